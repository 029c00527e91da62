-- compatible: adds a table, and allows the worker to delete audit log entries that are archived.
-- Old entries can be moved to files in the file store (AUDIT_ARCHIVE_DAYS). A row is inserted
-- before its file is written. Signed heads stay in the database.
create table audit_archives (
  account           text not null,
  id                text not null,
  first_sequence    bigint not null check (first_sequence between 1 and last_sequence),
  last_sequence     bigint not null,
  previous_hash     bytea not null,
  hash              bytea not null,
  first_recorded_at timestamptz(3) not null,
  last_recorded_at  timestamptz(3) not null,
  -- The key of the file, wrapped.
  wrapped_key       bytea not null,
  claimed_until     timestamptz(3),
  -- The file and the digest of its lines, set once it was stored and read back.
  file_id           text,
  sha256            bytea,
  size_bytes        bigint,
  stored_at         timestamptz(3),
  -- Set once its entries and links are deleted.
  cleared_at        timestamptz(3),
  created_at        timestamptz(3) not null default now(),
  primary key (account, id),
  unique (account, first_sequence),
  unique (account, last_sequence)
);
select isolate_by_account('audit_archives');
revoke insert, update on audit_archives from attune_app;
create policy for_worker on audit_archives to attune_worker using (true) with check (true);
grant select, insert on audit_archives to attune_worker;
grant update (wrapped_key, claimed_until, file_id, sha256, size_bytes, stored_at, cleared_at)
  on audit_archives to attune_worker;

-- An entry and its link can be deleted once an archive that contains them is stored. Otherwise, the
-- audit log stays append-only for everyone, the owner included.
create function refuse_unless_archived() returns trigger language plpgsql as $$
declare
  number bigint;
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_links' then
    number := old.sequence;
  elsif tg_op = 'DELETE' then
    select sequence into number from audit_links
    where account = old.account and entry_id = old.id;
  end if;
  if exists (
    select from audit_archives
    where account = old.account and stored_at is not null
      and number between first_sequence and last_sequence)
  then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

drop trigger append_only on audit_entries;
create trigger append_only before update or delete on audit_entries
  for each row execute function refuse_unless_archived();
drop trigger append_only on audit_links;
create trigger append_only before update or delete on audit_links
  for each row execute function refuse_unless_archived();

create policy archived on audit_entries for delete to attune_worker using (true);
grant delete on audit_entries, audit_links to attune_worker;

-- The file of an archive is listed for removal until the archive refers to it.
create policy kept_by_worker on file_removals for delete to attune_worker using (true);
grant delete on file_removals to attune_worker;

-- New rows then take the place of those that were archived.
alter table audit_entries set (autovacuum_vacuum_scale_factor = 0.01);
alter table audit_links set (autovacuum_vacuum_scale_factor = 0.01);
