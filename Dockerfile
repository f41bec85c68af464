# One image: the server with the browser client built in.
#
#   docker build -t marchstone .
#   docker run -p 8777:8777 -v marchstone:/data marchstone
#
# scripts/check_dockerfile.py runs the same steps without Docker.

# The bots and tables for browsers, as WebAssembly. Without rustup's standard library xtask takes Debian's compiler.
FROM rust:1.95-slim-bookworm AS wasm
WORKDIR /build
RUN rustup component add rust-src && rustup target add wasm32-unknown-unknown || echo "rustup cannot add the target: xtask looks for another compiler"
COPY . .
RUN cargo xtask wasm

# The browser client.
FROM node:24-bookworm-slim AS web
WORKDIR /build/web
# Packages change less often than the sources, so they have their own layer.
COPY web/package.json web/package-lock.json ./
# Not `npm ci`: it refuses a lock file without the packages for other systems.
RUN npm install --no-save --no-audit --no-fund
# The client imports the texts of the games from their directories.
COPY games ../games
COPY web .
COPY --from=wasm /build/web/public public
RUN npm run build

# The binary, with the client embedded.
FROM rust:1.95-slim-bookworm AS rust
WORKDIR /build
COPY . .
COPY --from=web /build/web/dist web/dist
# The commit, for `marchstone --version`.
ARG MARCHSTONE_COMMIT=""
RUN cargo build --release --locked --package marchstone && mkdir data

# The runtime image has neither a shell nor a package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=rust /build/target/release/marchstone /usr/local/bin/marchstone
COPY --from=rust --chown=10001:10001 --chmod=0700 /build/data /data
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV MARCHSTONE_ADDRESS=0.0.0.0:8777 MARCHSTONE_DATABASE=/data/marchstone.db
EXPOSE 8777
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 CMD ["/usr/local/bin/marchstone", "health"]
ENTRYPOINT ["/usr/local/bin/marchstone"]
CMD ["serve"]
