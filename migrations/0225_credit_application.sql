-- compatible: adds two columns. What happens with a person's credit that is for nothing in
-- particular, and with their debt after a lost dispute about fraud.
alter table accounts
  add column apply_credit text not null default 'oldest_first'
    check (apply_credit in ('oldest_first', 'manual')),
  add column restore_debt_after_fraud boolean not null default false;
