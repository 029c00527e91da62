-- compatible: adds tables and columns. Services are the appointment types that can be booked. A
-- session copies what the service decides, so that a later change of the service doesn't change it.
create table services (
  account               text not null,
  id                    text not null,
  practitioner_id       text,
  name                  text not null,
  description           text,
  status                text not null,
  type                  text not null,
  format                text,
  duration_minutes      integer not null,
  buffer_before_minutes integer,
  buffer_after_minutes  integer,
  procedure_code        text,
  price                 jsonb,
  bookable_by           text[] not null,
  form_ids              text[] not null default '{}',
  policy                jsonb,
  external_id           text,
  retired_at            timestamptz(3),
  metadata              jsonb not null default '{}',
  version               integer not null default 1,
  created_at            timestamptz(3) not null,
  updated_at            timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  constraint services_status_check check (status in ('active', 'retired'))
);
create unique index services_external_id_taken on services (account, external_id)
  where external_id is not null;
create index on services (account, created_at desc, id desc);
create index on services (account, updated_at, id);
create index on services (account, status, created_at desc, id desc);
create index on services (account, format, created_at desc, id desc) where format is not null;
create index on services (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
select isolate_by_account('services');
select index_metadata_of('services', 'service');

-- A person's token reads services, to book them.
alter policy own_account on services
  with check (account = current_account() and current_person() is null);

alter table sessions
  add column service_id text,
  add column price jsonb,
  add foreign key (account, service_id) references services (account, id);
create index on sessions (account, service_id, created_at desc, id desc)
  where service_id is not null;

alter table session_series
  add column service_id text,
  add foreign key (account, service_id) references services (account, id);

-- The forms that persons haven't completed in any version.
create function missing_forms(of_account text, of_persons text[], of_forms text[])
returns table (person_id text, form_id text)
stable language sql as $$
  select missing.person_id, required.id
  from unnest(of_persons) as missing (person_id)
  cross join forms as required
  where required.account = of_account and required.id = any(of_forms)
    and not exists (
      select from form_responses as response
      join forms as answered
        on answered.account = of_account and answered.id = response.form_id
      where response.account = of_account and response.person_id = missing.person_id
        and response.status in ('completed') and answered.name = required.name)
  order by missing.person_id, required.id
$$;
