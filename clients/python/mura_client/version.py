"""One version for all of Mura: that of the packages beside it."""

__version__ = "0.1.0"
