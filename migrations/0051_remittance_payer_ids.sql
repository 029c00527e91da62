-- compatible: adds a column. The IDs a payer uses in its remittances, where they differ from the ID
-- it is billed with.
alter table payer_contracts add column remittance_payer_ids jsonb not null default '[]';
