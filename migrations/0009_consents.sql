-- What persons agreed to, what was shared under it, and who looked in an emergency. What a consent
-- says is encrypted under the person's key; its kind and where it stands are what lists go by.

create table consents (
  account          text not null,
  id               text not null,
  person_id        text not null,
  kind             text not null,
  status           text not null check (status in (
    'drafted', 'offered', 'scheduled', 'granted', 'declined', 'lapsed', 'suspended', 'revoked',
    'expired', 'superseded', 'voided')),
  encrypted           bytea,
  decision         text not null check (decision in ('permit', 'deny')),
  signing          bigint, -- Signatures in the order they were given.
  supersedes_id    text,
  superseded_by_id text,
  offered_at       timestamptz(3),
  scheduled_at     timestamptz(3),
  granted_at       timestamptz(3),
  declined_at      timestamptz(3),
  lapsed_at        timestamptz(3),
  suspended_at     timestamptz(3),
  restored_at      timestamptz(3),
  revoked_at       timestamptz(3),
  expired_at       timestamptz(3),
  superseded_at    timestamptz(3),
  voided_at        timestamptz(3),
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, supersedes_id) references consents (account, id)
);
create index on consents (account, created_at desc, id desc);
create index on consents (account, person_id, created_at desc, id desc);
create index on consents (account, person_id, signing desc) where signing is not null;
create sequence signings owned by consents.signing;
grant usage on sequence signings to attune_app;
-- What a decision is judged by.
create index consents_in_force on consents (account, person_id)
  where status in ('granted', 'scheduled');
select isolate_by_account('consents');
grant delete on consents to attune_app;

-- Each time something was shared outside: with whom, what kinds of data, on what basis.
create table disclosures (
  account     text not null,
  id          text not null,
  person_id   text not null,
  encrypted      bytea,
  decision_id text not null,
  consent_ids text[] not null default '{}',
  version     integer not null default 1,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on disclosures (account, created_at desc, id desc);
create index on disclosures using gin (consent_ids);
create index on disclosures (account, person_id, created_at desc, id desc);
select isolate_by_account('disclosures');

-- The record opened without consent because somebody's life may depend on it: for an hour at most,
-- to look and not to change, and looked into afterwards. By the real clock.
create table emergency_accesses (
  account         text not null,
  id              text not null,
  person_id       text not null,
  practitioner_id text not null,
  status          text not null
    check (status in ('opened', 'ended', 'expired', 'justified', 'unjustified')),
  encrypted          bytea,
  expires_at      timestamptz(3) not null,
  opened_at       timestamptz(3) not null,
  ended_at        timestamptz(3),
  expired_at      timestamptz(3),
  justified_at    timestamptz(3),
  unjustified_at  timestamptz(3),
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on emergency_accesses (account, created_at desc, id desc);
create index on emergency_accesses (account, person_id, created_at desc, id desc);
create index emergency_accesses_open on emergency_accesses (account, person_id)
  where status = 'opened';
select isolate_by_account('emergency_accesses');

-- When the encryption key changes, what was encrypted directly under it is encrypted anew.
create policy for_rewrapping on webhook_endpoints for update to attune_worker using (true);
grant update (secrets) on webhook_endpoints to attune_worker;
grant update (excerpt) on webhook_attempts to attune_worker;

-- On behalf of a practitioner, one's own and no others.
create policy own_emergency_accesses on emergency_accesses as restrictive to attune_app
  using (current_practitioner() is null or practitioner_id = current_practitioner())
  with check (current_practitioner() is null or practitioner_id = current_practitioner());

-- Whom whoever acts may find in a list at all: the account everybody, a practitioner those they care
-- for and those whose record they have opened. Whether they are shown is decided for each.
create function cares_for(wanted_person_id text) returns boolean stable
begin atomic
  select current_practitioner() is null
    or current_practitioner() = any (care_team_of(wanted_person_id))
    or exists (
      select from emergency_accesses
      where person_id = wanted_person_id and practitioner_id = current_practitioner()
        and status = 'opened' and expires_at > now());
end;
