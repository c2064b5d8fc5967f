"""`python3 -m mura_client ADDRESS`: an agent that chooses by chance, to try a server."""

from .command import main

main()
