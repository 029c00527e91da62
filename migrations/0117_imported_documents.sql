-- compatible: adds a column, indexes and a function. Documents, forms and form responses can be
-- imported. The rows of earlier imports say which form or response has an external ID.
select add_external_id('documents');
create index import_rows_of_forms on import_rows (account, object, external_id)
  where object in ('form', 'form_response');
create index import_rows_by_form on import_rows (account, object, object_id)
  where object in ('form', 'form_response');

-- As remove_imported_row, for documents, forms and the responses to them. It also runs as the
-- owner, so it checks the account, the import and the row itself.
create function remove_imported_document(of_account text, of_import text, of_row integer)
returns text language plpgsql security definer
set search_path from current
as $$
declare
  kind text;
  removed text;
begin
  perform set_config('app.maintenance', 'on', true);
  select created.object, created.object_id into kind, removed
  from imports cross join object_of_import(of_account, of_import, of_row) as created
  where imports.account = of_account and imports.id = of_import
    and imports.status = 'reverted' and imports.working;
  if removed is null or of_account is distinct from current_account() then
    raise exception 'no row of a reverted import' using errcode = 'insufficient_privilege';
  end if;
  case kind
    when 'document' then
      delete from document_versions where account = of_account and document_id = removed;
      delete from documents where account = of_account and id = removed;
    when 'form' then
      delete from forms where account = of_account and id = removed;
    when 'form_response' then
      delete from form_responses where account = of_account and id = removed;
    else
      raise exception 'rows of % are not deleted', kind using errcode = 'insufficient_privilege';
  end case;
  perform set_config('app.maintenance', '', true);
  return 'removed';
exception -- Also restores the setting.
  when foreign_key_violation then return 'object_in_use';
end $$;
revoke execute on function remove_imported_document from public;
grant execute on function remove_imported_document to attune_app;
