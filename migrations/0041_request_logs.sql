-- What was asked of the API, for whoever asked: kept for 30 days, without bodies, queries or names.

create table request_logs (
  account         text not null,
  id              text not null,
  method          text not null,
  path            text not null,
  status          integer not null,
  error_code      text,
  api_key_id      text,
  scoped_token_id text,
  idempotency_key text,
  took_ms         integer not null,
  created_at      timestamptz(3) not null,
  primary key (account, id)
);
create index on request_logs (account, created_at desc, id desc);
create index on request_logs (account, status, created_at desc, id desc);
create index on request_logs (account, idempotency_key) where idempotency_key is not null;
-- Rows come in the order of time, so a few pages tell where the old ones are.
create index logs_to_forget on request_logs using brin (created_at);
select isolate_by_account('request_logs');

-- Written and forgotten by the worker alone, off the path of requests.
revoke insert, update on request_logs from attune_app;
create policy for_worker on request_logs to attune_worker using (true) with check (true);
grant select, insert, delete on request_logs to attune_worker;
