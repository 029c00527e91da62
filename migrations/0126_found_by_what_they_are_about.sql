-- Lists can be narrowed by every object theirs are about; these are what that finds them by.
create index on assessments (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on assessments (account, session_id) where session_id is not null;
create index on charges (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on psychotherapy_notes (account, session_id) where session_id is not null;
create index on risk_flags (account, assessment_id) where assessment_id is not null;
create index on matchings (account, session_id) where session_id is not null;
create index on estimates (account, session_id) where session_id is not null;
create index on scoped_tokens (account, api_key_id, created_at desc, id desc);
create index on remittances (account, payment_id) where payment_id is not null;
create index on remittances (account, deposit_id) where deposit_id is not null;
