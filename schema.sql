-- The database as the migrations make it. Made by "npm run generate"; do not edit.
-- To change it, add a file to migrations/.

create extension btree_gist;

create role attune_app nologin;
create role attune_worker nologin;

grant usage on schema public to attune_app;
grant usage on schema public to attune_worker;

create type entrance as (
  account               text,
  key_id                text,
  key_scopes            text[],
  key_expires_at        timestamp(3) with time zone,
  key_valid             boolean,
  now                   timestamp(3) with time zone,
  real_now              timestamp(3) with time zone,
  rate_limit_per_second integer,
  rate_limit_per_minute integer,
  actor_found           boolean,
  kept_fingerprint      text,
  kept_object_id        text,
  kept_answer           bytea
);

create type feed_entrance as (
  practitioner_id text,
  detail          text,
  now             timestamp(3) with time zone
);

CREATE FUNCTION public.account_now(offset_ms bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN date_trunc('milliseconds'::text, (now() + ((offset_ms)::double precision * '00:00:00.001'::interval)));

CREATE FUNCTION public.become(role_name text, account_id text, practitioner_id text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform
    set_config('role', role_name, true),
    set_config('app.account', coalesce(account_id, ''), true),
    set_config('app.practitioner', coalesce(practitioner_id, ''), true),
    set_config('timezone', 'UTC', true),
    set_config('lock_timeout', '5s', true),
    set_config('statement_timeout', '8s', true),
    set_config('idle_in_transaction_session_timeout', '15s', true);
end $function$;

CREATE FUNCTION public.current_account()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting('app.account'::text, true), ''::text);

CREATE FUNCTION public.current_key_hash()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting('app.key_hash'::text, true), ''::text);

CREATE FUNCTION public.current_practitioner()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting('app.practitioner'::text, true), ''::text);

CREATE FUNCTION public.current_token_hash()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting('app.token_hash'::text, true), ''::text);

CREATE FUNCTION public.enter(key_hash text, practitioner_id text, idempotency_key text)
 RETURNS entrance
 LANGUAGE plpgsql
AS $function$
declare
  found_key api_keys;
  found_account accounts;
  result entrance;
begin
  perform become('attune_app', null, practitioner_id), set_config('app.key_hash', key_hash, true);
  select * into found_key from api_keys where hash = key_hash;
  if found_key.account is null then
    return result;
  end if;

  perform set_config('app.account', found_key.account, true);
  select * into found_account from accounts where account = found_key.account;
  result.account := found_account.account;
  result.key_id := found_key.id;
  result.key_scopes := found_key.scopes;
  result.key_expires_at := found_key.expires_at;
  result.key_valid := found_key.status = 'issued'
    and (found_key.expires_at is null or found_key.expires_at > now());
  result.now := account_now(found_account.clock_offset_ms);
  result.real_now := account_now(0);
  result.rate_limit_per_second := found_account.rate_limit_per_second;
  result.rate_limit_per_minute := found_account.rate_limit_per_minute;
  if not result.key_valid then
    perform set_config('app.account', '', true);
    return result;
  end if;

  if practitioner_id is not null then
    result.actor_found := exists (select from practitioners where id = practitioner_id);
  end if;

  if idempotency_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(found_key.account || ' ' || idempotency_key, 0));
    select fingerprint, object_id, answer
    into result.kept_fingerprint, result.kept_object_id, result.kept_answer
    from idempotency_keys
    where key = idempotency_key;
  end if;
  return result;
end $function$;

