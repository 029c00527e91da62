-- compatible: adds a column and an index. Claims are filtered and ordered by what the payer owes.
alter table claims add column payer_balance_amount bigint not null
  generated always as ((payer_balance ->> 'amount')::bigint) stored;
create index on claims (account, payer_balance_amount, id);
