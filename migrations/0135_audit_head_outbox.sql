-- Signed heads of the audit log that still have to be written outside of the database. A row is
-- inserted with the head and deleted once the head has been written, so no head is lost.
create table audit_head_outbox (
  account       text not null,
  last_sequence bigint not null,
  destination   text not null check (destination in ('log', 'url')),
  primary key (account, last_sequence, destination)
);
create index on audit_head_outbox (destination, account, last_sequence);
select isolate_by_account('audit_head_outbox');
revoke all on audit_head_outbox from attune_app;
create policy for_worker on audit_head_outbox to attune_worker using (true) with check (true);
grant select, insert, delete on audit_head_outbox to attune_worker;

-- Heads from before this change go out too, so that the numbers of an account's heads begin at 1.
-- The owner's policy hides them from the owner unless it isn't forced.
alter table audit_heads no force row level security;
alter table audit_head_outbox no force row level security;
insert into audit_head_outbox (account, last_sequence, destination)
select account, last_sequence, 'log' from audit_heads;
alter table audit_heads force row level security;
alter table audit_head_outbox force row level security;
