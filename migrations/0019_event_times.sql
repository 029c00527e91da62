-- Filters of the event feed: by object type, and by the account's time or real time. A list filtered
-- by object type is read in its order. A list filtered by time reads the range and sorts it.
create index events_by_object on events (account, object, sequence) where sequence is not null;
create index events_by_created on events (account, created_at, id) where sequence is not null;
create index events_by_recorded on events (account, recorded_at, id)
  where sequence is not null;
