-- compatible: drops indexes that every write pays for and few reads need, and narrows others.
--
-- The usual value of a column is left out of its index where the order of the list finds it soon
-- enough: most requests return 200, and most audit log entries are of the account itself.

drop index request_logs_account_status_created_at_id_idx;
create index on request_logs (account, status, created_at desc, id desc) where status <> 200;

drop index audit_entries_account_actor_id_recorded_at_id_idx;
create index on audit_entries (account, actor_id, recorded_at desc, id desc)
  where actor_kind <> 'account';

-- An entry is found in the queue by its position.
drop index audit_queue_account_entry_id_idx;
