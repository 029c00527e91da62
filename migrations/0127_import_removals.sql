-- compatible: adds a function. Reverting an import deletes what it created, through this function
-- alone: the service can't delete any other practitioner, person, coverage, session or assessment.
-- It runs as the owner, so it checks the account, the import and the row itself.
create function object_of_import(of_account text, of_import text, of_row integer)
returns table (object text, object_id text) stable
set search_path from current
begin atomic
  select object, object_id from import_rows
  where account = of_account and import_id = of_import and row = of_row and outcome = 'created';
end;

create function remove_imported_row(of_account text, of_import text, of_row integer)
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
    else
      raise exception 'rows of % are not deleted', kind using errcode = 'insufficient_privilege';
  end case;
  perform set_config('app.maintenance', '', true);
  return 'removed';
exception -- Also restores the setting.
  when foreign_key_violation then return 'object_in_use';
end $$;
revoke execute on function remove_imported_row from public;
grant execute on function remove_imported_row to attune_app;

revoke delete on practitioners, persons, person_keys, coverages, sessions from attune_app;
