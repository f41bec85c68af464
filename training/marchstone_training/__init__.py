"""Policy nets trained by self-play in the environments of the package `marchstone`."""
