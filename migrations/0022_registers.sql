-- Public registers, as they are published: who is excluded, who has which NPI. They belong to no
-- account and hold nothing of one: every account may read them, and only their owner, who ingests
-- the files, writes them. A file replaces the one before in one transaction.

create table register_files (
  register    text not null check (register in ('leie', 'nppes')),
  sha256      text not null,
  name        text not null,
  rows        bigint not null,
  refused     bigint not null,
  ingested_at timestamptz(3) not null default now(),
  primary key (register)
);

create table leie_exclusions (
  row_hash       text not null,
  last_name      text,
  first_name     text,
  middle_name    text,
  business_name  text,
  general        text,
  specialty      text,
  upin           text,
  npi            text,
  date_of_birth  date,
  address        text,
  city           text,
  state          text,
  zip            text,
  exclusion_type text,
  excluded_on    date,
  reinstated_on  date,
  waived_on      date,
  waiver_state   text,
  name_key       text
);
create index leie_exclusions_npi on leie_exclusions (npi) where npi is not null;
create index leie_exclusions_name on leie_exclusions (name_key);

create table nppes_providers (
  row_hash       text not null,
  npi            text not null,
  entity_type    text,
  replacement    text,
  family         text,
  given          text,
  middle         text,
  credential     text,
  other_family   text,
  other_given    text,
  state          text,
  enumerated_on  date,
  updated_on     date,
  deactivated_on date,
  reactivated_on date,
  taxonomies     text -- "code state license primary; …" as the registrant reported them.
);
create index nppes_providers_npi on nppes_providers (npi);

-- What a new file says otherwise than the one before, until whom it concerns is checked again.
create table register_changes (
  register text not null,
  facet    text not null,
  noted_at timestamptz not null default now(),
  primary key (register, facet)
);

create function open_register(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', name);
  execute format('create policy public_register on %s for select to attune_app, attune_worker
    using (true)', name);
  execute format('create policy by_owner on %s to %I using (true) with check (true)',
    name, current_user);
  execute format('grant select on %s to attune_app, attune_worker', name);
end $$;
select open_register('register_files');
select open_register('leie_exclusions');
select open_register('nppes_providers');
select open_register('register_changes');
-- Whoever has seen to it that those concerned are checked strikes it off.
create policy for_worker on register_changes for delete to attune_worker using (true);
grant delete on register_changes to attune_worker;
