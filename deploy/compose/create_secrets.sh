#!/bin/sh
# Creates the secrets of compose.yaml, once. Files that exist are kept: with another pepper or
# encryption key, no API key works and no health data can be read.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
cd secrets

create() {
  if [ ! -s "$1" ]; then printf '%s' "$2" > "$1"; fi
}

for name in postgres_password owner_password service_password; do
  create "$name" "$(openssl rand -hex 24)"
done
create pepper "$(openssl rand -base64 32)"
create encryption_key "$(openssl rand -base64 32)"
create database_url "postgres://attune_service:$(cat service_password)@postgres/attune"
create database_owner_url "postgres://attune_owner:$(cat owner_password)@postgres/attune"
# Docker Compose mounts these files as they are, and the service isn't their owner.
chmod 0644 ./*
chmod 0700 .
