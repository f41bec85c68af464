# One image: the server with the browser client built in.
#
#   docker build -t marchstone .
#   docker run -p 8777:8777 -v marchstone:/data marchstone

# The browser client.
FROM node:22-bookworm-slim AS web
WORKDIR /build
# Packages change less often than the sources, so they have their own layer.
COPY web/package.json web/package-lock.json web/
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
RUN cd web && npm ci --no-audit --no-fund
# The client imports the texts of the games from their directories.
COPY . .
RUN cd web && npm run build

# The binary, with the client embedded.
FROM rust:1.95-slim-bookworm AS rust
WORKDIR /build
COPY . .
COPY --from=web /build/web/dist web/dist
# The image needs no debug information.
ENV CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_PROFILE_RELEASE_STRIP=symbols
RUN cargo build --release --locked --package marchstone

# The runtime image.
FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data marchstone \
    && install --directory --owner marchstone --group marchstone --mode 0700 /data
COPY --from=rust /build/target/release/marchstone /usr/local/bin/marchstone
USER marchstone
WORKDIR /data
VOLUME /data
ENV MARCHSTONE_ADDRESS=0.0.0.0:8777 MARCHSTONE_DATABASE=/data/marchstone.db
EXPOSE 8777
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8777 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^fine' <&3"]
ENTRYPOINT ["marchstone"]
CMD ["serve"]
