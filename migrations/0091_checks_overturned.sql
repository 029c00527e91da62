-- When somebody took back that an exclusion had been confirmed.
alter table checks add column overturned_at timestamptz(3);
