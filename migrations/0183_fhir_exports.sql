-- compatible: adds a table. FHIR bulk exports: what was asked for, and which part of which list each
-- file contains. The files themselves are read when they are downloaded, so nothing about a person
-- is stored here.
create table fhir_exports (
  account        text not null references accounts,
  id             text not null,
  owner          text not null, -- The credential and the actor that asked for it.
  group_id       text,
  request        text not null,
  types          text[] not null,
  since          timestamptz(3),
  files          jsonb not null default '[]',
  position       jsonb, -- Null when all files are known.
  polls          integer not null default 0,
  transaction_at timestamptz(3) not null,
  expires_at     timestamptz(3) not null,
  primary key (account, id)
);
create index fhir_exports_to_delete on fhir_exports (expires_at);
select isolate_by_account('fhir_exports');
grant delete on fhir_exports to attune_app;
create policy for_worker on fhir_exports to attune_worker using (true);
grant select (account, id, expires_at), delete on fhir_exports to attune_worker;
