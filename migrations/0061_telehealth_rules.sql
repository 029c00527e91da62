-- compatible: adds a column. How the payer of a contract wants telehealth coded, if not as usual.
alter table payer_contracts add column telehealth jsonb;
