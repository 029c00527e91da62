-- Matchings and the alliance scores that ranking uses. The criteria of a matching are encrypted,
-- under the person's key or, if it names no person, the deployment's.

create table matchings (
  account                  text not null,
  id                       text not null,
  person_id                text,
  status                   text not null check (status in (
    'pending', 'completed', 'diverted', 'accepted', 'fulfilled', 'declined', 'expired', 'canceled',
    'failed')),
  encrypted                bytea,
  seed                     bigint not null,
  model_version            text not null,
  index_version            text,
  shown                    text[] not null default '{}', -- In order; exposure is computed from it.
  accepted_practitioner_id text,
  session_id               text,
  offer_expires_at         timestamptz(3),
  blocked_practitioner_id  text,
  blocked_by               text check (blocked_by in ('person', 'practitioner')),
  expires_at               timestamptz(3),
  completed_at             timestamptz(3),
  diverted_at              timestamptz(3),
  accepted_at              timestamptz(3),
  fulfilled_at             timestamptz(3),
  declined_at              timestamptz(3),
  expired_at               timestamptz(3),
  canceled_at              timestamptz(3),
  failed_at                timestamptz(3),
  version                  integer not null default 1,
  created_at               timestamptz(3) not null,
  updated_at               timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, accepted_practitioner_id) references practitioners (account, id),
  foreign key (account, session_id) references sessions (account, id)
);
create index on matchings (account, created_at desc, id desc);
create index on matchings (account, person_id, created_at desc, id desc);
create index matchings_accepted on matchings (account, accepted_practitioner_id)
  where status = 'accepted';
create index on matchings (account, session_id) where session_id is not null;
create index matchings_waiting on matchings (account, id)
  where status in ('pending', 'completed', 'accepted');
select isolate_by_account('matchings', 'person_id');
create policy for_reencryption on matchings to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on matchings to attune_worker;

-- Alliance scores of first sessions by practitioner. The course is a keyed hash, so a row doesn't
-- reveal the person.
create table matching_alliances (
  account         text not null,
  course          bytea not null,
  practitioner_id text not null,
  score           smallint not null check (score between 0 and 100),
  updated_at      timestamptz(3) not null,
  primary key (account, course),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on matching_alliances (account, practitioner_id);
select isolate_by_account('matching_alliances');

-- How much of a practitioner's capacity is taken: by persons with a session to come or in the last
-- 90 days, and by accepted matchings.
create function capacity_used(
  of_account text, of_practitioner text, moment timestamptz, but_not text default null)
returns integer
stable language sql as $$
  select count(distinct who)::integer from (
    select participant.person_id as who
    from sessions
    join session_participants as participant
      on participant.account = sessions.account and participant.session_id = sessions.id
    where sessions.account = of_account and practitioner_id = of_practitioner
      and starts_at > moment - interval '90 days'
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment)
    union all
    select coalesce(person_id, id) from matchings
    where account = of_account and accepted_practitioner_id = of_practitioner
      and status = 'accepted') as places
  where who is distinct from but_not
$$;
