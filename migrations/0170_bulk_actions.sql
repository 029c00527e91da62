-- compatible: adds tables. One action on many claims, in the background. Each claim has a result,
-- which commits with the action on it, so that a worker that dies repeats nothing.
create table bulk_actions (
  account         text not null,
  id              text not null,
  action          text not null check (action in ('submit', 'check_status', 'write_off')),
  status          text not null,
  party           text,
  write_off_reason text,
  filters         jsonb, -- Null if the claims were chosen by ID.
  created_by_id   text not null,
  claim_count     integer not null,
  ready_count     integer not null default 0,
  done_count      integer not null default 0,
  refused_count   integer not null default 0,
  amount          jsonb not null,
  reason          text,
  working         boolean not null default true, -- Whether the worker has something to do.
  failed_attempts integer not null default 0, -- In a row.
  next_attempt_at timestamptz(3) not null default now(),
  metadata        jsonb not null default '{}',
  checked_at      timestamptz(3),
  started_at      timestamptz(3),
  completed_at    timestamptz(3),
  failed_at       timestamptz(3),
  canceled_at     timestamptz(3),
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  constraint bulk_actions_status_check check (status in (
    'checking', 'checked', 'running', 'completed', 'failed', 'canceled'))
);
create index on bulk_actions (account, created_at desc, id desc);
create index on bulk_actions (account, updated_at, id);
create index on bulk_actions (account, status, created_at desc, id desc);
create index on bulk_actions (account, action, created_at desc, id desc);
create index bulk_actions_next on bulk_actions (next_attempt_at) where working;
select isolate_by_account('bulk_actions');
select index_metadata_of('bulk_actions', 'bulk_action');
-- The worker finds actions with work in all accounts, and sees nothing else of them.
create policy for_worker on bulk_actions for select to attune_worker using (working);
grant select (account, id, working, next_attempt_at) on bulk_actions to attune_worker;

create table bulk_results (
  account        text not null,
  id             text not null,
  bulk_action_id text not null,
  person_id      text not null,
  claim_id       text not null,
  outcome        text not null default 'pending',
  code           text,
  amount         jsonb,
  encrypted      bytea,
  version        integer not null default 1,
  created_at     timestamptz(3) not null,
  updated_at     timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, bulk_action_id) references bulk_actions (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, claim_id) references claims (account, id),
  constraint bulk_results_of_claim unique (account, bulk_action_id, claim_id),
  constraint bulk_results_outcome_check check (outcome in (
    'pending', 'ready', 'done', 'refused', 'canceled'))
);
create index on bulk_results (account, bulk_action_id, created_at desc, id desc);
create index on bulk_results (account, bulk_action_id, outcome, created_at desc, id desc);
create index on bulk_results (account, bulk_action_id, code, created_at desc, id desc)
  where code is not null;
create index on bulk_results (account, person_id, created_at, id);
select isolate_by_account('bulk_results', 'person_id');
