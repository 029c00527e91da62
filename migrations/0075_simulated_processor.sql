-- The books of the simulated processor: what a real one would keep at its own place. Nothing of the
-- platform reads them but the twin itself, which writes in transactions of its own.

create table simulated_movements (
  account    text not null,
  id         text not null,
  kind       text not null, -- charge, refund, dispute, transfer
  ours       text, -- The id it was given with: pay_, re_, po_.
  parent_id  text,
  state      jsonb not null,
  created_at timestamptz(3) not null,
  primary key (account, id)
);
create unique index on simulated_movements (account, kind, ours) where ours is not null;
create index on simulated_movements (account, parent_id) where parent_id is not null;
select isolate_by_account('simulated_movements');

create table simulated_requests (
  account    text not null,
  key        text not null,
  asked      text not null, -- A hash: the same key with another question is refused.
  answer     jsonb not null,
  created_at timestamptz(3) not null,
  primary key (account, key)
);
select isolate_by_account('simulated_requests');
