-- What the reconciler of scheduled jobs reads: it finds objects whose state waits for a job that
-- does not exist.

-- When the charges of a session that has ended were last settled. Sessions that ended before this
-- column count as settled, except those whose fee was never charged.
alter table sessions add settled_at timestamptz(3);
alter table sessions no force row level security;
alter table charges no force row level security;
update sessions set settled_at = updated_at
where status in ('completed', 'canceled', 'no_show')
  and not (
    status <> 'completed' and coalesce((fee ->> 'payable')::boolean, false)
    and not exists (
      select from charges
      where charges.account = sessions.account and charges.session_id = sessions.id));
alter table sessions force row level security;
alter table charges force row level security;

-- Where a due time is encrypted, that a version of an object needs no such job, so that it is
-- decrypted once and not at every start.
create table jobs_not_needed (
  account   text not null,
  object_id text not null,
  job       text not null,
  version   integer not null,
  primary key (account, object_id, job)
);
select isolate_by_account('jobs_not_needed');

-- Objects in states that wait. Most leave them soon, so these stay small.
create index sessions_expiring on sessions (account, id) where status in ('held', 'requested');
create index sessions_unsettled on sessions (account, id)
  where status in ('completed', 'canceled', 'no_show') and (settled_at is null
    or settled_at < coalesce(corrected_at, completed_at, canceled_at, no_show_at));
create index checks_waiting on checks (account, id) where status in ('queued', 'errored');
create index matchings_waiting on matchings (account, id)
  where status in ('pending', 'completed', 'accepted');
create index notes_unsigned on notes (account, id)
  where status in ('drafted', 'submitted', 'returned');
create index assessments_unanswered on assessments (account, id)
  where status in ('assigned', 'started');
create index risk_flags_unseen on risk_flags (account, id) where status in ('opened', 'escalated');
create index consents_offered on consents (account, id) where status = 'offered';
create index scoped_tokens_issued on scoped_tokens (account, id) where status = 'issued';
create index payments_waiting on payments (account, id)
  where status in ('challenged', 'processing', 'authorized');
create index refunds_requested on refunds (account, id) where status = 'requested';
create index eligibility_checks_requested on eligibility_checks (account, id)
  where status = 'requested';
create index transmissions_queued on transmissions (account, id) where status = 'queued';
create index x12_documents_received on x12_documents (account, id) where status = 'received';
create index remittances_unposted on remittances (account, id)
  where status in ('received', 'balanced');
create index claims_waiting on claims (account, id)
  where status in ('drafted', 'validated', 'accepted');
