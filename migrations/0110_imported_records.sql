-- compatible: adds columns and a kind of signature. Records from another system: notes that were
-- signed there, and opening balances.
alter table notes add column imported boolean not null default false;

-- The account attests what it imported. It can't sign for the author.
alter table note_signatures
  drop constraint note_signatures_action_check,
  add constraint note_signatures_action_check check (action in (
    'sign', 'cosign', 'addendum', 'late_entry', 'correction', 'patient_statement', 'void',
    'import'));

select add_external_id('adjustments');
