"""Why the demo does not start, or has ended by itself."""


class DemoRefused(Exception):
    """A sentence for whoever typed the command."""


class PortTaken(DemoRefused):
    def __init__(self, host: str, port: int) -> None:
        super().__init__(
            f"Port {port} of {host} is taken. Stop what runs there, or choose another "
            f"with --port {port + 1 if port < 65535 else 8000}."
        )


class FolderTaken(DemoRefused):
    def __init__(self, folder: object) -> None:
        super().__init__(f"A demo runs already on {folder}. Stop it first.")


class RealShop(DemoRefused):
    """The demo makes staff and orders, which a real shop must not find among its own."""

    def __init__(self) -> None:
        super().__init__(
            "The demo makes orders and staff, so it keeps away from a real shop. Leave "
            "DATABASE_URL unset and give it a folder, such as SUPPORT_DATA_DIR=.data/demo."
        )


class ProcessEnded(DemoRefused):
    def __init__(self, name: str, code: int) -> None:
        super().__init__(f"The {name} process has ended with code {code}, so all of it ends.")


class NoAnswer(DemoRefused):
    def __init__(self, address: str, seconds: int) -> None:
        super().__init__(f"{address} did not answer within {seconds} seconds.")
