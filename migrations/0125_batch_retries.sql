-- compatible: adds columns, a state and indexes. An import or assignment whose batch fails is
-- retried later and later, so that it doesn't block those behind it, and fails in the end.
alter table imports
  add column failed_attempts integer not null default 0, -- In a row.
  add column next_attempt_at timestamptz(3) not null default now();
alter table matching_assignments
  add column failed_attempts integer not null default 0, -- In a row.
  add column next_attempt_at timestamptz(3) not null default now(),
  add column reason text,
  add column failed_at timestamptz(3),
  drop constraint matching_assignments_status_check,
  add constraint matching_assignments_status_check check (
    status in ('searching', 'offering', 'completed', 'failed', 'canceled'));

create index imports_next on imports (next_attempt_at) where working;
create index matching_assignments_next on matching_assignments (next_attempt_at) where working;
grant select (next_attempt_at) on imports, matching_assignments to attune_worker;
