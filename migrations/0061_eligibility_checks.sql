-- Questions to payers about a coverage. What was asked and what the payer said lies encrypted under the
-- person's key.

create table eligibility_checks (
  account       text not null,
  id            text not null,
  person_id     text not null,
  coverage_id   text not null,
  payer_id      text not null,
  status        text not null check (status in ('requested', 'completed', 'failed', 'timed_out')),
  encrypted        bytea,
  attempts      integer not null default 0,
  -- In production a worker asks from this moment on, and nobody else while it is claimed.
  ask_after     timestamptz(3),
  claimed_until timestamptz(3),
  decision_id   text,
  disclosure_id text,
  expires_at    timestamptz(3),
  completed_at  timestamptz(3),
  failed_at     timestamptz(3),
  timed_out_at  timestamptz(3),
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, coverage_id) references coverages (account, id)
);
create index on eligibility_checks (account, created_at desc, id desc);
create index on eligibility_checks (account, person_id, created_at desc, id desc);
create index on eligibility_checks (account, coverage_id, created_at desc, id desc);
create index eligibility_checks_to_ask on eligibility_checks (ask_after)
  where status = 'requested' and ask_after is not null;
select isolate_by_account('eligibility_checks');
select bound_to_person('eligibility_checks');

-- The worker finds what is to be asked, in all accounts, and nothing more of it.
grant select (account, id, status, ask_after, claimed_until) on eligibility_checks to attune_worker;
create policy for_worker on eligibility_checks for select to attune_worker
  using (status = 'requested' and ask_after is not null);
