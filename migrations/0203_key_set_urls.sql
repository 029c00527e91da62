-- compatible: adds a column, and an index instead of a narrower one. Clients can publish their public
-- keys at a URL.
alter table api_keys add column jwks_url text;
create index api_keys_with_public_keys on api_keys (id)
  where jwks is not null or jwks_url is not null;
drop index api_keys_clients;
grant select (jwks_url) on api_keys to attune_worker;
