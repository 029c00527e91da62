-- compatible: adds columns. An adjustment that forgave what a person owed on a claim is reversed when
-- the payer takes its decision back, and restored by another when the person owes it again.
alter table adjustments
  add column reversed_for_claim_id text,
  add column restores_id text;
