-- The outcome summary counts the courses of an instrument over all practitioners.
create index on outcomes (account, instrument);
