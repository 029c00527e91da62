-- compatible: adds a column and an index. Claims to the secondary payer are drafted when the
-- primary payer has decided.
alter table accounts add column draft_secondary_claims boolean not null default true;
create index claims_to_next_payer on claims (account, prior_claim_id)
  where prior_claim_id is not null;
