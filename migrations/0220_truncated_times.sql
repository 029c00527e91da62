-- compatible: replaces defaults and functions. Columns round to milliseconds: half of all times
-- that were stored as now() lay up to half a millisecond ahead of it, and what was due at once wasn't.
alter table accounts alter column created_at set default date_trunc('milliseconds', now());
alter table audit_archives alter column created_at set default date_trunc('milliseconds', now());
alter table bulk_actions alter column next_attempt_at set default date_trunc('milliseconds', now());
alter table events alter column recorded_at set default date_trunc('milliseconds', now());
alter table idempotency_keys alter column created_at set default date_trunc('milliseconds', now());
alter table imports alter column next_attempt_at set default date_trunc('milliseconds', now());
alter table mailbox_files alter column fetch_after set default date_trunc('milliseconds', now());
alter table mailbox_files alter column created_at set default date_trunc('milliseconds', now());
alter table mailboxes alter column poll_after set default date_trunc('milliseconds', now());
alter table mailboxes alter column created_at set default date_trunc('milliseconds', now());
alter table matching_assignments alter column next_attempt_at set default date_trunc('milliseconds', now());
alter table register_files alter column ingested_at set default date_trunc('milliseconds', now());
alter table sign_in_links alter column created_at set default date_trunc('milliseconds', now());
alter table unrouted_documents alter column created_at set default date_trunc('milliseconds', now());

create or replace function close_video_room() returns trigger language plpgsql as $$
begin
  update video_rooms
  set closed_at = date_trunc('milliseconds', now()),
    expires_at = least(expires_at, date_trunc('milliseconds', now()))
  where account = new.account and session_id = new.id and closed_at is null;
  return null;
end $$;

create or replace function record_time_zone() returns trigger language plpgsql as $$
begin
  insert into report_changes (account, at, measure, amount)
  values (new.account, date_trunc('milliseconds', now()), 'time_zone', 0);
  return null;
end $$;
