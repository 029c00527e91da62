-- compatible: adds a column. A processor can reverse a part of a transfer to a practitioner. The rest
-- stays paid.
alter table payouts add column amount_reversed jsonb;
