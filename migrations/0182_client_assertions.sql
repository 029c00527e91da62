-- compatible: adds a column, and replaces a check with a wider one. Clients that authenticate with
-- a signed JWT: an API key has their public keys, and a token that belongs to neither a
-- practitioner nor a person acts as the account (see enter in 0192).
alter table api_keys add column jwks jsonb;
create index api_keys_clients on api_keys (id) where jwks is not null;
-- A client is found before its account is known.
grant select (jwks, scopes, allowed_ips, expires_at) on api_keys to attune_worker;

alter table scoped_tokens
  drop constraint scoped_tokens_check,
  add constraint scoped_tokens_subject check (num_nonnulls(practitioner_id, person_id) <= 1)
    not valid;
alter table scoped_tokens validate constraint scoped_tokens_subject;
