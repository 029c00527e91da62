-- compatible: adds a table and a column. Procedure codes and modifiers loaded with "attune ingest
-- hcpcs" and "attune ingest cpt", beside the built-in ones. They belong to no account.
create table procedure_codes (
  code_set text not null check (code_set in ('hcpcs', 'cpt')),
  kind     text not null check (kind in ('procedure', 'modifier')),
  code     text not null,
  primary key (kind, code, code_set)
);
select publish_register('procedure_codes');

-- Whether codes outside the code sets are errors. Otherwise they are warnings.
alter table accounts add column strict_codes boolean not null default false;
