#!/bin/sh
# Runs once, when the database is created: the user that runs migrations and the one that serves
# requests. See docs/guides/production-database.md.
set -eu
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d postgres \
  -v owner_password="$(cat /run/secrets/owner_password)" \
  -v service_password="$(cat /run/secrets/service_password)" <<'SQL'
create role attune_owner login createrole password :'owner_password';
create role attune_service login noinherit password :'service_password';
alter database attune owner to attune_owner;
SQL
