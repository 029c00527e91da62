-- compatible: narrows two indexes. Imports and scheduled jobs write entries without a key and
-- without the ID of an actor, and a list by key or actor never returns those. Two audit log entries
-- for each imported session then write two indexes less.

drop index audit_entries_account_key_id_recorded_at_id_idx;
create index on audit_entries (account, key_id, recorded_at desc, id desc)
  where key_id is not null;

drop index audit_entries_account_actor_id_recorded_at_id_idx;
create index on audit_entries (account, actor_id, recorded_at desc, id desc)
  where actor_kind <> 'account' and actor_id is not null;
