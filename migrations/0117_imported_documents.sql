-- compatible: adds columns and replaces a function. Documents, forms and form responses can be
-- imported, so they have an external ID, and reverting an import deletes them.
select add_external_id('documents');
select add_external_id('forms');
select add_external_id('form_responses');

create or replace function remove_imported_row(of_account text, of_import text, of_row integer)
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
    when 'practitioner' then
      delete from practitioners where account = of_account and id = removed;
    when 'person' then
      delete from person_tokens where account = of_account and person_id = removed;
      delete from person_keys where account = of_account and person_id = removed;
      delete from persons where account = of_account and id = removed;
    when 'coverage' then
      delete from coverages where account = of_account and id = removed;
    when 'consent' then
      delete from consents where account = of_account and id = removed;
    when 'session' then
      delete from session_participants where account = of_account and session_id = removed;
      delete from sessions where account = of_account and id = removed;
    when 'assessment' then
      delete from assessments where account = of_account and id = removed;
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
  delete from metadata_hashes where account = of_account and object_id = removed;
  perform set_config('app.maintenance', '', true);
  return 'removed';
exception -- Also restores the setting.
  when foreign_key_violation then return 'object_in_use';
end $$;
