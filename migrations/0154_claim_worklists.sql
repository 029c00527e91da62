-- compatible: adds a column and indexes. Claims are ordered by the deadline of an appeal, and the
-- open ones are summed from an index alone.
alter table claims add column appeal_deadline date;
create index on claims (account, appeal_deadline, id) where appeal_deadline is not null;
create index claims_open on claims (account, payer_id)
  include (status, payer_balance_amount, charge, filing_deadline, appeal_deadline, service_from)
  where payer_balance_amount > 0 or status in ('drafted', 'validated', 'rejected');
create index claims_persons_served on claims (account, service_from)
  include (payer_id, person_id, attempt) where service_from is not null;
