-- A call with a person's token sees what is that person's, and nothing of anybody else: every table
-- that names a person is bound, by the database, whatever the code above forgets. A table that comes
-- later says so with bound_to_person('table').

create function bound_to_person(name regclass, person_column text default 'person_id')
returns void language plpgsql as $$
begin
  execute format(
    'create policy own_person on %1$s as restrictive to attune_app
     using (current_person() is null or %2$I = current_person())
     with check (current_person() is null or %2$I = current_person())', name, person_column);
end $$;

select bound_to_person('persons', 'id');

-- Not the keys of idempotency, which are the account's, nor the trail: whoever acts writes there.
do $$
declare
  each regclass;
begin
  for each in
    select attrelid::regclass from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and attname = 'person_id'
      and relname not in ('idempotency_keys', 'audit_entries', 'sessions')
    order by 1
  loop
    perform bound_to_person(each);
  end loop;
end $$;

-- A session is everybody's who has a seat in it. A function, so that those who are bound to nobody
-- do not plan for it.
create function is_seated(wanted_session_id text) returns boolean stable language sql as $$
  select exists (
    select from session_participants
    where session_id = wanted_session_id and person_id = current_person())
$$;

create policy own_person on sessions as restrictive to attune_app
  using (current_person() is null or person_id = current_person() or is_seated(id))
  with check (
    current_person() is null or person_id = current_person()
    or (person_id is null and is_seated(id)));
