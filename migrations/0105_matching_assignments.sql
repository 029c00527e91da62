-- compatible: adds tables and columns. Waiting lists are assigned in the background: their entries
-- wait here until they are decided, and each then has a matching with its outcome.
create table matching_assignments (
  account        text not null,
  id             text not null,
  status         text not null,
  offer_hours    integer not null,
  dry_run        boolean not null,
  entry_count    integer not null,
  searched_count integer not null default 0,
  decided_count  integer not null default 0,
  offered_count  integer not null default 0,
  working        boolean not null default true, -- Whether the worker has something to do.
  metadata       jsonb not null default '{}',
  assigned_at    timestamptz(3),
  completed_at   timestamptz(3),
  canceled_at    timestamptz(3),
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id),
  constraint matching_assignments_status_check check (
    status in ('searching', 'offering', 'completed', 'canceled'))
);
create index on matching_assignments (account, created_at desc, id desc);
create index on matching_assignments (account, updated_at, id);
create index on matching_assignments (account, status, created_at desc, id desc);
create index matching_assignments_working on matching_assignments (updated_at) where working;
select isolate_by_account('matching_assignments');
select index_metadata_of('matching_assignments', 'matching_assignment');
-- The worker finds assignments with work in all accounts, and sees nothing else of them.
create policy for_worker on matching_assignments for select to attune_worker using (working);
grant select (account, id, working, updated_at) on matching_assignments to attune_worker;

-- An entry that isn't decided yet: the request or, once searched, the person's best practitioners.
-- Encrypted with the deployment's key. Deleted when it is decided.
create table matching_assignment_entries (
  account         text not null,
  id              text not null,
  assignment_id   text not null,
  position        integer not null,
  searched        boolean not null default false,
  practitioner_id text, -- Who is assigned. Null until then, and if their times are gone.
  encrypted       bytea not null,
  primary key (account, id),
  unique (account, assignment_id, position),
  foreign key (account, assignment_id) references matching_assignments (account, id)
);
create index on matching_assignment_entries (account, assignment_id, position) where not searched;
select isolate_by_account('matching_assignment_entries');
grant delete on matching_assignment_entries to attune_app;
create policy for_worker on matching_assignment_entries to attune_worker
  using (true) with check (true);
grant select (account, id, encrypted), update (encrypted) on matching_assignment_entries
  to attune_worker;

alter table matchings
  add column assignment_id text,
  add column assignment_outcome text,
  add column assignment_reason text,
  add constraint matchings_assignment foreign key (account, assignment_id)
    references matching_assignments (account, id) not valid;
create index on matchings (account, assignment_id, created_at desc, id desc);
create index on matchings (account, assignment_outcome, created_at desc, id desc)
  where assignment_outcome is not null;
