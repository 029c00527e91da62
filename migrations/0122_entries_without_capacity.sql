-- compatible: adds a column. Entries for whom nobody has an opening are decided in batches after the
-- assignment, because a transaction can't last long enough for all of them.
alter table matching_assignment_entries
  add column without_capacity boolean not null default false;
create index matching_assignment_entries_without_capacity
  on matching_assignment_entries (account, assignment_id, position) where without_capacity;
