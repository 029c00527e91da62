-- In whose networks practitioners are and from when until when, where they practice, and at which
-- levels of care: matching goes by all three.

alter table practitioners
  add network_participations jsonb  not null default '[]',
  add practice_locations     jsonb  not null default '[]',
  add levels_of_care         text[] not null default '{}';

create or replace function facets_of(p practitioners) returns setof text stable language sql as $$
  select 'language:' || word from unnest(p.languages) as word
  union select 'specialty:' || word from unnest(p.specialties) as word
  union select 'modality:' || word from unnest(p.modalities) as word
  union select 'age_group:' || word from unnest(p.age_groups) as word
  union select 'format:' || word from unnest(p.formats) as word
  union select 'payer:' || word from unnest(p.payer_networks) as word
  union select 'payer:' || (item ->> 'payer_id')
    from jsonb_array_elements(p.network_participations) as item
  union select 'jurisdiction:' || (item ->> 'jurisdiction') from jsonb_array_elements(p.licenses) as item
  union select coalesce('jurisdiction:' || (item ->> 'jurisdiction'), 'compact:' || (item ->> 'compact'))
    from jsonb_array_elements(p.privileges) as item
  union select 'npi:' || p.npi where p.npi is not null
  union select 'supervisor:' || (p.supervision ->> 'supervisor_id')
    where p.supervision ->> 'supervisor_id' is not null
  union select 'name:' || name_key(p.name ->> 'family', p.name ->> 'given')
    where name_key(p.name ->> 'family', p.name ->> 'given') is not null
  union select 'name:' || name_key(item ->> 'family', item ->> 'given')
    from jsonb_array_elements(p.former_names) as item
    where name_key(item ->> 'family', item ->> 'given') is not null
$$;

drop trigger keep_facets_of_changed on practitioners;
create trigger keep_facets_of_changed
  after update of name, former_names, npi, languages, specialties, modalities, age_groups, formats,
    payer_networks, network_participations, licenses, privileges, supervision on practitioners
  for each row execute function keep_facets();
