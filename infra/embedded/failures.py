"""Why the embedded servers cannot run; every message says what to do about it."""


class CannotEmbed(Exception):
    """The servers cannot be started here and now.

    - ``NoUnprivilegedAccount``: we are root and there is nobody to hand down to
    - ``ServerMissing``: no program of that server is installed
    - ``DataFolderBusy``: another launcher works on the data
    - ``ServerFailed``: the program was started and gave up
    """
