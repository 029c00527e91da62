-- compatible: drops indexes and a foreign key. An import writes less for each row.
-- The outcome of a row was in an index, so that each update wrote all indexes again. A revert now
-- goes through the rows by their number, and pages have room for a second version of each row.
drop index import_rows_created;
alter table import_rows set (fillfactor = 40);
-- Forms and form responses have external IDs of their own (0190).
drop index import_rows_of_forms;
drop index import_rows_by_form;

-- A search token is derived from its person, written with them and deleted with them. A search
-- joins persons, so that a token alone finds nobody. Each of about ten was checked on its own.
alter table person_tokens drop constraint person_tokens_account_person_id_fkey;
