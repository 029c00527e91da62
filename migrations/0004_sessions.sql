-- Meetings for care. A constraint that guards a rule is named after the error it becomes.

create table sessions (
  account             text not null,
  id                  text not null,
  practitioner_id     text not null,
  person_id           text,
  starts_at           timestamptz(3) not null,
  ends_at             timestamptz(3) not null check (ends_at > starts_at),
  duration_minutes    integer not null check (duration_minutes > 0),
  status              text not null
    check (status in ('scheduled', 'started', 'completed', 'canceled', 'no_show')),
  scheduled_at        timestamptz(3),
  started_at          timestamptz(3),
  completed_at        timestamptz(3),
  canceled_at         timestamptz(3),
  no_show_at          timestamptz(3),
  cancellation_reason text,
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),

  constraint slot_taken
    exclude using gist (
      account with =, practitioner_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('scheduled', 'started'))
);
create index on sessions (account, created_at desc, id desc);
create index on sessions (account, practitioner_id, created_at desc, id desc);
select isolate_by_account('sessions');

-- A call on behalf of a practitioner sees that practitioner's sessions and no others.
create policy own_sessions on sessions as restrictive to attune_app
  using (current_practitioner() is null or practitioner_id = current_practitioner())
  with check (current_practitioner() is null or practitioner_id = current_practitioner());
