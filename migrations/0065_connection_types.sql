-- compatible: adds columns and tables. How an account reaches its clearinghouse, with credentials
-- that only the worker decrypts.
alter table clearinghouse_connections
  add column type text not null default 'folder'
    check (type in ('simulated', 'folder', 'sftp', 'stedi')),
  add column sftp jsonb, -- Host, folders and file names. No secrets.
  add column max_claims_per_file integer not null default 1,
  add column credentials bytea, -- Encrypted with the deployment's key, bound to the row.
  add column credentials_set_at timestamptz(3),
  -- A keyed hash of the login at the clearinghouse. Connections with the same hash share a mailbox.
  add column mailbox text,
  add column tested_at timestamptz(3),
  add column test_error text; -- Null if the last test passed.
create index on clearinghouse_connections (mailbox) where mailbox is not null;
-- A webhook names the connection only.
create index clearinghouse_connections_stedi on clearinghouse_connections (id) where type = 'stedi';
create policy for_worker on clearinghouse_connections to attune_worker
  using (true) with check (true);
grant select (account, id, type, mailbox, credentials, created_at), update (credentials)
  on clearinghouse_connections to attune_worker;

-- The connection a document goes through. Null: the deployment's clearinghouse.
alter table transmissions add column connection_id text;
alter table eligibility_checks add column connection_id text;

-- How far a mailbox was read. It belongs to a login, which can serve several accounts.
create table mailboxes (
  mailbox       text primary key,
  cursor        text, -- The clearinghouse's page token.
  poll_after    timestamptz(3) not null default now(),
  claimed_until timestamptz(3), -- By the worker that reads it.
  failures      integer not null default 0, -- Since the last success.
  created_at    timestamptz(3) not null default now()
);
create index on mailboxes (poll_after);
select force_row_security('mailboxes');
create policy for_worker on mailboxes to attune_worker using (true) with check (true);
grant select, insert, update on mailboxes to attune_worker;

-- The files of a mailbox, each read once. A file is listed with the cursor, then fetched and stored.
create table mailbox_files (
  mailbox     text not null references mailboxes,
  file        text not null, -- The clearinghouse's ID or the file's name, size and time.
  fetch_after timestamptz(3) not null default now(),
  failures    integer not null default 0,
  stored_at   timestamptz(3), -- Null until it is stored.
  created_at  timestamptz(3) not null default now(),
  primary key (mailbox, file)
);
create index mailbox_files_waiting on mailbox_files (mailbox, fetch_after) where stored_at is null;
select force_row_security('mailbox_files');
create policy for_worker on mailbox_files to attune_worker using (true) with check (true);
grant select, insert, update on mailbox_files to attune_worker;

-- Transactions of a shared mailbox that belong to no account or to several. An operator routes them.
create table unrouted_documents (
  id         text primary key,
  mailbox    text not null,
  file       text not null,
  reason     text not null check (reason in ('unknown', 'ambiguous', 'contradictory')),
  sha256     text not null,
  encrypted  bytea not null,
  created_at timestamptz(3) not null default now(),
  unique (mailbox, sha256)
);
select force_row_security('unrouted_documents');
create policy for_worker on unrouted_documents to attune_worker using (true) with check (true);
grant select, insert, delete, update (encrypted) on unrouted_documents to attune_worker;

-- To route a transaction, the worker looks for its payee and its control numbers.
create policy for_worker on billing_providers for select to attune_worker using (true);
grant select (account, provider) on billing_providers to attune_worker;
create policy for_worker on claims for select to attune_worker using (true);
grant select (account, patient_control_number) on claims to attune_worker;
