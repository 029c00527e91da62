-- compatible: extends a check and adds a column. A remittance that was accepted as reported is posted
-- in batches, in a state of its own.
alter table remittances
  add column accepted_at timestamptz(3),
  drop constraint remittances_status_check,
  add constraint remittances_status_check check (status in (
    'received', 'balanced', 'posted', 'accepted', 'excepted', 'resolved'));
drop index remittances_unposted;
create index remittances_unposted on remittances (account, id)
  where status in ('received', 'balanced', 'accepted');