CREATE FUNCTION public.enter_account(account_id text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
begin
  perform become('attune_app', account_id, null);
  return (select account_now(clock_offset_ms) from accounts where account = account_id);
end $function$;

CREATE FUNCTION public.enter_feed(presented_hash text)
 RETURNS feed_entrance
 LANGUAGE plpgsql
AS $function$
declare
  found_feed calendar_feeds;
  result feed_entrance;
begin
  perform become('attune_app', null, null), set_config('app.token_hash', presented_hash, true);
  select * into found_feed
  from calendar_feeds where token_hash = presented_hash and status = 'issued';
  if found_feed.account is null then
    return result;
  end if;
  perform become('attune_app', found_feed.account, found_feed.practitioner_id);
  result.practitioner_id := found_feed.practitioner_id;
  result.detail := found_feed.detail;
  result.now := (select account_now(clock_offset_ms) from accounts
                 where account = found_feed.account);
  return result;
end $function$;

CREATE FUNCTION public.isolate_by_account(name regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s alter account set default current_account()', name);
  execute format('alter table %s enable row level security, force row level security', name);
  execute format(
    'create policy own_account on %s to attune_app
     using (account = current_account()) with check (account = current_account())', name);
  execute format('grant select, insert, update on %s to attune_app', name);
end $function$;

CREATE FUNCTION public.leave(new_events jsonb, new_due jsonb, idempotency_key text, request_fingerprint text, made_object_id text, given_answer bytea)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  due record;
begin
  if new_events is not null then
    insert into events (id, type, object, object_id, object_version, changed_fields,
      request_id, idempotency_key, created_at)
    select id, type, object, object_id, object_version, changed_fields,
      request_id, leave.idempotency_key, created_at
    from jsonb_to_recordset(new_events) as event (
      id text, type text, object text, object_id text, object_version integer,
      changed_fields text[], request_id text, created_at timestamptz);
  end if;

  -- One by one: there are few, and no plan made while the table was empty can become a bad one.
  for due in
    select * from jsonb_to_recordset(new_due)
      as due (object_id text, step text, real_time boolean, due_at timestamptz)
  loop
    if due.due_at is null then
      delete from due_steps where object_id = due.object_id and step = due.step;
    else
      insert into due_steps (object_id, step, real_time, due_at)
      values (due.object_id, due.step, due.real_time, due.due_at)
      on conflict (account, object_id, step) do update set due_at = excluded.due_at, attempts = 0;
    end if;
  end loop;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (key, fingerprint, object_id, answer)
    values (leave.idempotency_key, request_fingerprint, made_object_id, given_answer);
  end if;
end $function$;

CREATE FUNCTION public.move_participants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update session_participants
  set during = tstzrange(new.starts_at, new.ends_at),
      blocking = new.status in ('held', 'requested', 'scheduled', 'checked_in', 'started')
  where account = new.account and session_id = new.id;
  return null;
end $function$;

CREATE FUNCTION public.wants(event_types text[], type text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (event_types && ARRAY[type, (split_part(type, '.'::text, 1) || '.*'::text), '*'::text]);

create table accounts (
  account               text not null default current_account(),
  name                  text not null,
  clock_offset_ms       bigint not null default 0,
  rate_limit_per_second integer,
  rate_limit_per_minute integer,
  created_at            timestamp(3) with time zone not null default now(),
  constraint accounts_pkey PRIMARY KEY (account),
  constraint accounts_clock_offset_ms_check CHECK (clock_offset_ms >= 0),
  constraint accounts_rate_limit_per_minute_check CHECK (rate_limit_per_minute >= 0),
  constraint accounts_rate_limit_per_second_check CHECK (rate_limit_per_second >= 0)
);
alter table accounts enable row level security, force row level security;
create policy for_worker on accounts for select to attune_worker
  using (true);
create policy own_account on accounts to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on accounts to attune_app;
grant select on accounts to attune_worker;

create table api_keys (
  account    text not null default current_account(),
  id         text not null,
  name       text not null,
  status     text not null,
  scopes     text[],
  prefix     text not null,
  last4      text not null,
  hash       text not null,
  replaces   text,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  rotated_at timestamp(3) with time zone,
  exposed_at timestamp(3) with time zone,
  expired_at timestamp(3) with time zone,
  metadata   jsonb not null default '{}'::jsonb,
  version    integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint api_keys_pkey PRIMARY KEY (account, id),
  constraint api_keys_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint api_keys_status_check CHECK (status = ANY (ARRAY['issued'::text, 'revoked'::text, 'expired'::text]))
);
CREATE INDEX api_keys_account_created_at_id_idx ON public.api_keys USING btree (account, created_at DESC, id DESC);
CREATE INDEX api_keys_hash_idx ON public.api_keys USING btree (hash);
alter table api_keys enable row level security, force row level security;
create policy own_account on api_keys to attune_app
  using (account = current_account())
  with check (account = current_account());
create policy presented_key on api_keys for select to attune_app
  using (hash = current_key_hash());
grant insert, select, update on api_keys to attune_app;

create table availabilities (
  account                  text not null default current_account(),
  practitioner_id          text not null,
  published                boolean not null,
  rules                    jsonb not null default '[]'::jsonb,
  overrides                jsonb not null default '[]'::jsonb,
  time_off                 jsonb not null default '[]'::jsonb,
  slot_step_minutes        integer not null,
  min_notice_minutes       integer not null,
  horizon_days             integer not null,
  buffer_before_minutes    integer not null,
  buffer_after_minutes     integer not null,
  default_duration_minutes integer not null,
  max_per_day              integer,
  requires_approval        boolean not null,
  policy                   jsonb,
  constraint availabilities_pkey PRIMARY KEY (account, practitioner_id),
  constraint availabilities_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint availabilities_buffer_after_minutes_check CHECK (buffer_after_minutes >= 0),
  constraint availabilities_buffer_before_minutes_check CHECK (buffer_before_minutes >= 0),
  constraint availabilities_default_duration_minutes_check CHECK (default_duration_minutes > 0),
  constraint availabilities_horizon_days_check CHECK (horizon_days > 0),
  constraint availabilities_max_per_day_check CHECK (max_per_day > 0),
  constraint availabilities_min_notice_minutes_check CHECK (min_notice_minutes >= 0),
  constraint availabilities_slot_step_minutes_check CHECK (slot_step_minutes > 0)
);
alter table availabilities enable row level security, force row level security;
create policy own_account on availabilities to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on availabilities to attune_app;

create table calendar_feeds (
  account         text not null default current_account(),
  id              text not null,
  practitioner_id text not null,
  name            text not null,
  detail          text not null,
  status          text not null,
  token_hash      text not null,
  issued_at       timestamp(3) with time zone not null,
  revoked_at      timestamp(3) with time zone,
  metadata        jsonb not null default '{}'::jsonb,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (account, id),
  constraint calendar_feeds_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint calendar_feeds_detail_check CHECK (detail = ANY (ARRAY['busy'::text, 'format'::text])),
  constraint calendar_feeds_status_check CHECK (status = ANY (ARRAY['issued'::text, 'revoked'::text]))
);
CREATE INDEX calendar_feeds_account_created_at_id_idx ON public.calendar_feeds USING btree (account, created_at DESC, id DESC);
CREATE INDEX calendar_feeds_token_hash_idx ON public.calendar_feeds USING btree (token_hash);
alter table calendar_feeds enable row level security, force row level security;
create policy own_account on calendar_feeds to attune_app
  using (account = current_account())
  with check (account = current_account());
create policy own_feeds on calendar_feeds as restrictive to attune_app
  using (current_practitioner() IS NULL OR practitioner_id = current_practitioner())
  with check (current_practitioner() IS NULL OR practitioner_id = current_practitioner());
create policy presented_token on calendar_feeds for select to attune_app
  using (token_hash = current_token_hash());
grant insert, select, update on calendar_feeds to attune_app;

create table due_steps (
  account   text not null default current_account(),
  object_id text not null,
  step      text not null,
  real_time boolean not null,
  due_at    timestamp(3) with time zone not null,
  attempts  integer not null default 0,
  constraint due_steps_pkey PRIMARY KEY (account, object_id, step)
);
CREATE INDEX due_steps_account_real_time_due_at_idx ON public.due_steps USING btree (account, real_time, due_at);
CREATE INDEX due_steps_due_at_idx ON public.due_steps USING btree (due_at);
alter table due_steps enable row level security, force row level security;
create policy for_worker on due_steps for select to attune_worker
  using (true);
create policy own_account on due_steps to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on due_steps to attune_app;
grant select on due_steps to attune_worker;

create table event_counters (
  account       text not null default current_account(),
  last_sequence bigint not null,
  constraint event_counters_pkey PRIMARY KEY (account)
);
alter table event_counters enable row level security, force row level security;
create policy for_worker on event_counters to attune_worker
  using (true)
  with check (true);
create policy own_account on event_counters to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on event_counters to attune_worker;

create table events (
  account         text not null default current_account(),
  id              text not null,
  type            text not null,
  object          text not null,
  object_id       text not null,
  object_version  integer not null,
  changed_fields  text[] not null,
  request_id      text,
  idempotency_key text,
  created_at      timestamp(3) with time zone not null,
  "position"      bigint not null generated always as identity,
  sequence        bigint,
  recorded_at     timestamp(3) with time zone not null default now(),
  constraint events_pkey PRIMARY KEY (account, id)
);
CREATE INDEX events_account_object_id_sequence_idx ON public.events USING btree (account, object_id, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX events_account_type_sequence_idx ON public.events USING btree (account, type, sequence) WHERE (sequence IS NOT NULL);
CREATE UNIQUE INDEX events_in_order ON public.events USING btree (account, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX events_to_forget ON public.events USING brin (recorded_at);
CREATE INDEX events_to_number ON public.events USING btree ("position") WHERE (sequence IS NULL);
alter table events enable row level security, force row level security;
create policy for_worker on events to attune_worker
  using (true)
  with check (true);
create policy own_account on events to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on events to attune_app;
grant delete, select on events to attune_worker;
grant update (sequence) on events to attune_worker;

create table idempotency_keys (
  account     text not null default current_account(),
  key         text not null,
  fingerprint text not null,
  object_id   text,
  answer      bytea,
  created_at  timestamp(3) with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (account, key)
);
CREATE INDEX answers_to_forget ON public.idempotency_keys USING btree (created_at) WHERE (answer IS NOT NULL);
alter table idempotency_keys enable row level security, force row level security;
create policy for_worker on idempotency_keys to attune_worker
  using (true)
  with check (true);
create policy own_account on idempotency_keys to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on idempotency_keys to attune_app;
grant select on idempotency_keys to attune_worker;
grant update (answer) on idempotency_keys to attune_worker;

create table leases (
  name       text not null,
  holder     text not null,
  expires_at timestamp with time zone not null,
  constraint leases_pkey PRIMARY KEY (name)
);
alter table leases enable row level security, force row level security;
create policy for_worker on leases to attune_worker
  using (true)
  with check (true);
grant insert, select, update on leases to attune_worker;

create table migrations (
  name       text not null,
  digest     text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table practitioners (
  account             text not null default current_account(),
  id                  text not null,
  status              text not null,
  name                jsonb not null,
  profession          text not null,
  npi                 text,
  email               text,
  languages           text[] not null default '{}'::text[],
  specialties         text[] not null default '{}'::text[],
  modalities          text[] not null default '{}'::text[],
  biography           text,
  time_zone           text not null,
  accepts_new_persons boolean not null default true,
  archived            boolean not null default false,
  archived_at         timestamp(3) with time zone,
  metadata            jsonb not null default '{}'::jsonb,
  version             integer not null default 1,
  created_at          timestamp(3) with time zone not null,
  updated_at          timestamp(3) with time zone not null,
  constraint practitioners_pkey PRIMARY KEY (account, id),
  constraint practitioners_status_check CHECK (status = 'unverified'::text)
);
CREATE INDEX practitioners_account_created_at_id_idx ON public.practitioners USING btree (account, created_at DESC, id DESC);
CREATE INDEX practitioners_account_profession_created_at_id_idx ON public.practitioners USING btree (account, profession, created_at DESC, id DESC);
alter table practitioners enable row level security, force row level security;
create policy own_account on practitioners to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on practitioners to attune_app;

create table session_participants (
  account    text not null default current_account(),
  session_id text not null,
  person_id  text not null,
  during     tstzrange not null,
  blocking   boolean not null,
  constraint session_participants_pkey PRIMARY KEY (account, session_id, person_id),
  constraint person_double_booked EXCLUDE USING gist (account WITH =, person_id WITH =, during WITH &&) WHERE (blocking),
  constraint session_participants_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint session_participants_during_check CHECK (NOT isempty(during))
);
CREATE INDEX session_participants_account_person_id_idx ON public.session_participants USING btree (account, person_id);
alter table session_participants enable row level security, force row level security;
create policy own_account on session_participants to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on session_participants to attune_app;

create table session_series (
  account          text not null default current_account(),
  id               text not null,
  practitioner_id  text not null,
  person_id        text,
  starts_at        timestamp(3) with time zone not null,
  time_zone        text not null,
  every_weeks      integer not null,
  count            integer not null,
  duration_minutes integer not null,
  type             text not null,
  format           text not null,
  session_ids      text[] not null,
  skipped          jsonb not null default '[]'::jsonb,
  metadata         jsonb not null default '{}'::jsonb,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint session_series_pkey PRIMARY KEY (account, id),
  constraint session_series_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint session_series_count_check CHECK (count > 0),
  constraint session_series_duration_minutes_check CHECK (duration_minutes > 0),
  constraint session_series_every_weeks_check CHECK (every_weeks > 0)
);
CREATE INDEX session_series_account_created_at_id_idx ON public.session_series USING btree (account, created_at DESC, id DESC);
CREATE INDEX session_series_account_practitioner_id_created_at_id_idx ON public.session_series USING btree (account, practitioner_id, created_at DESC, id DESC);
alter table session_series enable row level security, force row level security;
create policy own_account on session_series to attune_app
  using (account = current_account())
  with check (account = current_account());
create policy own_series on session_series as restrictive to attune_app
  using (current_practitioner() IS NULL OR practitioner_id = current_practitioner())
  with check (current_practitioner() IS NULL OR practitioner_id = current_practitioner());
grant insert, select, update on session_series to attune_app;

create table sessions (
  account                 text not null default current_account(),
  id                      text not null,
  practitioner_id         text not null,
  person_id               text,
  starts_at               timestamp(3) with time zone not null,
  ends_at                 timestamp(3) with time zone not null,
  duration_minutes        integer not null,
  status                  text not null,
  scheduled_at            timestamp(3) with time zone,
  started_at              timestamp(3) with time zone,
  completed_at            timestamp(3) with time zone,
  canceled_at             timestamp(3) with time zone,
  no_show_at              timestamp(3) with time zone,
  cancellation_reason     text,
  metadata                jsonb not null default '{}'::jsonb,
  version                 integer not null default 1,
  created_at              timestamp(3) with time zone not null,
  updated_at              timestamp(3) with time zone not null,
  type                    text not null default 'individual'::text,
  format                  text not null default 'telehealth'::text,
  time_zone               text not null,
  place                   jsonb,
  service_code            text,
  payer_type              text,
  buffer_before_minutes   integer not null default 0,
  buffer_after_minutes    integer not null default 0,
  busy                    tstzrange not null,
  requires_approval       boolean not null default false,
  availability_overridden boolean not null default false,
  hold_expires_at         timestamp(3) with time zone,
  capacity                integer,
  seats_taken             integer not null default 0,
  participants            jsonb not null default '[]'::jsonb,
  person_location         jsonb,
  policy                  jsonb,
  fee                     jsonb,
  canceled_by             text,
  series_id               text,
  series_index            integer,
  original_starts_at      timestamp(3) with time zone,
  rescheduled_from        jsonb,
  reschedule_count        integer not null default 0,
  held_at                 timestamp(3) with time zone,
  requested_at            timestamp(3) with time zone,
  checked_in_at           timestamp(3) with time zone,
  declined_at             timestamp(3) with time zone,
  expired_at              timestamp(3) with time zone,
  released_at             timestamp(3) with time zone,
  rescheduled_at          timestamp(3) with time zone,
  corrected_at            timestamp(3) with time zone,
  constraint sessions_pkey PRIMARY KEY (account, id),
  constraint seats_within_capacity CHECK (capacity IS NULL OR seats_taken <= capacity),
  constraint sessions_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint sessions_account_series_id_fkey FOREIGN KEY (account, series_id) REFERENCES session_series(account, id),
  constraint sessions_block_their_time CHECK (busy @> tstzrange(starts_at, ends_at)),
  constraint sessions_capacity_check CHECK (capacity > 0),
  constraint sessions_check CHECK (ends_at > starts_at),
  constraint sessions_duration_minutes_check CHECK (duration_minutes > 0),
  constraint sessions_status_check CHECK (status = ANY (ARRAY['held'::text, 'requested'::text, 'scheduled'::text, 'checked_in'::text, 'started'::text, 'completed'::text, 'canceled'::text, 'no_show'::text, 'declined'::text, 'expired'::text, 'released'::text])),
  constraint slot_taken EXCLUDE USING gist (account WITH =, practitioner_id WITH =, busy WITH &&) WHERE (status = ANY (ARRAY['held'::text, 'requested'::text, 'scheduled'::text, 'checked_in'::text, 'started'::text]))
);
CREATE INDEX sessions_account_created_at_id_idx ON public.sessions USING btree (account, created_at DESC, id DESC);
CREATE INDEX sessions_account_practitioner_id_created_at_id_idx ON public.sessions USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX sessions_account_practitioner_id_starts_at_idx ON public.sessions USING btree (account, practitioner_id, starts_at);
CREATE INDEX sessions_account_series_id_series_index_idx ON public.sessions USING btree (account, series_id, series_index) WHERE (series_id IS NOT NULL);
CREATE TRIGGER move_participants AFTER UPDATE OF status, starts_at, ends_at ON public.sessions FOR EACH ROW WHEN (((new.seats_taken > 0) AND (((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)))) EXECUTE FUNCTION move_participants();
alter table sessions enable row level security, force row level security;
create policy own_account on sessions to attune_app
  using (account = current_account())
  with check (account = current_account());
create policy own_sessions on sessions as restrictive to attune_app
  using (current_practitioner() IS NULL OR practitioner_id = current_practitioner())
  with check (current_practitioner() IS NULL OR practitioner_id = current_practitioner());
grant insert, select, update on sessions to attune_app;

create table webhook_attempts (
  account         text not null default current_account(),
  id              text not null,
  endpoint_id     text not null,
  event_id        text not null,
  attempt         integer not null,
  succeeded       boolean not null,
  response_status integer,
  failure         text,
  excerpt         bytea,
  took_ms         integer not null,
  created_at      timestamp(3) with time zone not null,
  constraint webhook_attempts_pkey PRIMARY KEY (account, id),
  constraint webhook_attempts_account_endpoint_id_fkey FOREIGN KEY (account, endpoint_id) REFERENCES webhook_endpoints(account, id) ON DELETE CASCADE
);
CREATE INDEX webhook_attempts_account_endpoint_id_created_at_id_idx ON public.webhook_attempts USING btree (account, endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_attempts_to_forget ON public.webhook_attempts USING brin (created_at);
alter table webhook_attempts enable row level security, force row level security;
create policy for_worker on webhook_attempts to attune_worker
  using (true)
  with check (true);
create policy own_account on webhook_attempts to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on webhook_attempts to attune_app;
grant delete, select on webhook_attempts to attune_worker;

create table webhook_deliveries (
  account         text not null default current_account(),
  endpoint_id     text not null,
  event_id        text not null,
  status          text not null default 'pending'::text,
  attempts        integer not null default 0,
  next_attempt_at timestamp(3) with time zone not null,
  constraint webhook_deliveries_pkey PRIMARY KEY (account, endpoint_id, event_id),
  constraint webhook_deliveries_account_endpoint_id_fkey FOREIGN KEY (account, endpoint_id) REFERENCES webhook_endpoints(account, id) ON DELETE CASCADE,
  constraint webhook_deliveries_account_event_id_fkey FOREIGN KEY (account, event_id) REFERENCES events(account, id) ON DELETE CASCADE,
  constraint webhook_deliveries_status_check CHECK (status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'exhausted'::text, 'aborted'::text]))
);
CREATE INDEX webhook_deliveries_account_event_id_idx ON public.webhook_deliveries USING btree (account, event_id);
CREATE INDEX webhook_deliveries_pending ON public.webhook_deliveries USING btree (account, endpoint_id, next_attempt_at) WHERE (status = 'pending'::text);
alter table webhook_deliveries enable row level security, force row level security;
create policy for_worker on webhook_deliveries to attune_worker
  using (true)
  with check (true);
create policy own_account on webhook_deliveries to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on webhook_deliveries to attune_app;
grant insert, select, update on webhook_deliveries to attune_worker;

create table webhook_endpoints (
  account         text not null default current_account(),
  id              text not null,
  url             text not null,
  description     text,
  event_types     text[] not null,
  status          text not null,
  enabled_at      timestamp(3) with time zone,
  disabled_at     timestamp(3) with time zone,
  disabled_reason text,
  secrets         jsonb not null,
  failing_since   timestamp(3) with time zone,
  warned_at       timestamp(3) with time zone,
  metadata        jsonb not null default '{}'::jsonb,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint webhook_endpoints_pkey PRIMARY KEY (account, id),
  constraint webhook_endpoints_status_check CHECK (status = ANY (ARRAY['enabled'::text, 'disabled'::text]))
);
CREATE INDEX webhook_endpoints_account_created_at_id_idx ON public.webhook_endpoints USING btree (account, created_at DESC, id DESC);
CREATE INDEX webhook_endpoints_enabled ON public.webhook_endpoints USING btree (account, id) WHERE (status = 'enabled'::text);
alter table webhook_endpoints enable row level security, force row level security;
create policy for_worker on webhook_endpoints for select to attune_worker
  using (true);
create policy own_account on webhook_endpoints to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on webhook_endpoints to attune_app;
grant select on webhook_endpoints to attune_worker;
