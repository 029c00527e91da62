-- "Dry-Run" checks a request without keeping anything. An assignment without offers is something
-- else: it is kept, and names who would be offered.
alter table matching_assignments rename column dry_run to propose_only;
