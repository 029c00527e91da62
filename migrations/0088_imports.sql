-- compatible: adds tables and columns. Imports of files: their parts until they are imported, what
-- became of each row, and what is wrong with it. Events of an import are marked.
create table imports (
  account               text not null,
  id                    text not null,
  name                  text,
  kind                  text not null,
  format                text not null check (format in ('ndjson', 'csv')),
  mode                  text not null check (mode in ('upsert', 'create')),
  columns               jsonb not null default '{}', -- Fields by column of a CSV file.
  status                text not null,
  reason                text,
  part_count            integer not null default 0,
  size_bytes            bigint not null default 0,
  row_count             integer,
  rows_done             integer not null default 0, -- Of the current pass over the file.
  rows_per_second       integer,
  seconds_left          integer,
  created_count         integer not null default 0,
  updated_count         integer not null default 0,
  unchanged_count       integer not null default 0,
  failed_count          integer not null default 0,
  error_count           integer not null default 0,
  removed_count         integer not null default 0,
  retained_count            integer not null default 0,
  next_part             integer not null default 1, -- Where the current pass continues.
  next_row              integer not null default 0,
  header                jsonb, -- The columns of a CSV file, from its first row.
  working               boolean not null default false, -- Whether the worker has something to do.
  pass_started_at       timestamptz(3),
  metadata              jsonb not null default '{}',
  validation_started_at timestamptz(3),
  validated_at          timestamptz(3),
  started_at            timestamptz(3),
  completed_at          timestamptz(3),
  failed_at             timestamptz(3),
  canceled_at           timestamptz(3),
  reverted_at           timestamptz(3),
  version               integer not null default 1,
  created_at            timestamptz(3) not null,
  updated_at            timestamptz(3) not null,
  primary key (account, id),
  constraint imports_status_check check (status in ('uploaded', 'validating', 'validated',
    'importing', 'completed', 'failed', 'canceled', 'reverted'))
);
create index on imports (account, created_at desc, id desc);
create index on imports (account, updated_at, id);
create index on imports (account, status, created_at desc, id desc);
create index on imports (account, kind, created_at desc, id desc);
create index on imports (account, format, created_at desc, id desc);
create index imports_working on imports (updated_at) where working;
select isolate_by_account('imports');
select index_metadata_of('imports', 'import');
-- The worker finds imports with work in all accounts, and sees nothing else of them.
create policy for_worker on imports for select to attune_worker using (working);
grant select (account, id, working, updated_at) on imports to attune_worker;

-- A part holds whole rows, encrypted with the deployment's key. Deleted when the import ends.
create table import_parts (
  account    text not null,
  id         text not null,
  import_id  text not null,
  number     integer not null,
  size_bytes integer not null,
  encrypted  bytea not null,
  primary key (account, id),
  unique (account, import_id, number),
  foreign key (account, import_id) references imports (account, id)
);
select isolate_by_account('import_parts');
grant delete on import_parts to attune_app;
create policy for_worker on import_parts to attune_worker using (true) with check (true);
grant select (account, id, encrypted), update (encrypted) on import_parts to attune_worker;

-- What became of each row. An external ID occurs once per import and kind of object.
create table import_rows (
  account        text not null,
  import_id      text not null,
  row            integer not null,
  object         text,
  external_id    text,
  outcome        text check (
    outcome in ('invalid', 'created', 'updated', 'unchanged', 'failed', 'removed', 'retained')),
  object_id      text,
  object_version integer,
  primary key (account, import_id, row),
  foreign key (account, import_id) references imports (account, id)
);
create unique index on import_rows (account, import_id, object, external_id)
  where external_id is not null;
create index import_rows_created on import_rows (account, import_id, row desc)
  where outcome = 'created';
select isolate_by_account('import_rows');

create table import_errors (
  account     text not null,
  id          text not null,
  import_id   text not null,
  row         integer not null,
  object_type text,
  param       text, -- The field, or the column of a CSV file.
  code        text not null,
  message     text not null,
  created_at  timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, import_id) references imports (account, id)
);
create index on import_errors (account, import_id, created_at desc, id desc);
create index on import_errors (account, import_id, row, id);
create index on import_errors (account, import_id, code, created_at desc, id desc);
select isolate_by_account('import_errors');

-- Reverting an import deletes what it created. Foreign keys keep what is in use.
grant delete on practitioners, persons, person_keys, person_tokens, coverages, consents, sessions
  to attune_app;

alter table events
  add column imported boolean not null
    default coalesce(current_setting('app.imported', true), '') = 'true';
alter table webhook_endpoints add column skip_imported boolean not null default false;
