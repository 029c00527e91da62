-- compatible: adds columns and an index. Claims are filtered and ordered by how much less the payer
-- allowed than the contract says.
alter table claims
  add column underpaid jsonb not null default '{"amount": 0, "currency": "usd"}',
  add column underpaid_amount bigint not null
    generated always as ((underpaid ->> 'amount')::bigint) stored;
create index on claims (account, underpaid_amount, id);
