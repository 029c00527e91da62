-- compatible
-- API keys show who created them: a member or another key. The column that stores it keeps its name
-- for processes of the previous version.
alter table api_keys
  add column created_by text generated always as (created_by_key_id) stored;
create index on api_keys (account, created_by, created_at desc, id desc);
