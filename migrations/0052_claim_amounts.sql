-- compatible: adds columns. What was transferred to the patient and written off for them, so that a
-- claim's amounts add up to its charge. `written_off` is what was written off for the payer.
alter table claims
  add column transferred jsonb not null default '{"amount": 0, "currency": "usd"}',
  add column patient_written_off jsonb not null default '{"amount": 0, "currency": "usd"}';
