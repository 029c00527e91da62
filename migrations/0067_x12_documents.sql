-- What payers and clearinghouses sent: the bytes as they came, encrypted, since they name persons, and
-- what became of each transaction in them. The same bytes are one document, however often they come.

create table x12_documents (
  account      text not null,
  id           text not null,
  source       text not null check (source in ('api', 'clearinghouse')),
  reference    text, -- The clearinghouse's own for it.
  sha256       text not null,
  bytes        integer not null,
  status       text not null check (status in ('received', 'processed', 'excepted', 'resolved')),
  transactions jsonb not null default '[]', -- What became of each; names no person.
  faults       jsonb not null default '[]', -- Codes and places, never values.
  fault_count  integer not null default 0,
  resolution   text,
  reason       text,
  resolved_by  text,
  encrypted       bytea not null,
  processed_at timestamptz(3),
  excepted_at  timestamptz(3),
  retried_at   timestamptz(3),
  resolved_at  timestamptz(3),
  metadata     jsonb not null default '{}',
  version      integer not null default 1,
  created_at   timestamptz(3) not null,
  updated_at   timestamptz(3) not null,
  primary key (account, id),
  unique (account, sha256)
);
create index on x12_documents (account, created_at desc, id desc);
create index on x12_documents (account, status, created_at desc, id desc);
select isolate_by_account('x12_documents');
-- The worker seals them anew when the key is replaced.
create policy for_worker on x12_documents to attune_worker using (true) with check (true);
grant select (account, id, encrypted), update (encrypted) on x12_documents to attune_worker;
