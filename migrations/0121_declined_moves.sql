-- compatible: adds an index. A late move that the practitioner declines costs the fee of a late
-- cancellation: finds those whose charge is missing.
create index sessions_declined_unsettled on sessions (account, id)
  where status = 'declined' and fee is not null and settled_at is null;
