-- What was asked of processors, and what they told, is forgotten once it cannot matter any more: a
-- payment is known by its reference for ever, and by nothing else.

create index processor_operations_done on processor_operations (due_at) where status = 'done';
create policy for_forgetting on processor_operations for delete to attune_worker using (true);
grant delete on processor_operations to attune_worker;

create index processor_events_received on processor_events (received_at);
create policy for_worker on processor_events to attune_worker using (true);
grant select, delete on processor_events to attune_worker;

create index simulated_requests_made on simulated_requests (created_at);
create policy for_worker on simulated_requests to attune_worker using (true);
grant select, delete on simulated_requests to attune_worker;
