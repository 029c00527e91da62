-- Measures of how somebody is, and what must be done when an answer signals danger. Answers and
-- scores lie encrypted under the person's key.

create table assessments (
  account         text not null,
  id              text not null,
  person_id       text not null,
  instrument      text not null,
  session_id      text,
  practitioner_id text,
  amends_id       text,
  amended_by_id   text,
  status          text not null check (status in (
    'assigned', 'started', 'completed', 'reviewed', 'amended', 'expired', 'canceled', 'voided')),
  encrypted          bytea,
  expires_at      timestamptz(3),
  reviewed_by     text,
  started_at      timestamptz(3),
  completed_at    timestamptz(3),
  reviewed_at     timestamptz(3),
  amended_at      timestamptz(3),
  expired_at      timestamptz(3),
  canceled_at     timestamptz(3),
  voided_at       timestamptz(3),
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on assessments (account, created_at desc, id desc);
create index on assessments (account, person_id, created_at desc, id desc);
create index assessments_in_series on assessments (account, person_id, instrument, completed_at)
  where status in ('completed', 'reviewed');
select isolate_by_account('assessments');
select bound_to_person('assessments', 'person_id');

create table risk_flags (
  account         text not null,
  id              text not null,
  person_id       text not null,
  assessment_id   text,
  status          text not null check (status in (
    'opened', 'acknowledged', 'escalated', 'mitigated', 'resolved', 'voided')),
  encrypted          bytea,
  acknowledge_by  timestamptz(3) not null,
  acknowledged_by text,
  resolved_by     text,
  acknowledged_at timestamptz(3),
  escalated_at    timestamptz(3),
  mitigated_at    timestamptz(3),
  resolved_at     timestamptz(3),
  reopened_at     timestamptz(3),
  raised_at       timestamptz(3),
  voided_at       timestamptz(3),
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, assessment_id) references assessments (account, id)
);
create index on risk_flags (account, created_at desc, id desc);
create index on risk_flags (account, person_id, created_at desc, id desc);
select isolate_by_account('risk_flags');
select bound_to_person('risk_flags', 'person_id');

-- What became of care, by practitioner: one row for each course of care and instrument. Whose it was
-- cannot be told from the row: the course is a keyed hash. Matching counts these.
create table outcomes (
  account          text not null,
  course           bytea not null,
  practitioner_id  text not null,
  instrument       text not null,
  baseline         integer not null,
  latest           integer not null,
  measured         integer not null, -- How often.
  change           text not null check (change in (
    'reliable_improvement', 'no_reliable_change', 'reliable_deterioration')),
  responded        boolean not null,
  remitted         boolean not null,
  updated_at       timestamptz(3) not null,
  primary key (account, course),
  foreign key (account, practitioner_id) references practitioners (account, id)
);
create index on outcomes (account, practitioner_id, instrument);
select isolate_by_account('outcomes');
