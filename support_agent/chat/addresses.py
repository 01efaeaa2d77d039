"""Whom an address stands for when requests are counted."""

from ipaddress import ip_address, ip_network

from django.http import HttpRequest

# A household or a phone is given as many addresses of IPv6 as this and chooses among them.
ONE_LINE = 64


def counted_as(address: str) -> str:
    """The address, or of IPv6 the first of its line; nothing where there is none to tell."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        # A server on a socket of the file system is told of no address.
        return ""
    if known.version == 4:
        return str(known)
    # An IPv4 address in the clothes of the other.
    plain = known.ipv4_mapped
    return str(plain or ip_network((int(known), ONE_LINE), strict=False).network_address)


def client_address(request: HttpRequest) -> str | None:
    """The one that asks. A proxy's header was read by the server; anyone may send one of theirs."""
    return counted_as(str(request.META.get("REMOTE_ADDR", ""))) or None
