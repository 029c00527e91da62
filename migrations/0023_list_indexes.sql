-- compatible: adds indexes for the filters and orders of lists.
--
-- A filter whose value can match many rows has an index that ends in the order of the list, so that
-- a page is read from where it begins. A filter whose value matches few rows has a narrow index,
-- and its rows are sorted. See docs/decisions/0053-list-indexes.md.

create index on api_keys (account, updated_at, id);
create index on api_keys (account, status, created_at desc, id desc);

create index on webhook_endpoints (account, updated_at, id);
create index on webhook_endpoints (account, status, created_at desc, id desc);
create index on webhook_attempts (account, event_id);
create index on webhook_attempts (account, endpoint_id, succeeded, created_at desc, id desc);

-- Most requests succeed and most are reads, so those are left out where another index serves them.
alter table request_logs add status_class integer not null
  generated always as (status / 100) stored;
create index on request_logs (account, status_class, created_at desc, id desc)
  where status_class <> 2;
create index on request_logs (account, method, created_at desc, id desc) where method <> 'GET';
create index on request_logs (account, path, created_at desc, id desc);
create index on request_logs (account, error_code, created_at desc, id desc)
  where error_code is not null;
create index on request_logs (account, api_key_id, created_at desc, id desc)
  where api_key_id is not null;
create index on request_logs (account, scoped_token_id, created_at desc, id desc)
  where scoped_token_id is not null;

create index on practitioners (account, updated_at, id);
create index on practitioners (account, accepts_new_persons, created_at desc, id desc);
create index on practitioners (account, archived, created_at desc, id desc);

create index on verifications (account, updated_at, id);
create index on verifications (account, status, created_at desc, id desc);
create index on verifications (account, kind, created_at desc, id desc);

create index on checks (account, updated_at, id);
create index on checks (account, expires_at, id) where expires_at is not null;
create index on checks (account, kind, created_at desc, id desc);
create index on checks (account, status, created_at desc, id desc);

create index on persons (account, updated_at, id);
create index on persons (account, status, created_at desc, id desc);

create index on consents (account, updated_at, id);
create index on consents (account, kind, created_at desc, id desc);
create index on consents (account, status, created_at desc, id desc);

create index on emergency_accesses (account, updated_at, id);
create index on emergency_accesses (account, practitioner_id, created_at desc, id desc);
create index on emergency_accesses (account, status, created_at desc, id desc);

create index on scoped_tokens (account, updated_at, id);
create index on scoped_tokens (account, expires_at, id);
create index on scoped_tokens (account, status, created_at desc, id desc);
create index on scoped_tokens (account, person_id, created_at desc, id desc)
  where person_id is not null;
