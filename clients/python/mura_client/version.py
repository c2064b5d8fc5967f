"""One version for all of Mura: that of the packages beside it."""

__version__ = "1.0.0"
