-- compatible: adds a column. A role says whether it's built in. Built-in roles are in no table, so
-- every row says no.
alter table roles add column built_in boolean not null default false check (not built_in);