create index on scoped_tokens (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;

-- A booking writes three of these. Most sessions are individual and by telehealth, which the
-- default order finds.
create index on sessions (account, updated_at, id);
create index on sessions (account, starts_at, id);
create index on sessions (account, status, created_at desc, id desc);
create index on sessions (account, type, created_at desc, id desc) where type <> 'individual';
create index on sessions (account, format, created_at desc, id desc) where format <> 'telehealth';

create index on session_series (account, updated_at, id);
create index on session_series (account, starts_at, id);
create index on session_series (account, person_id, created_at desc, id desc)
  where person_id is not null;
create index on session_series (account, type, created_at desc, id desc);
create index on session_series (account, format, created_at desc, id desc);

create index on calendar_feeds (account, updated_at, id);
create index on calendar_feeds (account, practitioner_id, created_at desc, id desc);
create index on calendar_feeds (account, status, created_at desc, id desc);

create index on notes (account, updated_at, id);
create index on notes (account, signed_at, id) where signed_at is not null;
create index on notes (account, kind, created_at desc, id desc);
create index on notes (account, format, created_at desc, id desc);
create index on notes (account, status, created_at desc, id desc);

-- Only their author lists them.
create index on psychotherapy_notes (account, author_id, updated_at, id);
create index on psychotherapy_notes (account, author_id, status, created_at desc, id desc);

create index on assessments (account, updated_at, id);
create index on assessments (account, completed_at, id) where completed_at is not null;
create index on assessments (account, instrument, created_at desc, id desc);
create index on assessments (account, status, created_at desc, id desc);

create index on risk_flags (account, updated_at, id);
create index on risk_flags (account, acknowledge_by, id);
create index on risk_flags (account, status, created_at desc, id desc);

create index on matchings (account, updated_at, id);
create index on matchings (account, status, created_at desc, id desc);

drop index ledger_entries_account_practitioner_id_idx;
create index on ledger_entries (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on ledger_entries (account, kind, created_at desc, id desc);
create index on ledger_entries (account, currency, created_at desc, id desc);
create index on ledger_entries (account, transaction_id);

create index on charges (account, updated_at, id);
create index on charges (account, kind, created_at desc, id desc);
create index on charges (account, status, created_at desc, id desc);

create index on adjustments (account, updated_at, id);
create index on adjustments (account, session_id) where session_id is not null;
create index on adjustments (account, claim_id) where claim_id is not null;
create index on adjustments (account, kind, created_at desc, id desc);
create index on adjustments (account, status, created_at desc, id desc);

create index on payments (account, updated_at, id);
create index on payments (account, claim_id) where claim_id is not null;
create index on payments (account, kind, created_at desc, id desc);
create index on payments (account, status, created_at desc, id desc);

create index on refunds (account, updated_at, id);
create index on refunds (account, status, created_at desc, id desc);

create index on disputes (account, updated_at, id);
create index on disputes (account, evidence_due_by, id) where evidence_due_by is not null;
create index on disputes (account, status, created_at desc, id desc);

create index on payouts (account, updated_at, id);
create index on payouts (account, scheduled_for, id) where scheduled_for is not null;
create index on payouts (account, kind, created_at desc, id desc);
create index on payouts (account, status, created_at desc, id desc);

create index on payer_contracts (account, updated_at, id);
drop index payer_contracts_account_payer_id_idx;
create index on payer_contracts (account, payer_id, created_at desc, id desc);
create index on payer_contracts (account, network, created_at desc, id desc);

create index on coverages (account, updated_at, id);
create index on coverages (account, payer_id, created_at desc, id desc);
create index on coverages (account, sequence, created_at desc, id desc);
create index on coverages (account, status, created_at desc, id desc);

create index on eligibility_checks (account, updated_at, id);
create index on eligibility_checks (account, payer_id, created_at desc, id desc);
create index on eligibility_checks (account, status, created_at desc, id desc);

create index on billing_providers (account, updated_at, id);

drop index claims_account_service_from_idx;
create index on claims (account, service_from, id) where service_from is not null;
create index on claims (account, filing_deadline, id) where filing_deadline is not null;
create index on claims (account, updated_at, id);
create index on claims (account, coverage_id);
create index on claims (account, practitioner_id, created_at desc, id desc);
create index on claims (account, payer_id, created_at desc, id desc);
create index on claims (account, balance_status, created_at desc, id desc);
create index on claims (account, frequency, created_at desc, id desc);

create index on x12_documents (account, updated_at, id);
create index on x12_documents (account, source, created_at desc, id desc);

create index on remittances (account, updated_at, id);
create index on remittances (account, effective_on, id) where effective_on is not null;
create index on remittances (account, payer_id, created_at desc, id desc);

create index on estimates (account, updated_at, id);
create index on estimates (account, service_date, id) where service_date is not null;
create index on estimates (account, due_on, id) where due_on is not null;
create index on estimates (account, practitioner_id, created_at desc, id desc);

create index on superbills (account, updated_at, id);
create index on superbills (account, practitioner_id, created_at desc, id desc);

create index on deposits (account, updated_at, id);
create index on deposits (account, received_on, id);
create index on deposits (account, method, created_at desc, id desc);

create index on disclosures (account, updated_at, id);
