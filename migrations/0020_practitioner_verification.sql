-- All that a directory and a verification know of a practitioner, and where the verification is.

alter table practitioners
  drop constraint practitioners_status_check,
  add constraint practitioners_status_check check (status in (
    'unverified', 'submitted', 'reviewing', 'information_requested', 'verified', 'lapsed',
    'suspended', 'rejected', 'revoked', 'withdrawn')),
  add former_names            jsonb not null default '[]',
  add date_of_birth           bytea,
  add taxonomies              jsonb not null default '[]',
  add licenses                jsonb not null default '[]',
  add privileges              jsonb not null default '[]',
  add dea_registrations       jsonb not null default '[]',
  add board_certifications    jsonb not null default '[]',
  add malpractice_covers      jsonb not null default '[]',
  add supervision             jsonb,
  add age_groups              text[] not null default '{}',
  add formats                 text[] not null default '{}',
  add rates                   jsonb not null default '[]',
  add payer_networks          text[] not null default '{}',
  add capacity                integer,
  -- Known exclusions from federal programs, each with its dates: eligibility is computed from them.
  add exclusions              jsonb not null default '[]',
  -- Whether a match by name and date of birth waits to be judged: until then nobody new.
  add possible_exclusion      boolean not null default false,
  add current_verification_id text,
  add cycle_ends_on           date,
  add open_findings           integer not null default 0 check (open_findings >= 0),
  add status_reason           text,
  -- The answers that were announced last, by jurisdiction: only to notice that one has changed.
  add announced               jsonb not null default '{}',
  add eligibility_changed_at  timestamptz(3),
  add submitted_at            timestamptz(3),
  add reviewing_at            timestamptz(3),
  add information_requested_at timestamptz(3),
  add verified_at             timestamptz(3),
  add lapsed_at               timestamptz(3),
  add suspended_at            timestamptz(3),
  add reinstated_at           timestamptz(3),
  add rejected_at             timestamptz(3),
  add revoked_at              timestamptz(3),
  add withdrawn_at            timestamptz(3);
create index on practitioners (account, status, created_at desc, id desc);

-- How names are compared: letters of the alphabet alone, whatever their accents and case. Null
-- where nothing is left of either part, because then it would equal every other such name.
create function name_key(family text, given text) returns text immutable language sql
  return nullif(upper(regexp_replace(normalize(family, nfkd), '[^A-Za-z]', '', 'g')), '') || ' ' ||
    nullif(upper(regexp_replace(normalize(given, nfkd), '[^A-Za-z]', '', 'g')), '');

-- By what practitioners are looked for, one row for each word. A table of its own, and not an index
-- over arrays, because behind row-level security only an equality may be looked up in an index.
create table practitioner_facets (
  account         text not null,
  practitioner_id text not null,
  facet           text not null, -- 'language:es', 'jurisdiction:US-CA', 'npi:…', 'name:…'
  primary key (account, practitioner_id, facet),
  foreign key (account, practitioner_id) references practitioners (account, id) on delete cascade
);
create index on practitioner_facets (account, facet, practitioner_id);
-- What a public register tells is looked for in every account at once.
create index on practitioner_facets (facet);
select isolate_by_account('practitioner_facets');
grant delete on practitioner_facets to attune_app;
create policy for_worker on practitioner_facets for select to attune_worker using (true);
grant select on practitioner_facets to attune_worker;
-- Who takes a register in finds out whom it concerns: the owner, who sees nothing here otherwise.
do $$
begin
  execute format('create policy for_registers on practitioner_facets for select to %I using (true)',
    current_user);
end $$;

create function facets_of(p practitioners) returns setof text stable language sql as $$
  select 'language:' || word from unnest(p.languages) as word
  union select 'specialty:' || word from unnest(p.specialties) as word
  union select 'modality:' || word from unnest(p.modalities) as word
  union select 'age_group:' || word from unnest(p.age_groups) as word
  union select 'format:' || word from unnest(p.formats) as word
  union select 'payer:' || word from unnest(p.payer_networks) as word
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

create function keep_facets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from practitioner_facets
    where account = new.account and practitioner_id = new.id
      and facet not in (select facets_of(new));
  end if;
  insert into practitioner_facets (account, practitioner_id, facet)
  select new.account, new.id, facets_of(new)
  on conflict do nothing;
  return null;
end $$;

create trigger keep_facets_of_new after insert on practitioners
  for each row execute function keep_facets();
create trigger keep_facets_of_changed
  after update of name, former_names, npi, languages, specialties, modalities, age_groups, formats,
    payer_networks, licenses, privileges, supervision on practitioners
  for each row execute function keep_facets();

insert into practitioner_facets (account, practitioner_id, facet)
select account, id, facets_of(practitioners) from practitioners
on conflict do nothing;

-- When the encryption key changes, birth dates are encrypted anew.
create policy for_rewrapping on practitioners to attune_worker using (true) with check (true);
grant select (account, id, date_of_birth), update (date_of_birth) on practitioners to attune_worker;
