-- compatible: adds a column. A role says whether it's built in. Those are in no table, so that every
-- row says no.
alter table roles add column built_in boolean not null default false check (not built_in);
