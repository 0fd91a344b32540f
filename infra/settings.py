"""What a running service is told by its environment; every name is listed here."""

from pathlib import Path
from uuid import UUID

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

CHECKOUT = Path(__file__).resolve().parent.parent
DEFAULT_PORT = 8000


class Settings(BaseSettings):
    """The environment, read once: ``Settings()``.

    Empty addresses mean the embedded servers, which the command line starts; the service
    itself, when it is created, needs both.
    """

    model_config = SettingsConfigDict(frozen=True, extra="ignore")

    database_url: str = Field("", validation_alias="DATABASE_URL")
    """A Postgres address, ``postgresql://user:password@host:port/name``."""

    redis_url: str = Field("", validation_alias="REDIS_URL")
    """A Redis or Valkey address, ``redis://:password@host:port/0``."""

    redis_prefix: str = Field("antechamber", validation_alias="ANTECHAMBER_REDIS_PREFIX")
    """What every key and channel begins with, so that several services may share a server."""

    host: str = Field("127.0.0.1", validation_alias="ANTECHAMBER_HOST")
    """Where to listen; loopback unless told otherwise."""

    port: int = Field(DEFAULT_PORT, ge=0, le=65535, validation_alias="ANTECHAMBER_PORT")
    """0 asks the kernel for a free one."""

    data: Path = Field(CHECKOUT / ".data", validation_alias="ANTECHAMBER_DATA")
    """The embedded servers' data folder."""

    card_files: Path = Field(
        CHECKOUT / ".data" / "cards", validation_alias="ANTECHAMBER_CARD_FILES"
    )
    """The folder of files that operators may import by the API."""

    operators: str = Field("", validation_alias="ANTECHAMBER_OPERATORS")
    """Ids of the accounts that may import card data, with commas: names could be anybody's."""

    @property
    def operator_accounts(self) -> frozenset[UUID]:
        """The accounts of ``operators``; raises ``ValueError`` for what is no id."""
        return frozenset(UUID(each.strip()) for each in self.operators.split(",") if each.strip())

    shuffle_seconds: int = Field(60, ge=1, validation_alias="ANTECHAMBER_SHUFFLE_SECONDS")
    """How long each of the two stages of a mutual shuffle may take."""

    settlement_seconds: int = Field(
        72 * 3600, ge=1, validation_alias="ANTECHAMBER_SETTLEMENT_SECONDS"
    )
    """How long a winner may take to decide what is settled; then the card is taken."""

    database_pool: int = Field(10, ge=1, le=200, validation_alias="ANTECHAMBER_DATABASE_POOL")
    """The largest number of connections one process opens to Postgres."""

    log_level: str = Field("INFO", validation_alias="ANTECHAMBER_LOG_LEVEL")
    """A level's name of the standard library's logging."""

    log_json: bool = Field(False, validation_alias="ANTECHAMBER_LOG_JSON")
    """One JSON object a line instead of text for people."""

    rate_reads: int = Field(10_000, ge=0, validation_alias="ANTECHAMBER_RATE_READS")
    """Reads in 10 s, by token, or by address where none is; here and below 0 means no limit."""

    rate_writes: int = Field(4_000, ge=0, validation_alias="ANTECHAMBER_RATE_WRITES")
    """Writes in 10 s, by token or address."""

    rate_streams: int = Field(600, ge=0, validation_alias="ANTECHAMBER_RATE_STREAMS")
    """Streams opened in a minute, by token or address."""

    rate_sign_ins: int = Field(300, ge=0, validation_alias="ANTECHAMBER_RATE_SIGN_INS")
    """Sign-ins tried in a minute by address; a tenth of it for each name from one address."""

    rate_registrations: int = Field(600, ge=0, validation_alias="ANTECHAMBER_RATE_REGISTRATIONS")
    """Accounts made in a minute by address."""

    rate_refusals: int = Field(2_000, ge=0, validation_alias="ANTECHAMBER_RATE_REFUSALS")
    """Requests refused (4xx) in 10 s, by token or address: these cost nothing else."""

    trusted_proxies: str = Field("", validation_alias="ANTECHAMBER_TRUSTED_PROXIES")
    """Addresses and networks, with commas, whose ``X-Forwarded-For`` is believed; or ``*``."""

    metrics_public: bool = Field(False, validation_alias="ANTECHAMBER_METRICS_PUBLIC")
    """Whether anybody may read ``/metrics``; else only this machine's own addresses."""
