-- compatible: replaces an index.
-- The attempts of one endpoint to deliver one event. By the event alone, a plan for all values
-- walked every attempt of the endpoint.
create index on webhook_attempts (account, endpoint_id, event_id);
drop index webhook_attempts_account_event_id_idx;
