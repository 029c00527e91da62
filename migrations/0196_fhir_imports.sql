-- compatible: adds columns and an index, and accepts one more format. Imports take FHIR resources:
-- a row knows its number in the file, by which names other resources refer to it, and which object
-- it adds to.
alter table imports
  drop constraint imports_format_check,
  add constraint imports_format_check check (format in ('ndjson', 'csv', 'fhir')) not valid;
alter table imports validate constraint imports_format_check;

alter table import_parts add column row_count integer;

alter table import_rows
  add column file_row integer,
  add column aliases text[],
  add column completes text;
create index import_rows_aliases on import_rows using gin (aliases) where aliases is not null;
