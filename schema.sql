-- The database as the migrations make it. Made by "npm run generate"; do not edit.
-- To change it, add a file to migrations/.

create extension btree_gist;

create role attune_app nologin;
create role attune_worker nologin;

grant usage on schema public to attune_app;
grant usage on schema public to attune_worker;

create type enter_feed_result as (
  account         text,
  practitioner_id text,
  detail          text,
  now             timestamp(3) with time zone
);

create type enter_result as (
  account                text,
  now                    timestamp(3) with time zone,
  real_now               timestamp(3) with time zone,
  rate_limit_per_second  integer,
  rate_limit_per_minute  integer,
  key_id                 text,
  key_scopes             text[],
  key_expires_at         timestamp(3) with time zone,
  key_valid              boolean,
  key_allowed_ips        text[],
  actor_found            boolean,
  subject_kind           text,
  subject_id             text,
  token_origins          text[],
  stored_fingerprint     text,
  stored_object_id       text,
  stored_response        bytea,
  stored_person_id       text,
  stored_wrapped_key     bytea,
  member_id              text,
  member_role            text,
  member_practitioner_id text,
  member_fresh_until     timestamp(3) with time zone
);

CREATE FUNCTION public.account_now(offset_ms bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN date_trunc('milliseconds'::text, (now() + ((offset_ms)::double precision * '00:00:00.001'::interval)));

CREATE FUNCTION public.add_external_id(name regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s add column external_id text', name);
  execute format(
    'create unique index %1$s_external_id_taken on %1$s (account, external_id)
     where external_id is not null', name);
end $function$;

CREATE FUNCTION public.allocate_on_authorization()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform allocate_person(new.account, new.person_id,
    least(new.starts_on, old.starts_on));
  return null;
end $function$;

CREATE FUNCTION public.allocate_on_coverage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform allocate_person(new.account, new.person_id, new.updated_at::date);
  return null;
end $function$;

CREATE FUNCTION public.allocate_on_participant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform allocate_session(old.account, old.session_id);
  else
    perform allocate_session(new.account, new.session_id);
  end if;
  return null;
end $function$;

CREATE FUNCTION public.allocate_on_participants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- As allocate_session() asks. "offset 0" keeps looking up single persons: a join that was planned
  -- for many rows would read all authorizations when one is added.
  perform allocate_session(seated.account, seated.session_id)
  from (
    select distinct added.account, added.session_id from added
    where exists (
        select from authorizations as held
        where held.account = added.account and held.person_id = added.person_id
        offset 0)
      or exists (
        select from coverages as insured
        where insured.account = added.account and insured.person_id = added.person_id
          and (insured.authorization_required or insured.program = 'eap')
        offset 0)
      or exists (
        select from authorization_sessions as counted
        where counted.account = added.account and counted.session_id = added.session_id
        offset 0)
      or exists (
        select from authorization_gaps as gap
        where gap.account = added.account and gap.session_id = added.session_id
        offset 0)
    order by added.session_id
  ) as seated;
  return null;
end $function$;

CREATE FUNCTION public.allocate_on_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform allocate_session(new.account, new.id);
  return null;
end $function$;

CREATE FUNCTION public.allocate_person(of_account text, of_person text, from_date date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform allocate_session(of_account, one.id)
  from (
    select sessions.id from session_participants as participant
    join sessions
      on sessions.account = of_account and sessions.id = participant.session_id
    where participant.account = of_account and participant.person_id = of_person
      and sessions.starts_at >= from_date - 1
    order by sessions.starts_at, sessions.id) as one;
end $function$;

CREATE FUNCTION public.allocate_session(of_account text, of_session text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  booked record;
  touched text[];
begin
  -- Most persons have no authorization and need none.
  if not exists (
    select from session_participants as participant
    where participant.account = of_account and participant.session_id = of_session
      and (exists (
          select from authorizations as held
          where held.account = of_account and held.person_id = participant.person_id)
        or exists (
          select from coverages as insured
          where insured.account = of_account and insured.person_id = participant.person_id
            and (insured.authorization_required or insured.program = 'eap'))))
    and not exists (
      select from authorization_sessions as counted
      where counted.account = of_account and counted.session_id = of_session)
    and not exists (
      select from authorization_gaps as gap
      where gap.account = of_account and gap.session_id = of_session)
  then
    return;
  end if;

  perform pg_advisory_xact_lock(
    hashtextextended(of_account || ' authorizations ' || concerned.person_id, 0))
  from (
    select participant.person_id from session_participants as participant
    where participant.account = of_account and participant.session_id = of_session
    union
    select held.person_id from authorization_sessions as counted
    join authorizations as held
      on held.account = of_account and held.id = counted.authorization_id
    where counted.account = of_account and counted.session_id = of_session
    order by 1) as concerned;

  select procedure_code, practitioner_id, duration_minutes, updated_at,
    (starts_at at time zone time_zone)::date as day,
    status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and payer_type is distinct from 'self_pay' as counts,
    status in ('completed') as is_used
  into booked
  from sessions
  where account = of_account and id = of_session;

  with fitting as (
    select distinct on (held.person_id) held.id, amount.units
    from session_participants as participant
    join authorizations as held
      on held.account = of_account and held.person_id = participant.person_id
    join coverages as insured
      on insured.account = of_account and insured.id = held.coverage_id
    left join authorization_sessions as counted
      on counted.account = of_account and counted.authorization_id = held.id
      and counted.session_id = of_session
    cross join lateral (
      select greatest(1, round(
        booked.duration_minutes::numeric / coalesce(held.minutes_per_unit, 1440)))::integer
        as units) as amount
    where participant.account = of_account and participant.session_id = of_session
      and booked.counts and not has_returned_units(of_account, of_session, participant.person_id)
      and held.status in ('approved', 'exhausted', 'expired')
      and booked.day between held.starts_on and coalesce(held.ends_on, 'infinity')
      and insured.status in ('active', 'terminated')
      and daterange(insured.starts_on, insured.ends_on, '[]') @> booked.day
      and (held.procedure_codes = '{}' or booked.procedure_code is null
        or booked.procedure_code = any(held.procedure_codes))
      and (held.practitioner_id is null or held.practitioner_id = booked.practitioner_id)
      and (counted.session_id is not null or held.units is null
        or held.external_units + held.used + held.reserved + amount.units <= held.units)
    order by held.person_id, counted.session_id is null, insured.program <> 'eap',
      insured.sequence, held.ends_on nulls last, held.created_at, held.id),
  removed as (
    delete from authorization_sessions as counted
    where counted.account = of_account and counted.session_id = of_session
      and counted.authorization_id not in (select fitting.id from fitting)
    returning counted.authorization_id),
  added as (
    insert into authorization_sessions (account, authorization_id, session_id, units, used)
    select of_account, fitting.id, of_session, fitting.units, booked.is_used from fitting
    on conflict (account, authorization_id, session_id) do update
      set units = excluded.units, used = excluded.used
      where (authorization_sessions.units, authorization_sessions.used)
        is distinct from (excluded.units, excluded.used)
    returning authorization_id)
  select array_agg(changed.authorization_id) into touched
  from (
    select removed.authorization_id from removed
    union
    select added.authorization_id from added) as changed;

  perform count_authorizations(of_account, touched, booked.updated_at);

  delete from authorization_gaps as gap
  where gap.account = of_account and gap.session_id = of_session;
  insert into authorization_gaps (account, session_id, coverage_id, code)
  select of_account, of_session, insured.id,
    case when exists (
      select from authorizations as held
      where held.account = of_account and held.coverage_id = insured.id
        and held.status in ('approved', 'exhausted', 'expired'))
      then 'authorization_used_up' else 'authorization_missing' end
  from session_participants as participant
  join coverages as insured
    on insured.account = of_account and insured.person_id = participant.person_id
  where participant.account = of_account and participant.session_id = of_session
    and booked.counts and not has_returned_units(of_account, of_session, participant.person_id)
    and insured.status in ('active', 'terminated')
    and daterange(insured.starts_on, insured.ends_on, '[]') @> booked.day
    and (insured.program = 'eap' or insured.authorization_required and insured.sequence = 'primary')
    and not exists (
      select from authorization_sessions as counted
      join authorizations as held
        on held.account = of_account and held.id = counted.authorization_id
      join coverages as chosen
        on chosen.account = of_account and chosen.id = held.coverage_id
      where counted.account = of_account and counted.session_id = of_session
        and held.person_id = participant.person_id
        and (chosen.id = insured.id or chosen.program = 'eap'));
end $function$;

CREATE FUNCTION public.analyze_grown_tables(least_rows integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO '$user', 'public'
AS $function$
declare
  grown text;
  analyzed integer := 0;
begin
  for grown in
    select format('%I.%I', activity.schemaname, activity.relname)
    from pg_stat_user_tables as activity
    join pg_class as counted on counted.oid = activity.relid
    where activity.schemaname = current_schema()
      and pg_has_role(counted.relowner, 'usage')
      and activity.n_mod_since_analyze > greatest(least_rows, counted.reltuples)
  loop
    execute format('analyze (skip_locked) %s', grown);
    analyzed := analyzed + 1;
  end loop;
  return analyzed;
end $function$;

grant execute on function analyze_grown_tables(integer) to attune_worker;

CREATE FUNCTION public.apply_ledger_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (
      select account, transaction_id, sum(amount) as total, count(*) as leg_count,
        max(position) as last, min(currency) as one, max(currency) as other
      from added
      group by account, transaction_id) as sums
    join ledger_transactions as transaction
      on transaction.account = sums.account and transaction.id = sums.transaction_id
    where total <> 0 or leg_count <> legs or last <> legs
      or one <> transaction.currency or other <> transaction.currency)
  then
    raise exception 'The legs of a transaction must be complete and sum to zero.'
      using errcode = 'check_violation';
  end if;

  insert into ledger_balances as existing
    (account, ledger_account, currency, slot, balance, entries)
  select account, ledger_account, currency, slot, sum(amount), sum(entries)
  from (
    select account, ledger_account, currency,
      case when has_single_owner(ledger_account) then 0 else slot end as slot, amount, 1 as entries
    from added
    join (select account, take_ledger_slot(account) as slot from added group by account) as slots
      using (account)
    union all
    select account, paired_account_of_person(ledger_account), currency, 0, 0, 0
    from added
    where paired_account_of_person(ledger_account) is not null) as moved
  group by account, ledger_account, currency, slot
  order by account, ledger_account, currency, slot
  on conflict (account, ledger_account, currency, slot) do update
  set balance = existing.balance + excluded.balance, entries = existing.entries + excluded.entries
  where excluded.entries > 0; -- The others are only locked.
  return null;
end $function$;

CREATE FUNCTION public.assume_role(role_name text, account_id text, practitioner_id text)
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

CREATE FUNCTION public.balance_status_of(recoupment jsonb, payer jsonb, patient jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (((recoupment ->> 'amount'::text))::bigint > 0) THEN 'recoupment_due'::text WHEN (LEAST(((payer ->> 'amount'::text))::bigint, ((patient ->> 'amount'::text))::bigint) < 0) THEN 'credit'::text WHEN (GREATEST(((payer ->> 'amount'::text))::bigint, ((patient ->> 'amount'::text))::bigint) > 0) THEN 'open'::text ELSE 'zero'::text END;

CREATE FUNCTION public.billing_gaps(of_account text, of_session text)
 RETURNS TABLE(coverage_id text, person_id text, code text)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if exists (
    select from authorization_gaps as gap
    where gap.account = of_account and gap.session_id = of_session)
  then
    return query
      select gap.coverage_id, coverages.person_id, gap.code
      from authorization_gaps as gap
      join coverages on coverages.account = of_account and coverages.id = gap.coverage_id
      where gap.account = of_account and gap.session_id = of_session;
  end if;
  if exists (
    select from accounts
    where accounts.account = of_account and accounts.copay_due = 'booking')
  then
    return query
      select copay.coverage_id, copay.person_id, 'copay_due'
      from session_copay(of_account, of_session) as copay
      where copay.paid < (copay.copay ->> 'amount')::bigint;
  end if;
end $function$;

CREATE FUNCTION public.can_find_person(of_account text, target_person_id text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT ((current_practitioner() IS NULL) OR (current_practitioner() = ANY (care_team_of(of_account, target_person_id))) OR (EXISTS ( SELECT
            FROM emergency_accesses
           WHERE ((emergency_accesses.account = can_find_person.of_account) AND (emergency_accesses.person_id = can_find_person.target_person_id) AND (emergency_accesses.practitioner_id = current_practitioner()) AND (emergency_accesses.status = 'opened'::text) AND (emergency_accesses.expires_at > now())))));
END;

CREATE FUNCTION public.capacity_used(of_account text, of_practitioner text, moment timestamp with time zone, but_not text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select taken from openings_taken(of_account, of_practitioner, moment, but_not)
$function$;

CREATE FUNCTION public.care_team_of(of_account text, target_person_id text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  acting text := current_setting('app.practitioner', true);
  scans text := current_setting('enable_seqscan');
  today timestamptz;
  team text[];
begin
  perform set_config('app.practitioner', '', true), set_config('enable_seqscan', 'off', true);
  select account_now(clock_offset_ms) into today from accounts where account = of_account;
  select care_team_ids
    || array(select * from treating_practitioners(of_account, target_person_id, today))
  into team
  from persons
  where account = of_account and id = target_person_id;
  perform set_config('app.practitioner', coalesce(acting, ''), true),
    set_config('enable_seqscan', scans, true);
  return team;
end $function$;

CREATE FUNCTION public.care_teams_of(of_account text, person_ids text[])
 RETURNS TABLE(person_id text, care_team text[])
 LANGUAGE plpgsql
 STABLE ROWS 25
AS $function$
declare
  acting text := current_setting('app.practitioner', true);
  scans text := current_setting('enable_seqscan');
  today timestamptz;
begin
  perform set_config('app.practitioner', '', true), set_config('enable_seqscan', 'off', true);
  select account_now(clock_offset_ms) into today from accounts where account = of_account;
  return query
    select persons.id, persons.care_team_ids
      || array(select * from treating_practitioners(of_account, persons.id, today))
    from persons
    where persons.account = of_account and persons.id = any(person_ids);
  perform set_config('app.practitioner', coalesce(acting, ''), true),
    set_config('enable_seqscan', scans, true);
end $function$;

CREATE FUNCTION public.changed_visits(of_account text, zone text)
 RETURNS TABLE(person_id text, payer_id text, day date, visits integer)
 LANGUAGE sql
 STABLE
AS $function$
  select person_id, payer_id, coalesce(day, (at at time zone zone)::date), visits
  from report_visit_changes where account = of_account
$function$;

CREATE FUNCTION public.charged_at(entry ledger_entries)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((
    select original.created_at
    from ledger_transactions as reversal
    join ledger_transactions as original
      on original.account = reversal.account and original.id = reversal.reverses_id
    where reversal.account = entry.account and reversal.id = entry.transaction_id),
    entry.created_at)
$function$;

CREATE FUNCTION public.claim_of_entry(kind text, claim_id text, prior_claim_id text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (kind = ANY (ARRAY['secondary_billed'::text, 'claim_voided'::text])) THEN COALESCE(prior_claim_id, claim_id) ELSE claim_id END;

CREATE FUNCTION public.close_video_room()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update video_rooms
  set closed_at = date_trunc('milliseconds', now()),
    expires_at = least(expires_at, date_trunc('milliseconds', now()))
  where account = new.account and session_id = new.id and closed_at is null;
  return null;
end $function$;

CREATE FUNCTION public.count_authorizations(of_account text, ids text[], at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update authorizations as held
  set used = total.used + units_of_claims(of_account, held.id, null), reserved = total.reserved
  from unnest(ids) as one (id)
  cross join lateral (
    select coalesce(sum(counted.units) filter (where counted.used), 0)::integer as used,
      coalesce(sum(counted.units) filter (where not counted.used), 0)::integer as reserved
    from authorization_sessions as counted
    where counted.account = of_account and counted.authorization_id = one.id) as total
  where held.account = of_account and held.id = one.id;

  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select of_account, id, 'authorization.review', false, at
  from unnest(ids) as one (id)
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
end $function$;

CREATE FUNCTION public.count_claim(of_account text, of_claim text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  billed record;
  touched text[];
  booked text[];
begin
  select status, person_id, updated_at into billed
  from claims
  where account = of_account and id = of_claim;

  perform pg_advisory_xact_lock(
    hashtextextended(of_account || ' authorizations ' || billed.person_id, 0));

  select array_agg(distinct authorization_id) filter (where authorization_id is not null),
    array_agg(distinct session_id order by session_id) filter (where session_id is not null)
  into touched, booked
  from claim_units
  where account = of_account and claim_id = of_claim;

  if billed.status in ('superseded', 'canceled') then
    delete from claim_units where account = of_account and claim_id = of_claim;
  else
    update claim_units
    set used = case
      when billed.status in ('denied', 'voided') then false
      when billed.status in ('submitted', 'acknowledged', 'accepted', 'pended', 'paid',
        'partially_paid')
      then not denied
      else used end
    where account = of_account and claim_id = of_claim;
  end if;

  perform count_authorizations(of_account, touched, billed.updated_at);
  perform allocate_session(of_account, one.id) from unnest(booked) as one (id);
end $function$;

CREATE FUNCTION public.count_claim_on_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from claim_units
    where account = new.account and claim_id = new.id)
  then
    perform count_claim(new.account, new.id);
  end if;
  return null;
end $function$;

CREATE FUNCTION public.create_partitions(of_table text, period_days integer, ahead integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO '$user', 'public'
AS $function$
declare
  starts timestamptz;
  ends timestamptz;
  name text;
  created integer := 0;
begin
  perform require_partitioned(of_table);
  perform set_config('lock_timeout', '200ms', true);
  execute format('lock table %I in share update exclusive mode', of_table);
  for period in 0 .. ahead loop
    starts := start_of_period(now(), period_days) + make_interval(days => period * period_days);
    ends := starts + make_interval(days => period_days);
    name := of_table || to_char(starts at time zone 'UTC', '_YYYYMMDD');
    continue when to_regclass(format('partitions.%I', name)) is not null;
    begin
      execute format('create table partitions.%I (like %I including defaults including generated
        including constraints including indexes)', name, of_table);
      execute format('alter table %I attach partition partitions.%I for values from (%L) to (%L)',
        of_table, name, starts, ends);
      created := created + 1;
    exception when invalid_object_definition or check_violation then
      null; -- Another partition overlaps, or the default one has rows of this period.
    end;
  end loop;
  return created;
end $function$;

grant execute on function create_partitions(text,integer,integer) to attune_worker;

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

CREATE FUNCTION public.current_person()
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN NULLIF(current_setting('app.person'::text, true), ''::text);

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

CREATE FUNCTION public.delete_metadata_hashes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from metadata_hashes where account = old.account and object_id = old.id;
  return null;
end $function$;

CREATE FUNCTION public.disk_has_room()
 RETURNS boolean
 LANGUAGE plpgsql
 SET work_mem TO '64kB'
AS $function$
begin
  perform from generate_series(1, 30000);
  return true;
exception when disk_full then
  return false;
end $function$;

CREATE FUNCTION public.drop_partitions(of_table text, before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO '$user', 'public'
AS $function$
declare
  partition regclass;
  dropped integer := 0;
begin
  perform require_partitioned(of_table);
  perform set_config('lock_timeout', '200ms', true);
  for partition in
    select oid::regclass from (
      select pg_class.oid,
        substring(pg_get_expr(relpartbound, pg_class.oid) from 'TO \(''([^'']+)''\)') as ends
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = to_regclass(quote_ident(of_table))) as found
    where ends::timestamptz <= before
    order by ends
  loop
    execute format('drop table %s', partition);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $function$;

grant execute on function drop_partitions(text,timestamp with time zone) to attune_worker;

CREATE FUNCTION public.enter(key_hash text, practitioner_id text, idempotency_key text, reads_only boolean)
 RETURNS enter_result
 LANGUAGE plpgsql
AS $function$
declare
  key_account text;
  found_key record;
  token scoped_tokens;
  member_token member_tokens;
  member record;
  result enter_result;
begin
  if pg_is_in_recovery() and coalesce(current_setting('app.replica', true), '') <> 'on' then
    raise exception 'This server is a standby.' using errcode = '25006';
  end if;
  perform
    set_config('role', 'attune_app', true),
    set_config('app.account', '', true),
    set_config('app.practitioner', coalesce(practitioner_id, ''), true),
    set_config('app.key_hash', key_hash, true),
    set_config('timezone', 'UTC', true),
    set_config('lock_timeout', '5s', true),
    set_config('statement_timeout', '8s', true),
    set_config('idle_in_transaction_session_timeout', '15s', true),
    set_config('plan_cache_mode', 'force_generic_plan', true);
  if reads_only then
    perform set_config('transaction_read_only', 'on', true);
  end if;

  select account, id, status, scopes, expires_at, allowed_ips into found_key
  from api_keys where hash = key_hash;
  key_account := found_key.account;

  if key_account is null then
    select * into token from scoped_tokens where hash = key_hash;
    if token.account is null then
      select * into member_token from member_tokens where hash = key_hash;
      if member_token.account is null then
        return result;
      end if;
      key_account := member_token.account;
      perform set_config('app.account', key_account, true);
      select members.id, members.role, members.acts_as, members.practitioner_id,
        members.status = 'active' and sessions.status = 'active'
          and sessions.expires_at > now() and member_token.expires_at > now() as valid,
        sessions.id as session_id, sessions.fresh_expires_at, roles.scopes
      into member
      from member_sessions as sessions
      join members on members.account = sessions.account and members.id = sessions.member_id
      left join roles on roles.account = members.account and roles.id = members.role
      where sessions.account = key_account and sessions.id = member_token.session_id;
      if member.acts_as = 'practitioner' then
        perform set_config('app.practitioner', member.practitioner_id, true);
      end if;
    else
      key_account := token.account;
      perform
        set_config('app.account', key_account, true),
        -- The token of a client acts as the account, or on behalf of a practitioner, like a key.
        set_config('app.practitioner', coalesce(token.practitioner_id,
          case when token.person_id is null then enter.practitioner_id end, ''), true),
        set_config('app.person', coalesce(token.person_id, ''), true);
      select account, id, status, scopes, expires_at, allowed_ips into found_key
      from api_keys where account = key_account and id = token.api_key_id;
    end if;
  else
    perform set_config('app.account', key_account, true);
  end if;

  select found.account, account_now(found.clock_offset_ms), account_now(0),
    found.rate_limit_per_second, found.rate_limit_per_minute
  into result.account, result.now, result.real_now,
    result.rate_limit_per_second, result.rate_limit_per_minute
  from accounts as found where found.account = key_account;
  result.key_id := found_key.id;
  result.key_scopes := found_key.scopes;
  result.key_expires_at := found_key.expires_at;
  result.key_allowed_ips := found_key.allowed_ips;
  result.key_valid := found_key.status = 'issued'
    and (found_key.expires_at is null or found_key.expires_at > now());

  if token.account is not null then
    result.key_id := token.id;
    result.key_scopes := token.scopes;
    result.key_expires_at := token.expires_at;
    if num_nonnulls(token.person_id, token.practitioner_id) > 0 then
      result.key_allowed_ips := null;
    end if;
    result.key_valid := result.key_valid
      and token.status = 'issued' and token.expires_at > now()
      and not exists (
        select from persons
        where account = token.account and id = token.person_id
          and status in ('merged', 'erased', 'deceased'))
      and not exists (
        select from practitioners
        where account = token.account and id = token.practitioner_id
          and (archived or status in ('suspended', 'revoked', 'withdrawn')));
    result.subject_kind := case
      when token.person_id is not null then 'person'
      when token.practitioner_id is not null then 'practitioner' end;
    result.subject_id := coalesce(token.person_id, token.practitioner_id);
    result.token_origins := token.allowed_origins;
  end if;

  if member_token.account is not null then
    result.key_id := member.session_id;
    result.key_scopes := coalesce(member.scopes, '{}');
    result.key_expires_at := member_token.expires_at;
    result.key_valid := member.valid
      and not exists (
        select from practitioners
        where account = key_account and id = member.practitioner_id
          and (archived or status in ('suspended', 'revoked', 'withdrawn')));
    result.member_id := member.id;
    result.member_role := member.role;
    result.member_practitioner_id := member.practitioner_id;
    result.member_fresh_until := member.fresh_expires_at;
    if member.acts_as = 'practitioner' then
      result.subject_kind := 'practitioner';
      result.subject_id := member.practitioner_id;
    end if;
  end if;

  if not result.key_valid then
    perform set_config('app.account', '', true);
    return result;
  end if;

  if practitioner_id is not null then
    result.actor_found := exists (
      select from practitioners where account = key_account and id = practitioner_id);
  end if;

  if idempotency_key is not null then
    perform pg_advisory_xact_lock(hashtextextended(key_account || ' ' || idempotency_key, 0));
    select stored.fingerprint, stored.object_id, stored.response, stored.person_id
    into result.stored_fingerprint, result.stored_object_id, result.stored_response,
      result.stored_person_id
    from idempotency_keys as stored
    where stored.account = key_account and stored.key = idempotency_key;
    if result.stored_person_id is not null then
      select wrapped into result.stored_wrapped_key from person_keys
      where account = key_account and person_id = result.stored_person_id;
    end if;
  end if;
  return result;
end $function$;

CREATE FUNCTION public.enter_account(account_id text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
begin
  perform assume_role('attune_app', account_id, null);
  return (select account_now(clock_offset_ms) from accounts where account = account_id);
end $function$;

CREATE FUNCTION public.enter_feed(presented_hash text)
 RETURNS enter_feed_result
 LANGUAGE plpgsql
AS $function$
declare
  found_feed calendar_feeds;
  result enter_feed_result;
begin
  perform assume_role('attune_app', null, null), set_config('app.token_hash', presented_hash, true);
  select * into found_feed
  from calendar_feeds where token_hash = presented_hash and status = 'issued';
  if found_feed.account is null then
    return result;
  end if;
  perform assume_role('attune_app', found_feed.account, found_feed.practitioner_id);
  result.account := found_feed.account;
  result.practitioner_id := found_feed.practitioner_id;
  result.detail := found_feed.detail;
  result.now := (select account_now(clock_offset_ms) from accounts
                 where account = found_feed.account);
  return result;
end $function$;

CREATE FUNCTION public.enter_replica(key_hash text, practitioner_id text, idempotency_key text, reads_only boolean)
 RETURNS enter_result
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('app.replica', 'on', true);
  return enter(key_hash, practitioner_id, idempotency_key, reads_only);
end $function$;

CREATE FUNCTION public.facets_of(p practitioners)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  select 'language:' || word from unnest(p.languages) as word
  union select 'specialty:' || word from unnest(p.specialties) as word
  union select 'modality:' || word from unnest(p.modalities) as word
  union select 'age_group:' || word from unnest(p.age_groups) as word
  union select 'format:' || word from unnest(p.formats) as word
  union select 'payer:' || word from unnest(p.payer_networks) as word
  union select 'payer:' || (item ->> 'payer_id')
    from jsonb_array_elements(p.network_participations) as item
  union select 'jurisdiction:' || (item ->> 'jurisdiction')
    from jsonb_array_elements(p.licenses) as item
  union select
      coalesce('jurisdiction:' || (item ->> 'jurisdiction'), 'compact:' || (item ->> 'compact'))
    from jsonb_array_elements(p.privileges) as item
  union select 'npi:' || p.npi where p.npi is not null
  union select 'supervisor:' || (p.supervision ->> 'supervisor_id')
    where p.supervision ->> 'supervisor_id' is not null
  union select 'name:' || name_key(p.name ->> 'family', p.name ->> 'given')
    where name_key(p.name ->> 'family', p.name ->> 'given') is not null
  union select 'name:' || name_key(item ->> 'family', item ->> 'given')
    from jsonb_array_elements(p.former_names) as item
    where name_key(item ->> 'family', item ->> 'given') is not null
  -- The current name only: a former name identifies a practitioner, but nobody finds them by it.
  union select 'word:' || search_words(concat_ws(' ', p.name ->> 'prefix', p.name ->> 'given',
    p.name ->> 'middle', p.name ->> 'family', p.name ->> 'suffix'))
$function$;

CREATE FUNCTION public.fold_report_changes(of_account text, zone text, most integer)
 RETURNS integer
 LANGUAGE sql
AS $function$
  with folded as (
    delete from report_changes
    where account = of_account and id = any (array(
      select id from report_changes where account = of_account order by id limit most))
    returning *),
  dated as (
    select (at at time zone zone)::date as day, measure, payer_id, practitioner_id, location_id,
      procedure_code, reason_code, service_date, currency, sum(amount)::bigint as amount
    from folded
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9),
  spans as (
    select grain, dated.*, case grain when 'day' then day
        when 'month' then date_trunc('month', day)::date else date '0001-01-01' end as starts_on
    from dated cross join (values ('day'), ('month'), ('all')) as grains (grain)),
  summed as (
    insert into report_sums as kept
      (account, axis, grain, starts_on, key, measure, currency, amount)
    select of_account, axis, grain, starts_on, key, measure, currency, sum(amount)
    from spans cross join lateral (values
      ('all', '', reason_code = ''),
      ('payer', payer_id, reason_code = ''),
      ('practitioner', practitioner_id, reason_code = ''),
      ('location', location_id, reason_code = ''),
      ('procedure', procedure_code, reason_code = ''),
      ('reason', payer_id || ' ' || reason_code, reason_code <> '')) as axes (axis, key, counts)
    where counts
    group by axis, grain, starts_on, key, measure, currency
    order by axis, grain, starts_on, key, measure, currency
    on conflict (account, axis, grain, starts_on, measure, key, currency)
    do update set amount = kept.amount + excluded.amount),
  aged as (
    insert into receivable_sums as kept
      (account, grain, starts_on, measure, payer_id, service_date, currency, amount)
    select of_account, grain, starts_on, measure, payer_id, coalesce(service_date, 'infinity'),
      currency, sum(amount)
    from spans
    where measure in ('payer_receivables', 'patient_receivables')
    group by grain, starts_on, measure, payer_id, coalesce(service_date, 'infinity'), currency
    order by grain, starts_on, measure, payer_id, coalesce(service_date, 'infinity'), currency
    on conflict (account, grain, starts_on, measure, payer_id, service_date, currency)
    do update set amount = kept.amount + excluded.amount)
  select count(*)::integer from folded
$function$;

CREATE FUNCTION public.fold_report_visits(of_account text, zone text, most integer)
 RETURNS integer
 LANGUAGE sql
AS $function$
  with chosen as materialized (
    select distinct person_id from (
      select person_id from report_visit_changes
      where account = of_account order by id limit most) as first),
  folded as (
    delete from report_visit_changes
    where account = of_account and person_id in (select person_id from chosen)
    returning 1),
  recorded as materialized (
    select * from recorded_visits(of_account, zone)
    where person_id = any (array(select person_id from chosen))),
  sides as (
    select person_id, payer_id, day, 1 as side from recorded
    union all
    select person_id, payer_id, day, -1
    from (
      select person_id, payer_id, day, visits from recorded
      union all
      select person_id, payer_id, day, -visits from changed_visits(of_account, zone)
      where person_id = any (array(select person_id from chosen))) as kept
    group by person_id, payer_id, day
    having sum(visits) > 0),
  summed as (
    insert into report_visit_sums as kept
      (account, axis, key, toward, grain, starts_on, other_month, visits)
    select of_account, added.*
    from (
      select array_agg(person_id) as persons, array_agg(payer_id) as payers,
        array_agg(day) as days, array_agg(side) as sides
      from sides) as all_sides
    cross join lateral summed_visits(persons, payers, days, sides) as added
    on conflict (account, axis, toward, grain, starts_on, other_month, key)
    do update set visits = kept.visits + excluded.visits)
  select count(*)::integer from folded
$function$;

CREATE FUNCTION public.fold_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN replace(replace(replace(replace(translate(regexp_replace(NORMALIZE(value, NFKD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐЂЈЉЊЋЏØøŁłĐđÐðĦħŦŧŊŋıÆŒÞẞ'::text, 'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяєіґђјљњћџoollddddhhttnniæœþß'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), 'ß'::text, 'ss'::text);

CREATE FUNCTION public.fold_worklist_changes(of_account text, most integer)
 RETURNS integer
 LANGUAGE sql
AS $function$
  delete from worklist_sums where account = of_account and claims = 0;
  with folded as (
    delete from worklist_changes
    where account = of_account and id = any (array(
      select id from worklist_changes where account = of_account order by id limit most))
    returning *),
  summed as (
    insert into worklist_sums as kept
      (account, axis, key, service_date, deadline, claims, amount)
    select of_account, axes.axis, axes.key, axes.date, deadline, sum(claims), sum(amount)
    from folded cross join lateral (values
      ('status', status, date 'infinity'), ('payer', payer_id, date 'infinity'),
      ('age', '', service_date)) as axes (axis, key, date)
    group by axes.axis, axes.key, axes.date, deadline
    order by axes.axis, axes.key, axes.date, deadline
    on conflict (account, axis, key, service_date, deadline)
    do update set claims = kept.claims + excluded.claims, amount = kept.amount + excluded.amount)
  select count(*)::integer from folded
$function$;

CREATE FUNCTION public.force_row_security(name regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security, force row level security', name);
  execute format(
    'create policy for_maintenance on %s to %I
     using (is_maintenance()) with check (is_maintenance())', name, current_user);
end $function$;

CREATE FUNCTION public.has_returned_units(of_account text, of_session text, of_person text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(not bool_or(billed.used), false)
  from claim_units as billed
  join claims on claims.account = of_account and claims.id = billed.claim_id
  where billed.account = of_account and billed.session_id = of_session
    and claims.person_id = of_person
$function$;

CREATE FUNCTION public.has_seat(of_account text, target_session_id text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from session_participants
    where account = of_account and session_id = target_session_id
      and person_id = current_person())
$function$;

CREATE FUNCTION public.has_single_owner(ledger_account text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (ledger_account ~ ('^(asset:(payer_ar|patient_ar|era_clearing|deposit_clearing)'::text || '|liability:(patient_credit|practitioner)):'::text));

CREATE FUNCTION public.in_caseload(of_account text, of_practitioner text, of_person text, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from sessions
    join session_participants as participant
      on participant.account = sessions.account and participant.session_id = sessions.id
    where sessions.account = of_account and participant.person_id = of_person
      and practitioner_id = of_practitioner
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment))
  or exists (
    select from matchings
    where account = of_account and person_id = of_person
      and accepted_practitioner_id = of_practitioner and status = 'accepted')
$function$;

CREATE FUNCTION public.index_metadata(of_account text, drafts jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  draft record;
begin
  for draft in
    select * from jsonb_to_recordset(drafts)
      as draft (object_id text, person_id text, hashes text[])
  loop
    delete from metadata_hashes where account = of_account and object_id = draft.object_id;
    insert into metadata_hashes (account, object_id, person_id, hash)
    select distinct of_account, draft.object_id, draft.person_id, decode(hash, 'hex')
    from unnest(draft.hashes) as hash;
  end loop;
end $function$;

CREATE FUNCTION public.index_metadata_of(name regclass, object text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format($trigger$
    create trigger index_metadata_on_insert after insert on %1$s
      for each row when (new.metadata <> '{}') execute function index_plain_metadata(%2$L);
    create trigger index_metadata_on_update after update of metadata on %1$s
      for each row when (old.metadata <> new.metadata) execute function index_plain_metadata(%2$L);
    create trigger delete_metadata_hashes after delete on %1$s
      for each row when (old.metadata <> '{}') execute function delete_metadata_hashes();
    insert into metadata_hashes (account, object_id, hash)
    select account, id, plain_metadata_hash(%2$L, pair.key, pair.value)
    from %1$s cross join jsonb_each_text(metadata) as pair
  $trigger$, name, object);
end $function$;

CREATE FUNCTION public.index_plain_metadata()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from metadata_hashes where account = old.account and object_id = old.id;
  end if;
  insert into metadata_hashes (account, object_id, hash)
  select new.account, new.id, plain_metadata_hash(tg_argv[0], pair.key, pair.value)
  from jsonb_each_text(new.metadata) as pair;
  return null;
end $function$;

CREATE FUNCTION public.is_maintenance()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('app.maintenance'::text, true), ''::text) = 'on'::text);

CREATE FUNCTION public.is_subscribed(event_types text[], type text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (event_types && ARRAY[type, (split_part(type, '.'::text, 1) || '.*'::text), '*'::text]);

CREATE FUNCTION public.isolate_by_account(name regclass, person_column text DEFAULT NULL::text, practitioner_column text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  condition text := 'account = current_account()';
begin
  if person_column is not null then
    condition := condition || format(
      ' and (current_person() is null or %1$I = current_person())', person_column);
  end if;
  if practitioner_column is not null then
    condition := condition || format(
      ' and (current_practitioner() is null or %1$I = current_practitioner())',
      practitioner_column);
  end if;
  execute format('alter table %s alter account set default current_account()', name);
  perform force_row_security(name);
  execute format(
    'create policy own_account on %1$s to attune_app using (%2$s) with check (%2$s)',
    name, condition);
  execute format('grant select, insert, update on %s to attune_app', name);
end $function$;

CREATE FUNCTION public.keep_one_default()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_default := false;
  return new;
end $function$;

CREATE FUNCTION public.leave(of_account text, new_events jsonb, new_jobs jsonb, new_audits jsonb, new_metadata jsonb, idempotency_key text, encrypted_key bytea, request_fingerprint text, created_object_id text, response_person_id text, encrypted_response bytea)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  scheduled record;
begin
  if new_events is not null then
    insert into events (account, id, type, object, object_id, object_version, changed_fields,
      request_id, idempotency_key, created_at)
    select of_account, id, type, object, object_id, object_version, changed_fields,
      request_id, leave.idempotency_key, created_at
    from jsonb_to_recordset(new_events) as event (
      id text, type text, object text, object_id text, object_version integer,
      changed_fields text[], request_id text, created_at timestamptz);
  end if;

  -- One by one: they are few, and a plan cached while the table was empty can't turn bad.
  for scheduled in
    select * from jsonb_to_recordset(new_jobs)
      as scheduled (object_id text, job text, real_time boolean, due_at timestamptz)
  loop
    if scheduled.due_at is null then
      delete from scheduled_jobs
      where account = of_account
        and object_id = scheduled.object_id and job = scheduled.job;
    else
      insert into scheduled_jobs (account, object_id, job, real_time, due_at)
      values (of_account, scheduled.object_id, scheduled.job, scheduled.real_time,
        scheduled.due_at)
      on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
    end if;
  end loop;

  if new_audits is not null then
    with written as (
      insert into audit_entries (account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, client)
      select of_account, id, action, outcome, object_kind, object_id, person_id,
        fields, purpose, basis, decision_id, actor_kind, actor_id, key_id, request_id, client
      from jsonb_to_recordset(new_audits) as entry (
        id text, action text, outcome text, object_kind text, object_id text, person_id text,
        fields text[], purpose text, basis jsonb, decision_id text,
        actor_kind text, actor_id text, key_id text, request_id text, client text)
      returning position, id
    )
    insert into audit_queue (account, position, entry_id)
    select of_account, position, id from written;
  end if;

  if new_metadata is not null then
    perform index_metadata(of_account, new_metadata);
  end if;

  if leave.idempotency_key is not null then
    insert into idempotency_keys (account, key, encrypted_key, fingerprint, object_id, person_id,
      response)
    values (of_account, leave.idempotency_key, leave.encrypted_key, request_fingerprint,
      created_object_id, response_person_id, encrypted_response);
  end if;
end $function$;

CREATE FUNCTION public.ledger_measure(ledger_account text, kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when ledger_account in ('revenue:services', 'revenue:no_show') then 'charges'
    when ledger_account like 'asset:payer\_ar:%' then 'payer_receivables'
    when ledger_account like 'asset:patient\_ar:%' then 'patient_receivables'
    when ledger_account like 'liability:patient\_credit:%'
      or ledger_account like 'liability:prepaid:%' then 'patient_credit'
    when ledger_account like 'asset:era\_clearing:%' and kind like 'remittance\_%'
      then 'insurance_payments'
    when ledger_account like 'asset:processor:%' and kind ~ '^(copay_taken|balance_paid)'
      then 'patient_payments'
    when ledger_account like 'asset:processor:%' and kind like 'refunded%'
      or ledger_account like 'liability:payer\_recoupment:%' and kind like 'payer\_overpaid%'
      then 'refunds'
    when ledger_account = 'asset:disputed' and kind like 'dispute\_lost%' then 'chargebacks'
    when ledger_account = 'contra:contractual' then 'contractual_adjustments'
    when ledger_account like 'contra:write\_off:%' or ledger_account = 'expense:bad_debt'
      then 'write_offs'
    when ledger_account like 'contra:adjustment:%' then 'adjustments'
  end
$function$;

CREATE FUNCTION public.lock_ledger_accounts(of_account text, names text[], of_currency text)
 RETURNS TABLE(ledger_account text, balance bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  insert into ledger_balances as existing
    (account, ledger_account, currency, slot, balance, entries)
  select of_account, name, of_currency, 0, 0, 0
  from unnest(names) as name
  group by name
  order by name
  on conflict (account, ledger_account, currency, slot) do update
  set entries = existing.entries
  where false;
  return query
    select ledger_account, balance
    from ledger_balances
    where account = of_account and ledger_account = any(names) and currency = of_currency
      and slot = 0;
end $function$;

CREATE FUNCTION public.make_append_only(name regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format(
    'create trigger append_only before update or delete on %s
     for each row execute function refuse_change()', name);
  execute format(
    'create trigger append_only_truncate before truncate on %s
     for each statement execute function refuse_change()', name);
end $function$;

CREATE FUNCTION public.measure_sign(measure text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when measure in ('charges', 'refunds', 'chargebacks') then -1 else 1 end
$function$;

CREATE FUNCTION public.merge_participants(of_account text, merged text, remaining text, merged_at timestamp with time zone)
 RETURNS TABLE(session_id text, session_version integer)
 LANGUAGE plpgsql
AS $function$
declare
  seat session_participants;
begin
  for seat in
    select * from session_participants as held
    where held.account = of_account and held.person_id = merged
    order by held.session_id
  loop
    if exists (
      select from session_participants as other
      where other.account = seat.account and other.session_id = seat.session_id
        and other.person_id = remaining)
    then
      delete from session_participants as held
      where held.account = seat.account and held.session_id = seat.session_id
        and held.person_id = merged;
    else
      update session_participants as held
      set person_id = remaining,
          blocking = seat.blocking and not exists (
            select from session_participants as other
            where other.account = seat.account and other.person_id = remaining
              and other.blocking and other.during && seat.during)
      where held.account = seat.account and held.session_id = seat.session_id
        and held.person_id = merged;
    end if;

    return query
      update sessions
      set participants = coalesce((
            select jsonb_agg(case when one ->> 'person_id' = merged
              then one || jsonb_build_object('person_id', remaining) else one end)
            from jsonb_array_elements(participants) as one
            where one ->> 'person_id' <> merged or not exists (
              select from jsonb_array_elements(participants) as other
              where other ->> 'person_id' = remaining)), '[]'),
          seats_taken = (
            select count(*) from session_participants as held
            where held.account = seat.account and held.session_id = seat.session_id),
          version = version + 1,
          updated_at = merged_at
      where sessions.account = seat.account and sessions.id = seat.session_id
      returning sessions.id, sessions.version;
  end loop;

  return query
    update sessions
    set late_departures = (
          select jsonb_agg(case when one ->> 'person_id' = merged
            then one || jsonb_build_object('person_id', remaining) else one end)
          from jsonb_array_elements(late_departures) as one),
        version = version + 1,
        updated_at = merged_at
    where sessions.account = of_account and late_departures <> '[]'
      and exists (
        select from jsonb_array_elements(late_departures) as one
        where one ->> 'person_id' = merged)
    returning sessions.id, sessions.version;
end $function$;

CREATE FUNCTION public.missing_forms(of_account text, of_persons text[], of_forms text[])
 RETURNS TABLE(person_id text, form_id text)
 LANGUAGE sql
 STABLE
AS $function$
  select missing.person_id, required.id
  from unnest(of_persons) as missing (person_id)
  cross join forms as required
  where required.account = of_account and required.id = any(of_forms)
    and not exists (
      select from form_responses as response
      join forms as answered
        on answered.account = of_account and answered.id = response.form_id
      where response.account = of_account and response.person_id = missing.person_id
        and response.status in ('completed') and answered.name = required.name)
  order by missing.person_id, required.id
$function$;

CREATE FUNCTION public.money_difference(of jsonb, less jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE STRICT
RETURN jsonb_build_object('amount', (((of ->> 'amount'::text))::bigint - ((less ->> 'amount'::text))::bigint), 'currency', (of ->> 'currency'::text));

CREATE FUNCTION public.move_claim_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_changes (account, at, measure, payer_id, practitioner_id, location_id,
    procedure_code, service_date, currency, amount)
  select new.account, change.at, change.measure, change.payer_id,
    case when side = 1 then change.practitioner_id
      else coalesce(entry.practitioner_id, old.practitioner_id) end,
    change.location_id, change.procedure_code,
    case when side = 1 or change.service_date is null then change.service_date
      else coalesce(old.service_from, change.service_date) end,
    change.currency, side * change.amount
  from ledger_entries as entry
  cross join lateral report_changes_of(entry) as change
  cross join (values (1), (-1)) as sides (side)
  where entry.account = new.account and entry.claim_id = new.id
    and change.measure <> 'billed_sessions';
  return null;
end $function$;

CREATE FUNCTION public.move_participants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update session_participants
  set during = tstzrange(new.starts_at, new.ends_at),
      blocking = new.status in ('held', 'requested', 'scheduled', 'checked_in', 'started')
        and not new.recorded
  where account = new.account and session_id = new.id;
  return null;
end $function$;

CREATE FUNCTION public.name_key(family text, given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN ((NULLIF(upper(regexp_replace(NORMALIZE(family, NFKD), '[^A-Za-z]'::text, ''::text, 'g'::text)), ''::text) || ' '::text) || NULLIF(upper(regexp_replace(NORMALIZE(given, NFKD), '[^A-Za-z]'::text, ''::text, 'g'::text)), ''::text));

CREATE FUNCTION public.note_counts(note notes)
 RETURNS TABLE(at timestamp with time zone, measure text, practitioner_id text, location_id text, procedure_code text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select note.signed_at, counted.measure, note.author_id, coalesce(session.location_id, ''),
    coalesce(session.procedure_code, ''), counted.amount
  from sessions as session
  cross join lateral (values ('signed_notes', 1::bigint), ('note_lag_minutes',
    greatest(0, extract(epoch from note.signed_at - session.ends_at) / 60)::bigint))
    as counted (measure, amount)
  where session.account = note.account and session.id = note.session_id
    and note.signed_at is not null and not note.imported
$function$;

CREATE FUNCTION public.object_of_import(of_account text, of_import text, of_row integer)
 RETURNS TABLE(object text, object_id text)
 LANGUAGE sql
 STABLE
 SET search_path TO '$user', 'public'
BEGIN ATOMIC
 SELECT import_rows.object,
     import_rows.object_id
    FROM import_rows
   WHERE ((import_rows.account = object_of_import.of_account) AND (import_rows.import_id = object_of_import.of_import) AND (import_rows."row" = object_of_import.of_row) AND (import_rows.outcome = 'created'::text));
END;

CREATE FUNCTION public.offer_availability()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select new.account, new.practitioner_id, 'practitioner.offer_openings', false,
    account_now(clock_offset_ms)
  from accounts
  where account = new.account and has_waiting_list
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $function$;

CREATE FUNCTION public.open_freed_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with opened as (
    insert into waiting_list_openings
      (account, id, practitioner_id, starts_at, ends_at, cause, session_id, created_at, updated_at)
    select old.account, 'opening_' || replace(gen_random_uuid()::text, '-', ''),
      old.practitioner_id, old.starts_at, old.ends_at,
      case when (old.starts_at, old.ends_at, old.practitioner_id)
          is distinct from (new.starts_at, new.ends_at, new.practitioner_id)
        then 'reschedule' else 'cancellation' end,
      old.id, new.updated_at, new.updated_at
    from accounts
    where account = old.account and has_waiting_list and old.starts_at > new.updated_at
      and coalesce(current_setting('app.imported', true), '') <> 'true'
      and not (old.scheduled_at is null and new.status in ('declined', 'expired') and exists (
        select from waiting_list_offers as offer
        where offer.account = old.account and offer.session_id = old.id
          and offer.status in ('offered', 'accepted')))
    returning id)
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select old.account, id, 'waiting_list_opening.offer', false, new.updated_at from opened;
  return null;
end $function$;

CREATE FUNCTION public.openings_taken(of_account text, of_practitioner text, moment timestamp with time zone, but_not text DEFAULT NULL::text)
 RETURNS TABLE(taken integer)
 LANGUAGE sql
 STABLE
AS $function$
  select count(distinct who)::integer from (
    select participant.person_id as who
    from sessions
    join session_participants as participant
      on participant.account = sessions.account and participant.session_id = sessions.id
    where sessions.account = of_account and practitioner_id = of_practitioner
      and starts_at > moment - interval '90 days'
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started', 'completed')
      and not (status = 'held' and hold_expires_at <= moment)
    union all
    select coalesce(person_id, id) from matchings
    where account = of_account and accepted_practitioner_id = of_practitioner
      and status = 'accepted') as places
  where who is distinct from but_not
$function$;

CREATE FUNCTION public.paired_account_of_person(ledger_account text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN starts_with(ledger_account, 'asset:patient_ar:'::text) THEN ('liability:patient_credit:'::text || substr(ledger_account, (length('asset:patient_ar:'::text) + 1))) WHEN starts_with(ledger_account, 'liability:patient_credit:'::text) THEN ('asset:patient_ar:'::text || substr(ledger_account, (length('liability:patient_credit:'::text) + 1))) ELSE NULL::text END;

CREATE FUNCTION public.patient_balances_of(of_account text, of_persons text[])
 RETURNS TABLE(id text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with owing as (
    select claims.id, claims.person_id, greatest(patient_owed, 0) as owed,
      sum(greatest(patient_owed, 0)) over (partition by claims.person_id) as total,
      coalesce(sum(greatest(patient_owed, 0)) over (
        partition by claims.person_id
        order by service_from nulls last, created_at, claims.id
        rows between unbounded preceding and 1 preceding), 0) as before
    from claims
    where account = of_account and claims.person_id = any(of_persons) and attempt > 0),
  paid as (
    select person_id, persons.total - greatest(0, coalesce((
      select sum(balance) from ledger_balances
      where account = of_account
        and ledger_account = 'asset:patient_ar:' || person_id and currency = 'usd'), 0)) as amount
    from (select person_id, max(total) as total from owing group by person_id) as persons)
  select owing.id, (owed - least(owed, greatest(0, paid.amount - before)))::bigint
  from owing join paid using (person_id)
$function$;

CREATE FUNCTION public.payers_of(of_account text, wanted_person_id text, on_date date)
 RETURNS text[]
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT ARRAY( SELECT DISTINCT coverages.payer_id
            FROM coverages
           WHERE ((coverages.account = payers_of.of_account) AND (coverages.person_id = payers_of.wanted_person_id) AND (coverages.status = ANY (ARRAY['active'::text, 'terminated'::text])) AND (daterange(coverages.starts_on, coverages.ends_on, '[]'::text) @> payers_of.on_date))) AS "array";
END;

CREATE FUNCTION public.plain_metadata_hash(object text, key text, value text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
RETURN "substring"(sha256(convert_to((((((object || ':'::text) || octet_length(key)) || ':'::text) || key) || value), 'UTF8'::name)), 1, 16);

CREATE FUNCTION public.post_to_ledger(of_account text, postings jsonb, posted_at timestamp with time zone, quiet text[])
 RETURNS TABLE(posting_key text, transaction_id text, posted boolean, followed jsonb)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  new_ids text[];
  changed jsonb := '[]';
begin
  with inserted as (
    insert into ledger_transactions
      (account, id, key, kind, currency, legs, fingerprint, reverses_id, created_at)
    select of_account, id, key, kind, currency, jsonb_array_length(legs), fingerprint,
      reverses_id, posted_at
    from jsonb_to_recordset(postings) as posting (
      id text, key text, kind text, currency text, legs jsonb, fingerprint text, reverses_id text)
    order by key
    on conflict (account, key) do nothing
    returning id)
  select array_agg(id) into new_ids from inserted;

  if exists (
    select from jsonb_to_recordset(postings) as posting (key text, fingerprint text)
    join ledger_transactions as stored
      on stored.account = of_account and stored.key = posting.key
    where stored.fingerprint <> posting.fingerprint)
  then
    raise exception 'This key was posted before with different legs.'
      using errcode = 'unique_violation', constraint = 'posting_conflict';
  end if;

  insert into ledger_entries (account, id, transaction_id, position, kind, ledger_account,
    currency, amount, person_id, session_id, practitioner_id, claim_id, payment_id,
    remittance_id, deposit_id, created_at)
  select of_account, leg.one ->> 'id', posting.id, leg.position, kind, leg.one ->> 'account',
    currency, (leg.one ->> 'amount')::bigint, person_id, session_id, practitioner_id, claim_id,
    payment_id, remittance_id, deposit_id, posted_at
  from jsonb_to_recordset(postings) as posting (
    id text, kind text, currency text, legs jsonb, person_id text, session_id text,
    practitioner_id text, claim_id text, payment_id text, remittance_id text, deposit_id text)
  cross join jsonb_array_elements(legs) with ordinality as leg (one, position)
  where posting.id = any(new_ids);

  if new_ids is not null
    and postings @? '$[*].legs[*].account ? (@ starts with "asset:patient_ar:")'
  then
    changed := update_claim_balances(of_account, new_ids, posted_at, quiet);
  end if;

  return query
    select posting.key, stored.id, stored.id = any(coalesce(new_ids, '{}')), changed
    from jsonb_to_recordset(postings) as posting (key text)
    join ledger_transactions as stored
      on stored.account = of_account and stored.key = posting.key;
end $function$;

CREATE FUNCTION public.publish_register(name regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('alter table %s enable row level security, force row level security', name);
  execute format('create policy public_register on %s for select to attune_app, attune_worker
    using (true)', name);
  execute format('create policy by_owner on %s to %I using (true) with check (true)',
    name, current_user);
  execute format('grant select on %s to attune_app, attune_worker', name);
end $function$;

CREATE FUNCTION public.rebuild_ledger_balances(of_account text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  lock table ledger_balances in exclusive mode;
  delete from ledger_balances where account = of_account;
  insert into ledger_balances (account, ledger_account, currency, slot, balance, entries)
  select of_account, ledger_account, currency, 0, sum(amount), count(*)
  from ledger_entries
  where account = of_account
  group by ledger_account, currency;
end $function$;

CREATE FUNCTION public.rebuild_report_sums(of_account text)
 RETURNS void
 LANGUAGE sql
AS $function$
  with sums as (
    delete from report_sums
    where account = of_account and measure not like 'denial\_%' returning 1),
  receivables as (
    delete from receivable_sums where account = of_account returning 1),
  changes as (
    delete from report_changes
    where account = of_account and measure not like 'denial\_%' returning 1)
  insert into report_changes (account, at, measure, payer_id, practitioner_id, location_id,
    procedure_code, service_date, currency, amount)
  select of_account, change.* from recorded_changes(of_account) as change;
  select rebuild_report_visits(of_account)
$function$;

CREATE FUNCTION public.rebuild_report_visits(of_account text)
 RETURNS void
 LANGUAGE sql
AS $function$
  with sums as (
    delete from report_visit_sums where account = of_account returning 1),
  changes as (
    delete from report_visit_changes where account = of_account returning 1)
  insert into report_visit_changes (account, person_id, payer_id, day, at, visits)
  select account, person_id, payer_id, service_from, null::timestamptz, 1 from claims
  where account = of_account and attempt > 0 and service_from is not null
  union all
  select account, person_id, '', null, created_at, 1 from charges
  where account = of_account and kind = 'self_pay' and status in ('charged')
$function$;

CREATE FUNCTION public.rebuild_worklist(of_account text)
 RETURNS void
 LANGUAGE sql
AS $function$
  with sums as (
    delete from worklist_sums where account = of_account returning 1),
  changes as (
    delete from worklist_changes where account = of_account returning 1)
  insert into worklist_changes
    (account, status, payer_id, service_date, deadline, claims, amount)
  select of_account, entry.status, entry.payer_id, entry.service_date, entry.deadline, count(*),
    sum(entry.amount)
  from claims as claim cross join lateral worklist_entries(claim) as entry
  where claim.account = of_account
  group by entry.status, entry.payer_id, entry.service_date, entry.deadline
$function$;

CREATE FUNCTION public.recompute_claim_balances(of_account text, of_person text, posted_at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  claim_ids text[];
begin
  select array_agg(id) into claim_ids from (
    select id from claims
    where account = of_account and person_id = of_person and attempt > 0
    order by id
    for no key update) as locked_here;

  update claims set patient_owed = computed.amount
  from (
    select claims.id, coalesce((
      select sum(entry.amount)
      from ledger_entries as entry
      join claims as source on source.account = entry.account and source.id = entry.claim_id
      where entry.account = of_account and entry.ledger_account like 'asset:patient\_ar:%'
        and entry.currency = 'usd'
        and source.person_id = of_person
        and claim_of_entry(entry.kind, entry.claim_id, source.prior_claim_id) = claims.id), 0
    ) as amount
    from claims where account = of_account and id = any(claim_ids)) as computed
  where account = of_account and claims.id = computed.id and patient_owed <> computed.amount;

  return set_patient_balances(of_account, array[of_person], claim_ids, posted_at, '{}');
end $function$;

CREATE FUNCTION public.record_billed_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_changes (account, at, measure, payer_id, amount)
  select changed.account, session.starts_at, 'billed_sessions', claim.payer_id,
    case tg_op when 'INSERT' then 1 else -1 end
  from changed
  join claims as claim on claim.account = changed.account and claim.id = changed.claim_id
  join sessions as session on session.account = changed.account
    and session.id = split_part(changed.key, ' ', 1)
  where changed.kind = 'session';
  return null;
end $function$;

CREATE FUNCTION public.record_charge_visits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.status in ('charged') then
    insert into report_visit_changes (account, person_id, payer_id, at, visits)
    values (old.account, old.person_id, '', old.created_at, -1);
  end if;
  if new.status in ('charged') then
    insert into report_visit_changes (account, person_id, payer_id, at, visits)
    values (new.account, new.person_id, '', new.created_at, 1);
  end if;
  return null;
end $function$;

CREATE FUNCTION public.record_claim_visits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.attempt > 0 and old.service_from is not null then
    insert into report_visit_changes (account, person_id, payer_id, day, visits)
    values (old.account, old.person_id, old.payer_id, old.service_from, -1);
  end if;
  if new.attempt > 0 and new.service_from is not null then
    insert into report_visit_changes (account, person_id, payer_id, day, visits)
    values (new.account, new.person_id, new.payer_id, new.service_from, 1);
  end if;
  return null;
end $function$;

CREATE FUNCTION public.record_ledger_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_changes (account, at, measure, payer_id, practitioner_id, location_id,
    procedure_code, service_date, currency, amount)
  select entry.account, change.*
  from added
  join ledger_entries as entry on entry.account = added.account and entry.id = added.id
  cross join lateral report_changes_of(entry) as change;
  return null;
end $function$;

CREATE FUNCTION public.record_note_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_changes (account, at, measure, practitioner_id, location_id,
    procedure_code, amount)
  select new.account, counted.* from note_counts(new) as counted;
  return null;
end $function$;

CREATE FUNCTION public.record_session_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    insert into report_changes (account, at, measure, practitioner_id, location_id,
      procedure_code, amount)
    select old.account, old.starts_at, measure, old.practitioner_id,
      coalesce(old.location_id, ''), coalesce(old.procedure_code, ''), -amount
    from session_counts(old);
  end if;
  insert into report_changes (account, at, measure, practitioner_id, location_id,
    procedure_code, amount)
  select new.account, new.starts_at, measure, new.practitioner_id,
    coalesce(new.location_id, ''), coalesce(new.procedure_code, ''), amount
  from session_counts(new);
  return null;
end $function$;

CREATE FUNCTION public.record_time_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_changes (account, at, measure, amount)
  values (new.account, date_trunc('milliseconds', now()), 'time_zone', 0);
  return null;
end $function$;

CREATE FUNCTION public.record_worklist_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into worklist_changes
    (account, status, payer_id, service_date, deadline, claims, amount)
  select new.account, status, payer_id, service_date, deadline, sum(side), sum(side * amount)
  from (
    select 1 as side, entry.* from worklist_entries(new) as entry
    union all
    select -1, entry.* from worklist_entries(old) as entry where tg_op = 'UPDATE') as entries
  group by status, payer_id, service_date, deadline
  having sum(side) <> 0 or sum(side * amount) <> 0;
  return null;
end $function$;

CREATE FUNCTION public.recorded_changes(of_account text)
 RETURNS TABLE(at timestamp with time zone, measure text, payer_id text, practitioner_id text, location_id text, procedure_code text, service_date date, currency text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select change.*
  from ledger_entries as entry cross join lateral report_changes_of(entry) as change
  where entry.account = of_account
  union all
  select session.starts_at, counted.measure, '', session.practitioner_id,
    coalesce(session.location_id, ''), coalesce(session.procedure_code, ''), null, '',
    counted.amount
  from sessions as session cross join lateral session_counts(session) as counted
  where session.account = of_account
  union all
  select counted.at, counted.measure, '', counted.practitioner_id, counted.location_id,
    counted.procedure_code, null, '', counted.amount
  from notes as note cross join lateral note_counts(note) as counted
  where note.account = of_account
  union all
  select session.starts_at, 'billed_sessions', claim.payer_id, '', '', '', null, '', 1
  from claim_billing_keys as billed
  join claims as claim on claim.account = billed.account and claim.id = billed.claim_id
  join sessions as session on session.account = billed.account
    and session.id = split_part(billed.key, ' ', 1)
  where billed.account = of_account and billed.kind = 'session'
$function$;

CREATE FUNCTION public.recorded_visits(of_account text, zone text)
 RETURNS TABLE(person_id text, payer_id text, day date, visits integer)
 LANGUAGE sql
 STABLE
AS $function$
  select person_id, payer_id, service_from, 1 from claims
  where account = of_account and attempt > 0 and service_from is not null
  union all
  select person_id, '', (created_at at time zone zone)::date, 1 from charges
  where account = of_account and kind = 'self_pay' and status in ('charged')
$function$;

CREATE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE FUNCTION public.refuse_frozen(is_own boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if is_own then
    raise exception 'The account is frozen.' using errcode = 'object_in_use';
  end if;
  return false;
end $function$;

CREATE FUNCTION public.refuse_frozen(is_own boolean, moved_to text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if is_own then
    raise exception 'The account is frozen.'
      using errcode = 'object_in_use', detail = coalesce(moved_to, '');
  end if;
  return false;
end $function$;

CREATE FUNCTION public.refuse_negative_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The person has less credit.'
    using errcode = 'check_violation', constraint = 'insufficient_credit';
end $function$;

CREATE FUNCTION public.refuse_unless_archived()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  number bigint;
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_links' then
    number := old.sequence;
  elsif tg_op = 'DELETE' then
    select sequence into number from audit_links
    where account = old.account and entry_id = old.id;
  end if;
  if exists (
    select from audit_archives
    where account = old.account and stored_at is not null
      and number between first_sequence and last_sequence)
  then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE FUNCTION public.remove_imported_document(of_account text, of_import text, of_row integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO '$user', 'public'
AS $function$
declare
  kind text;
  removed text;
begin
  perform set_config('app.maintenance', 'on', true);
  select created.object, created.object_id into kind, removed
  from imports cross join object_of_import(of_account, of_import, of_row) as created
  where imports.account = of_account and imports.id = of_import
    and imports.status = 'reverted' and imports.working;
  if removed is null or of_account is distinct from current_account() then
    raise exception 'no row of a reverted import' using errcode = 'insufficient_privilege';
  end if;
  case kind
    when 'document' then
      delete from document_versions where account = of_account and document_id = removed;
      delete from documents where account = of_account and id = removed;
    when 'form' then
      delete from forms where account = of_account and id = removed;
    when 'form_response' then
      delete from form_responses where account = of_account and id = removed;
    else
      raise exception 'rows of % are not deleted', kind using errcode = 'insufficient_privilege';
  end case;
  perform set_config('app.maintenance', '', true);
  return 'removed';
exception -- Also restores the setting.
  when foreign_key_violation then return 'object_in_use';
end $function$;

grant execute on function remove_imported_document(text,text,integer) to attune_app;

CREATE FUNCTION public.remove_imported_row(of_account text, of_import text, of_row integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO '$user', 'public'
AS $function$
declare
  kind text;
  removed text;
begin
  perform set_config('app.maintenance', 'on', true);
  select created.object, created.object_id into kind, removed
  from imports cross join object_of_import(of_account, of_import, of_row) as created
  where imports.account = of_account and imports.id = of_import
    and imports.status = 'reverted' and imports.working;
  if removed is null or of_account is distinct from current_account() then
    raise exception 'no row of a reverted import' using errcode = 'insufficient_privilege';
  end if;
  case kind
    when 'practitioner' then
      delete from practitioners where account = of_account and id = removed;
    when 'person' then
      delete from person_tokens where account = of_account and person_id = removed;
      delete from person_keys where account = of_account and person_id = removed;
      delete from persons where account = of_account and id = removed;
    when 'coverage' then
      delete from coverages where account = of_account and id = removed;
    when 'consent' then
      delete from consents where account = of_account and id = removed;
    when 'session' then
      delete from session_participants where account = of_account and session_id = removed;
      delete from sessions where account = of_account and id = removed;
    when 'assessment' then
      delete from assessments where account = of_account and id = removed;
    else
      raise exception 'rows of % are not deleted', kind using errcode = 'insufficient_privilege';
  end case;
  perform set_config('app.maintenance', '', true);
  return 'removed';
exception -- Also restores the setting.
  when foreign_key_violation then return 'object_in_use';
end $function$;

grant execute on function remove_imported_row(text,text,integer) to attune_app;

CREATE FUNCTION public.report_changes_of(entry ledger_entries)
 RETURNS TABLE(at timestamp with time zone, measure text, payer_id text, practitioner_id text, location_id text, procedure_code text, service_date date, currency text, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select entry.created_at, counted.measure,
    coalesce(case when entry.kind like 'secondary\_billed%' and prior.payer_id is not null
      and counted.measure = 'patient_receivables' then prior.payer_id else claim.payer_id end, ''),
    coalesce(entry.practitioner_id, claim.practitioner_id, session.practitioner_id, ''),
    coalesce(session.location_id, ''), coalesce(session.procedure_code, ''),
    case when counted.measure in ('payer_receivables', 'patient_receivables') then coalesce(
      claim.service_from, (session.starts_at at time zone session.time_zone)::date,
      case when entry.kind ~ '^(no_show|late_cancel|self_pay)_charged'
        then (charged_at(entry) at time zone report_time_zone(entry.account))::date end) end,
    entry.currency, entry.amount * measure_sign(counted.measure)
  from (select ledger_measure(entry.ledger_account, entry.kind) as measure) as counted
  left join claims as claim on claim.account = entry.account and claim.id = entry.claim_id
  left join claims as prior on prior.account = claim.account and prior.id = claim.prior_claim_id
  left join sessions as session
    on session.account = entry.account and session.id = entry.session_id
  where counted.measure is not null
  union all
  select session.starts_at, 'billed_sessions', '', '', '', '', null, '', -sign(entry.amount)::bigint
  from sessions as session
  where session.account = entry.account and session.id = entry.session_id
    and entry.ledger_account = 'revenue:services' and entry.kind like 'self\_pay\_charged%'
$function$;

CREATE FUNCTION public.report_time_zone(of_account text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(message_settings ->> 'time_zone', 'America/New_York')
  from accounts where account = of_account
$function$;

CREATE FUNCTION public.require_partitioned(of_table text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from pg_partitioned_table where partrelid = to_regclass(quote_ident(of_table))) then
    raise exception '% has no partitions', of_table using errcode = 'insufficient_privilege';
  end if;
end $function$;

CREATE FUNCTION public.review_double_booked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select distinct seat.account, seat.person_id, 'person.review_sessions', false, new.updated_at
  from jsonb_array_elements(old.participants) as participant
  join session_participants as seat
    on seat.account = new.account and seat.person_id = participant ->> 'person_id'
  join sessions as other on other.account = seat.account and other.id = seat.session_id
  where other.id <> new.id and other.at_risk_reason = 'person_double_booked'
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $function$;

CREATE FUNCTION public.review_waiting_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select account, id, 'waiting_list_entry.review_risk', false, new.updated_at
  from waiting_list_entries
  where account = new.account and person_id = to_jsonb(new) ->> tg_argv[0]
    and status in ('waiting', 'offered')
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $function$;

CREATE FUNCTION public.schedule_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select new.account, new.id, tg_argv[0], false, new.updated_at
  from accounts
  where account = new.account and message_settings @> '{"enabled": true}'
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $function$;

CREATE FUNCTION public.search_word(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN regexp_replace(fold_text(word), '[''`"’‘ʼ.,;:()]'::text, ''::text, 'g'::text);

CREATE FUNCTION public.search_words(value text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select distinct search_word(word)
  from regexp_split_to_table(value, '[\s/\u2010-\u2015-]+') as word
  where search_word(word) <> ''
$function$;

CREATE FUNCTION public.session_copay(of_account text, of_session text)
 RETURNS TABLE(person_id text, coverage_id text, copay jsonb, due text, paid bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select sessions.person_id, coverages.id, coverages.copay, accounts.copay_due, (
    select coalesce(sum((amount_captured ->> 'amount')::bigint
      - (amount_refunded ->> 'amount')::bigint - (amount_disputed ->> 'amount')::bigint), 0)::bigint
    from payments
    where payments.account = of_account and payments.session_id = of_session
      and payments.person_id = sessions.person_id and payments.kind = 'copay'
      and payments.amount ->> 'currency' = coverages.copay ->> 'currency')
  from accounts
  cross join (
    select one.person_id, one.starts_at, one.payer_type from sessions as one
    where one.account = of_account and one.id = of_session
    offset 0) as sessions
  join coverages on coverages.account = of_account and coverages.person_id = sessions.person_id
    and coverages.program = 'insurance' and coverages.sequence = 'primary'
    and coverages.status in ('active')
    and (coverages.copay ->> 'amount')::bigint > 0
    and (coverages.starts_on is null or coverages.starts_on <= sessions.starts_at::date)
    and (coverages.ends_on is null or coverages.ends_on >= sessions.starts_at::date)
  where accounts.account = of_account and accounts.copay_due <> 'none'
    and sessions.payer_type is distinct from 'self_pay'
    and not exists (
      select from authorization_sessions
      join authorizations on authorizations.account = of_account
        and authorizations.id = authorization_sessions.authorization_id
      join coverages as programs on programs.account = of_account
        and programs.id = authorizations.coverage_id
      where authorization_sessions.account = of_account
        and authorization_sessions.session_id = of_session and programs.program = 'eap')
$function$;

CREATE FUNCTION public.session_counts(session sessions)
 RETURNS TABLE(measure text, amount bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select counted.measure, counted.amount
  from (values
    ('sessions', case when session.status in ('completed') then 1 end),
    ('session_minutes',
      case when session.status in ('completed') then session.duration_minutes end),
    ('no_shows', case when session.status in ('no_show')
      and session.no_show_by is distinct from 'practitioner' then 1 end),
    ('late_cancellations', case when session.status in ('canceled')
      and session.fee ->> 'kind' = 'late_cancel'
      and session.fee ->> 'not_payable_reason' is distinct from 'not_canceled_by_person'
      then 1 end)) as counted (measure, amount)
  where counted.amount is not null
$function$;

CREATE FUNCTION public.set_patient_balances(of_account text, persons text[], claim_ids text[], posted_at timestamp with time zone, quiet text[])
 RETURNS jsonb
 LANGUAGE sql
AS $function$
  with updated as (
    update claims
    set patient_balance = jsonb_build_object('amount', computed.amount, 'currency', 'usd'),
        version = version + case when claims.id = any(quiet) then 0 else 1 end,
        updated_at = posted_at
    from patient_balances_of(of_account, persons) as computed
    where account = of_account and claims.id = computed.id and claims.id = any(claim_ids)
      and (patient_balance ->> 'amount')::bigint <> computed.amount
    returning claims.id, person_id, version)
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', updated.id, 'person_id', person_id, 'version', version)), '[]')
  from updated where not id = any(quiet)
$function$;

CREATE FUNCTION public.settle_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into scheduled_jobs (account, object_id, job, real_time, due_at)
  select account, id, 'waiting_list_offer.settle', false, new.updated_at
  from waiting_list_offers
  where account = new.account and session_id = new.id
    and (status in ('offered')
      or status in ('accepted') and old.scheduled_at is null
        and new.status in ('declined', 'expired'))
  on conflict (account, object_id, job) do update set due_at = excluded.due_at, attempts = 0;
  return null;
end $function$;

CREATE FUNCTION public.start_of_period(at timestamp with time zone, period_days integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN date_bin(make_interval(days => period_days), at, '2024-01-01 00:00:00+00'::timestamp with time zone);

CREATE FUNCTION public.summed_visits(persons text[], payers text[], days date[], sides integer[])
 RETURNS TABLE(axis text, key text, toward text, grain text, starts_on date, other_month date, visits bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  with visits as (
    select distinct side, axis, key, person, day
    from unnest(persons, payers, days, sides) as visit (person, payer, day, side)
    cross join lateral (values ('all', ''), ('payer', payer)) as axes (axis, key)),
  neighbors as (
    select side, axis, key, day,
      lag(day) over of_person as before, lead(day) over of_person as after
    from visits
    window of_person as (partition by side, axis, key, person order by day))
  select axis, key, toward, grain, starts_on, other_month, sum(side)
  from neighbors cross join lateral (values
    ('before', 'day', day, coalesce(date_trunc('month', before)::date, '0001-01-01')),
    ('before', 'month', date_trunc('month', day)::date,
      coalesce(date_trunc('month', before)::date, '0001-01-01')),
    ('after', 'day', day, coalesce(date_trunc('month', after)::date, '9999-12-01')))
    as cells (toward, grain, starts_on, other_month)
  group by axis, key, toward, grain, starts_on, other_month
  having sum(side) <> 0
$function$;

CREATE FUNCTION public.take_ledger_slot(of_account text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  slot integer := 0;
begin
  while not pg_try_advisory_xact_lock(
    hashtextextended('ledger slot ' || of_account || ' ' || slot, 0))
  loop
    slot := slot + 1;
  end loop;
  return slot;
end $function$;

CREATE FUNCTION public.treating_practitioners(of_account text, of_person text, today timestamp with time zone)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  select distinct practitioner_id from sessions
  where account = of_account and person_id = of_person
    and record_opens_at <= today
    and (status in ('requested', 'scheduled', 'checked_in', 'started', 'completed')
      or (status = 'no_show' and no_show_at > today - interval '72 hours'))
$function$;

CREATE FUNCTION public.units_of_claims(of_account text, of_authorization text, but_root text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(most), 0)::integer
  from (
    select max(total) as most
    from (
      select billed.root_id, sum(billed.units) as total
      from claim_units as billed
      where billed.account = of_account and billed.authorization_id = of_authorization
        and billed.used and billed.root_id is distinct from but_root
        and not exists (
          select from authorization_sessions as counted
          where counted.account = of_account and counted.session_id = billed.session_id
            and counted.authorization_id = of_authorization)
      group by billed.root_id, billed.claim_id) as one
    group by one.root_id) as care
$function$;

CREATE FUNCTION public.update_claim_balances(of_account text, new_ids text[], posted_at timestamp with time zone, quiet text[])
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  persons text[];
  affected text[];
  unlocked text[];
begin
  select array_agg(distinct substring(ledger_account from 18)) into persons
  from ledger_entries
  where account = of_account and transaction_id = any(new_ids) and kind <> 'person_merged'
    and ledger_account like 'asset:patient\_ar:%';
  select array_agg(id) into affected from (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = of_account and transaction_id = any(new_ids)
      and ledger_account like 'asset:patient\_ar:%'
    union
    select id from claims
    where account = of_account and person_id = any(persons) and attempt > 0) as claim_ids;
  if affected is null then
    return '{}';
  end if;
  select array_agg(id) into unlocked from (
    select id from claims
    where account = of_account and id = any(affected)
    order by id
    for no key update skip locked) as locked_here;

  with moved as (
    select claim_of_entry(entry.kind, entry.claim_id, prior_claim_id) as id,
      sum(entry.amount) as amount
    from ledger_entries as entry
    join claims on claims.account = entry.account and claims.id = entry.claim_id
    where entry.account = of_account and transaction_id = any(new_ids) and currency = 'usd'
      and ledger_account like 'asset:patient\_ar:%'
    group by 1)
  update claims set patient_owed = patient_owed + moved.amount
  from moved
  where account = of_account and claims.id = moved.id and claims.id = any(unlocked);

  return jsonb_build_object(
    'changed', set_patient_balances(of_account, persons, unlocked, posted_at, quiet),
    'late', (
      select coalesce(jsonb_agg(distinct person_id), '[]') from claims
      where account = of_account and id = any(affected)
        and not id = any(coalesce(unlocked, '{}'))));
end $function$;

CREATE FUNCTION public.update_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from practitioner_facets
    where account = new.account and practitioner_id = new.id
      and facet not in (select facets_of(new));
  end if;
  insert into practitioner_facets (account, practitioner_id, facet)
  select new.account, new.id, facets_of(new)
  on conflict do nothing;
  return null;
end $function$;

CREATE FUNCTION public.worklist_entries(claim claims)
 RETURNS TABLE(status text, payer_id text, service_date date, deadline date, amount bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select claim.status, claim.payer_id, coalesce(claim.service_from, 'infinity'),
    coalesce(case when unsubmitted then claim.filing_deadline else claim.appeal_deadline end,
      'infinity'),
    case when unsubmitted then (claim.charge ->> 'amount')::bigint
      else claim.payer_balance_amount end
  from (select claim.status in ('drafted', 'validated', 'rejected') as unsubmitted) as state
  where unsubmitted or claim.payer_balance_amount > 0
$function$;

create table accounts (
  account                     text not null default current_account(),
  name                        text not null,
  seed                        text,
  clock_offset_ms             bigint not null default 0,
  rate_limit_per_second       integer,
  rate_limit_per_minute       integer,
  created_at                  timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  max_days_ahead              integer not null default 731,
  hold_limit                  integer not null default 1000,
  hold_limit_per_practitioner integer not null default 10,
  strict_codes                boolean not null default false,
  message_settings            jsonb,
  has_waiting_list            boolean not null default false,
  authorization_warning_units integer not null default 2,
  authorization_warning_days  integer not null default 14,
  draft_secondary_claims      boolean not null default true,
  copay_due                   text not null default 'none'::text,
  frozen_at                   timestamp(3) with time zone,
  moving_to                   text,
  moved_to                    text,
  apply_credit                text not null default 'oldest_first'::text,
  restore_debt_after_fraud    boolean not null default false,
  constraint accounts_pkey PRIMARY KEY (account),
  constraint accounts_apply_credit_check CHECK (apply_credit = ANY (ARRAY['oldest_first'::text, 'manual'::text])),
  constraint accounts_clock_offset_ms_check CHECK (clock_offset_ms >= 0),
  constraint accounts_copay_due_check CHECK (copay_due = ANY (ARRAY['none'::text, 'booking'::text, 'check_in'::text])),
  constraint accounts_hold_limit_check CHECK (hold_limit > 0),
  constraint accounts_hold_limit_per_practitioner_check CHECK (hold_limit_per_practitioner > 0),
  constraint accounts_max_days_ahead_check CHECK (max_days_ahead > 0),
  constraint accounts_rate_limit_per_minute_check CHECK (rate_limit_per_minute >= 0),
  constraint accounts_rate_limit_per_second_check CHECK (rate_limit_per_second >= 0),
  constraint accounts_seed_check CHECK (seed = ANY (ARRAY['requested'::text, 'completed'::text]))
);
CREATE INDEX accounts_frozen ON public.accounts USING btree (account) WHERE (frozen_at IS NOT NULL);
CREATE TRIGGER record_time_zone AFTER UPDATE OF message_settings ON public.accounts FOR EACH ROW WHEN (((old.message_settings ->> 'time_zone'::text) IS DISTINCT FROM (new.message_settings ->> 'time_zone'::text))) EXECUTE FUNCTION record_time_zone();
alter table accounts enable row level security, force row level security;
create policy for_maintenance on accounts to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on accounts for select to attune_worker
  using (true);
create policy own_account on accounts to attune_app
  using (account = current_account() AND (frozen_at IS NULL OR refuse_frozen(account = current_account(), moved_to)))
  with check (account = current_account() AND (frozen_at IS NULL OR refuse_frozen(account = current_account(), moved_to)));
grant insert, select, update on accounts to attune_app;
grant select on accounts to attune_worker;

create table adjustments (
  account               text not null default current_account(),
  id                    text not null,
  kind                  text not null,
  person_id             text not null,
  session_id            text,
  claim_id              text,
  amount                jsonb not null,
  reason                text not null,
  encrypted             bytea,
  status                text not null,
  reversed_at           timestamp(3) with time zone,
  version               integer not null default 1,
  created_at            timestamp(3) with time zone not null,
  updated_at            timestamp(3) with time zone not null,
  reversed_for_claim_id text,
  restores_id           text,
  external_id           text,
  constraint adjustments_pkey PRIMARY KEY (account, id),
  constraint adjustments_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint adjustments_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint adjustments_kind_check CHECK (kind = ANY (ARRAY['increase'::text, 'decrease'::text, 'write_off'::text, 'apply_credit'::text])),
  constraint adjustments_status_check CHECK (status = ANY (ARRAY['posted'::text, 'reversed'::text]))
);
CREATE INDEX adjustments_account_claim_id_idx ON public.adjustments USING btree (account, claim_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX adjustments_account_created_at_id_idx ON public.adjustments USING btree (account, created_at DESC, id DESC);
CREATE INDEX adjustments_account_kind_created_at_id_idx ON public.adjustments USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX adjustments_account_person_id_created_at_id_idx ON public.adjustments USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX adjustments_account_session_id_idx ON public.adjustments USING btree (account, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX adjustments_account_status_created_at_id_idx ON public.adjustments USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX adjustments_account_updated_at_id_idx ON public.adjustments USING btree (account, updated_at, id);
CREATE UNIQUE INDEX adjustments_external_id_taken ON public.adjustments USING btree (account, external_id) WHERE (external_id IS NOT NULL);
alter table adjustments enable row level security, force row level security;
create policy for_maintenance on adjustments to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on adjustments to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on adjustments to attune_app;

create table api_keys (
  account           text not null default current_account(),
  id                text not null,
  name              text not null,
  status            text not null,
  scopes            text[],
  prefix            text not null,
  last4             text not null,
  hash              text not null,
  allowed_ips       text[],
  warnings          jsonb not null default '[]'::jsonb,
  created_by_key_id text,
  replaces_id       text,
  expires_at        timestamp(3) with time zone,
  revoked_at        timestamp(3) with time zone,
  rotated_at        timestamp(3) with time zone,
  exposed_at        timestamp(3) with time zone,
  expired_at        timestamp(3) with time zone,
  last_used_at      timestamp(3) with time zone,
  metadata          jsonb not null default '{}'::jsonb,
  version           integer not null default 1,
  created_at        timestamp(3) with time zone not null,
  updated_at        timestamp(3) with time zone not null,
  jwks              jsonb,
  jwks_url          text,
  created_by        text generated always as (created_by_key_id) stored,
  constraint api_keys_pkey PRIMARY KEY (account, id),
  constraint api_keys_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint api_keys_status_check CHECK (status = ANY (ARRAY['issued'::text, 'revoked'::text, 'expired'::text]))
);
CREATE INDEX api_keys_account_created_at_id_idx ON public.api_keys USING btree (account, created_at DESC, id DESC);
CREATE INDEX api_keys_account_created_by_created_at_id_idx ON public.api_keys USING btree (account, created_by, created_at DESC, id DESC);
CREATE INDEX api_keys_account_status_created_at_id_idx ON public.api_keys USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX api_keys_account_updated_at_id_idx ON public.api_keys USING btree (account, updated_at, id);
CREATE INDEX api_keys_hash_idx ON public.api_keys USING btree (hash);
CREATE INDEX api_keys_with_public_keys ON public.api_keys USING btree (id) WHERE ((jwks IS NOT NULL) OR (jwks_url IS NOT NULL));
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.api_keys FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.api_keys FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('api_key');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.api_keys FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('api_key');
alter table api_keys enable row level security, force row level security;
create policy for_maintenance on api_keys to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on api_keys to attune_worker
  using (true)
  with check (true);
create policy own_account on api_keys to attune_app
  using (account = current_account())
  with check (account = current_account());
create policy presented_key on api_keys for select to attune_app
  using (hash = current_key_hash());
grant insert, select, update on api_keys to attune_app;
grant select (account, id, status, scopes, allowed_ips, warnings, expires_at, last_used_at, jwks, jwks_url) on api_keys to attune_worker;
grant update (warnings, last_used_at) on api_keys to attune_worker;

create table assessments (
  account         text not null default current_account(),
  id              text not null,
  person_id       text not null,
  instrument      text not null,
  session_id      text,
  practitioner_id text,
  amends_id       text,
  amended_by_id   text,
  status          text not null,
  encrypted       bytea,
  expires_at      timestamp(3) with time zone,
  reviewed_by_id  text,
  started_at      timestamp(3) with time zone,
  completed_at    timestamp(3) with time zone,
  reviewed_at     timestamp(3) with time zone,
  amended_at      timestamp(3) with time zone,
  expired_at      timestamp(3) with time zone,
  canceled_at     timestamp(3) with time zone,
  voided_at       timestamp(3) with time zone,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  external_id     text,
  constraint assessments_pkey PRIMARY KEY (account, id),
  constraint assessments_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint assessments_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint assessments_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint assessments_status_check CHECK (status = ANY (ARRAY['assigned'::text, 'started'::text, 'completed'::text, 'reviewed'::text, 'amended'::text, 'expired'::text, 'canceled'::text, 'voided'::text]))
);
CREATE INDEX assessments_account_completed_at_id_idx ON public.assessments USING btree (account, completed_at, id) WHERE (completed_at IS NOT NULL);
CREATE INDEX assessments_account_created_at_id_idx ON public.assessments USING btree (account, created_at DESC, id DESC);
CREATE INDEX assessments_account_instrument_created_at_id_idx ON public.assessments USING btree (account, instrument, created_at DESC, id DESC);
CREATE INDEX assessments_account_person_id_created_at_id_idx ON public.assessments USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX assessments_account_practitioner_id_created_at_id_idx ON public.assessments USING btree (account, practitioner_id, created_at DESC, id DESC) WHERE (practitioner_id IS NOT NULL);
CREATE INDEX assessments_account_session_id_idx ON public.assessments USING btree (account, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX assessments_account_status_created_at_id_idx ON public.assessments USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX assessments_account_updated_at_id_idx ON public.assessments USING btree (account, updated_at, id);
CREATE UNIQUE INDEX assessments_external_id_taken ON public.assessments USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX assessments_in_series ON public.assessments USING btree (account, person_id, instrument, completed_at) WHERE (status = ANY (ARRAY['completed'::text, 'reviewed'::text]));
CREATE INDEX assessments_unanswered ON public.assessments USING btree (account, id) WHERE (status = ANY (ARRAY['assigned'::text, 'started'::text]));
alter table assessments enable row level security, force row level security;
create policy for_maintenance on assessments to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on assessments to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on assessments to attune_app;

create table audit_archives (
  account           text not null default current_account(),
  id                text not null,
  first_sequence    bigint not null,
  last_sequence     bigint not null,
  previous_hash     bytea not null,
  hash              bytea not null,
  first_recorded_at timestamp(3) with time zone not null,
  last_recorded_at  timestamp(3) with time zone not null,
  wrapped_key       bytea not null,
  claimed_until     timestamp(3) with time zone,
  file_id           text,
  sha256            bytea,
  size_bytes        bigint,
  stored_at         timestamp(3) with time zone,
  cleared_at        timestamp(3) with time zone,
  created_at        timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  constraint audit_archives_pkey PRIMARY KEY (account, id),
  constraint audit_archives_account_first_sequence_key UNIQUE (account, first_sequence),
  constraint audit_archives_account_last_sequence_key UNIQUE (account, last_sequence),
  constraint audit_archives_check CHECK (first_sequence >= 1 AND first_sequence <= last_sequence)
);
alter table audit_archives enable row level security, force row level security;
create policy for_maintenance on audit_archives to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on audit_archives to attune_worker
  using (true)
  with check (true);
create policy own_account on audit_archives to attune_app
  using (account = current_account())
  with check (account = current_account());
grant select on audit_archives to attune_app;
grant insert, select on audit_archives to attune_worker;
grant update (wrapped_key, claimed_until, file_id, sha256, size_bytes, stored_at, cleared_at) on audit_archives to attune_worker;

create table audit_entries (
  account     text not null default current_account(),
  id          text not null,
  "position"  bigint not null generated always as identity,
  action      text not null,
  outcome     text not null,
  object_kind text not null,
  object_id   text,
  person_id   text,
  fields      text[] not null,
  purpose     text,
  basis       jsonb not null,
  decision_id text,
  actor_kind  text not null,
  actor_id    text,
  key_id      text,
  request_id  text,
  recorded_at timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  client      text,
  constraint audit_entries_pkey PRIMARY KEY (account, id),
  constraint audit_entries_client_check CHECK (length(client) >= 1 AND length(client) <= 80),
  constraint audit_entries_outcome_check CHECK (outcome = ANY (ARRAY['done'::text, 'permitted'::text, 'denied'::text]))
) with (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX audit_entries_account_action_recorded_at_id_idx ON public.audit_entries USING btree (account, action, recorded_at DESC, id DESC);
CREATE INDEX audit_entries_account_actor_id_recorded_at_id_idx ON public.audit_entries USING btree (account, actor_id, recorded_at DESC, id DESC) WHERE ((actor_kind <> 'account'::text) AND (actor_id IS NOT NULL));
CREATE INDEX audit_entries_account_client_recorded_at_id_idx ON public.audit_entries USING btree (account, client, recorded_at DESC, id DESC) WHERE (client IS NOT NULL);
CREATE INDEX audit_entries_account_decision_id_idx ON public.audit_entries USING btree (account, decision_id) WHERE (decision_id IS NOT NULL);
CREATE INDEX audit_entries_account_key_id_recorded_at_id_idx ON public.audit_entries USING btree (account, key_id, recorded_at DESC, id DESC) WHERE (key_id IS NOT NULL);
CREATE INDEX audit_entries_account_object_id_recorded_at_id_idx ON public.audit_entries USING btree (account, object_id, recorded_at DESC, id DESC);
CREATE INDEX audit_entries_account_outcome_recorded_at_id_idx ON public.audit_entries USING btree (account, outcome, recorded_at DESC, id DESC) WHERE (outcome <> 'done'::text);
CREATE INDEX audit_entries_account_person_id_recorded_at_id_idx ON public.audit_entries USING btree (account, person_id, recorded_at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX audit_entries_account_recorded_at_id_idx ON public.audit_entries USING btree (account, recorded_at DESC, id DESC);
CREATE INDEX audit_entries_account_request_id_idx ON public.audit_entries USING btree (account, request_id) WHERE (request_id IS NOT NULL);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_unless_archived();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table audit_entries enable row level security, force row level security;
create policy archived on audit_entries for delete to attune_worker
  using (true);
create policy for_maintenance on audit_entries to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on audit_entries for select to attune_worker
  using (true);
create policy own_account on audit_entries to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on audit_entries to attune_app;
grant delete, select on audit_entries to attune_worker;

create table audit_head_outbox (
  account       text not null default current_account(),
  last_sequence bigint not null,
  destination   text not null,
  constraint audit_head_outbox_pkey PRIMARY KEY (account, last_sequence, destination),
  constraint audit_head_outbox_destination_check CHECK (destination = ANY (ARRAY['log'::text, 'url'::text]))
);
CREATE INDEX audit_head_outbox_destination_account_last_sequence_idx ON public.audit_head_outbox USING btree (destination, account, last_sequence);
alter table audit_head_outbox enable row level security, force row level security;
create policy for_maintenance on audit_head_outbox to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on audit_head_outbox to attune_worker
  using (true)
  with check (true);
create policy own_account on audit_head_outbox to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select on audit_head_outbox to attune_worker;

create table audit_heads (
  account        text not null default current_account(),
  last_sequence  bigint not null,
  first_sequence bigint not null,
  previous_head  bytea not null,
  head           bytea not null,
  signed_at      timestamp(3) with time zone not null,
  key_id         text not null,
  signature      bytea not null,
  constraint audit_heads_pkey PRIMARY KEY (account, last_sequence),
  constraint audit_heads_account_first_sequence_key UNIQUE (account, first_sequence),
  constraint audit_heads_check CHECK (first_sequence >= 1 AND first_sequence <= last_sequence)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_heads FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table audit_heads enable row level security, force row level security;
create policy for_maintenance on audit_heads to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on audit_heads to attune_worker
  using (true)
  with check (true);
create policy own_account on audit_heads to attune_app
  using (account = current_account())
  with check (account = current_account());
grant select on audit_heads to attune_app;
grant insert, select on audit_heads to attune_worker;

create table audit_links (
  account       text not null default current_account(),
  sequence      bigint not null,
  entry_id      text not null,
  entry_hash    bytea not null,
  previous_hash bytea not null,
  hash          bytea not null,
  constraint audit_links_pkey PRIMARY KEY (account, sequence),
  constraint audit_links_account_entry_id_key UNIQUE (account, entry_id),
  constraint audit_links_sequence_check CHECK (sequence > 0)
) with (autovacuum_vacuum_scale_factor=0.01);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_links FOR EACH ROW EXECUTE FUNCTION refuse_unless_archived();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.audit_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table audit_links enable row level security, force row level security;
create policy for_maintenance on audit_links to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on audit_links to attune_worker
  using (true)
  with check (true);
create policy own_account on audit_links to attune_app
  using (account = current_account())
  with check (account = current_account());
grant select on audit_links to attune_app;
grant delete, insert, select on audit_links to attune_worker;

create table audit_queue (
  account    text not null default current_account(),
  "position" bigint not null,
  entry_id   text not null,
  constraint audit_queue_pkey PRIMARY KEY (account, "position")
);
alter table audit_queue enable row level security, force row level security;
create policy for_maintenance on audit_queue to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on audit_queue to attune_worker
  using (true);
create policy own_account on audit_queue to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert on audit_queue to attune_app;
grant delete, select on audit_queue to attune_worker;

create table authorization_gaps (
  account     text not null default current_account(),
  session_id  text not null,
  coverage_id text not null,
  code        text not null,
  constraint authorization_gaps_pkey PRIMARY KEY (account, session_id, coverage_id),
  constraint authorization_gaps_account_coverage_id_fkey FOREIGN KEY (account, coverage_id) REFERENCES coverages(account, id),
  constraint authorization_gaps_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id)
);
alter table authorization_gaps enable row level security, force row level security;
create policy for_maintenance on authorization_gaps to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on authorization_gaps to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on authorization_gaps to attune_app;

create table authorization_sessions (
  account          text not null default current_account(),
  authorization_id text not null,
  session_id       text not null,
  units            integer not null,
  used             boolean not null,
  constraint authorization_sessions_pkey PRIMARY KEY (account, authorization_id, session_id),
  constraint authorization_sessions_account_authorization_id_fkey FOREIGN KEY (account, authorization_id) REFERENCES authorizations(account, id),
  constraint authorization_sessions_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id)
);
CREATE INDEX authorization_sessions_account_session_id_idx ON public.authorization_sessions USING btree (account, session_id);
alter table authorization_sessions enable row level security, force row level security;
create policy for_maintenance on authorization_sessions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on authorization_sessions to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on authorization_sessions to attune_app;

create table authorizations (
  account          text not null default current_account(),
  id               text not null,
  person_id        text not null,
  coverage_id      text not null,
  payer_id         text not null,
  type             text not null,
  status           text not null,
  practitioner_id  text,
  procedure_codes  text[] not null default '{}'::text[],
  units            integer,
  minutes_per_unit integer,
  external_units   integer not null default 0,
  used             integer not null default 0,
  reserved         integer not null default 0,
  starts_on        date not null,
  ends_on          date,
  warn_on          date,
  document_id      text,
  external_id      text,
  encrypted        bytea,
  running_low_at   timestamp(3) with time zone,
  expiring_soon_at timestamp(3) with time zone,
  approved_at      timestamp(3) with time zone,
  denied_at        timestamp(3) with time zone,
  exhausted_at     timestamp(3) with time zone,
  restored_at      timestamp(3) with time zone,
  expired_at       timestamp(3) with time zone,
  canceled_at      timestamp(3) with time zone,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint authorizations_pkey PRIMARY KEY (account, id),
  constraint authorizations_account_coverage_id_fkey FOREIGN KEY (account, coverage_id) REFERENCES coverages(account, id),
  constraint authorizations_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint authorizations_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint authorizations_check CHECK (ends_on IS NULL OR starts_on <= ends_on),
  constraint authorizations_status_check CHECK (status = ANY (ARRAY['requested'::text, 'approved'::text, 'denied'::text, 'exhausted'::text, 'expired'::text, 'canceled'::text])),
  constraint authorizations_type_check CHECK (type = ANY (ARRAY['prior_authorization'::text, 'referral'::text]))
);
CREATE INDEX authorizations_account_coverage_id_created_at_id_idx ON public.authorizations USING btree (account, coverage_id, created_at DESC, id DESC);
CREATE INDEX authorizations_account_created_at_id_idx ON public.authorizations USING btree (account, created_at DESC, id DESC);
CREATE INDEX authorizations_account_ends_on_id_idx ON public.authorizations USING btree (account, ends_on, id) WHERE (ends_on IS NOT NULL);
CREATE INDEX authorizations_account_payer_id_created_at_id_idx ON public.authorizations USING btree (account, payer_id, created_at DESC, id DESC);
CREATE INDEX authorizations_account_person_id_created_at_id_idx ON public.authorizations USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX authorizations_account_practitioner_id_created_at_id_idx ON public.authorizations USING btree (account, practitioner_id, created_at DESC, id DESC) WHERE (practitioner_id IS NOT NULL);
CREATE INDEX authorizations_account_status_created_at_id_idx ON public.authorizations USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX authorizations_account_type_created_at_id_idx ON public.authorizations USING btree (account, type, created_at DESC, id DESC);
CREATE INDEX authorizations_account_updated_at_id_idx ON public.authorizations USING btree (account, updated_at, id);
CREATE UNIQUE INDEX authorizations_external_id_taken ON public.authorizations USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER allocate_on_update AFTER UPDATE OF status, person_id, practitioner_id, procedure_codes, units, minutes_per_unit, external_units, starts_on, ends_on ON public.authorizations FOR EACH ROW WHEN (((((((((((old.status = ANY (ARRAY['approved'::text, 'exhausted'::text, 'expired'::text])) IS DISTINCT FROM (new.status = ANY (ARRAY['approved'::text, 'exhausted'::text, 'expired'::text]))) OR (old.person_id IS DISTINCT FROM new.person_id)) OR (old.practitioner_id IS DISTINCT FROM new.practitioner_id)) OR (old.procedure_codes IS DISTINCT FROM new.procedure_codes)) OR (old.units IS DISTINCT FROM new.units)) OR (old.minutes_per_unit IS DISTINCT FROM new.minutes_per_unit)) OR (old.external_units IS DISTINCT FROM new.external_units)) OR (old.starts_on IS DISTINCT FROM new.starts_on)) OR (old.ends_on IS DISTINCT FROM new.ends_on))) EXECUTE FUNCTION allocate_on_authorization();
alter table authorizations enable row level security, force row level security;
create policy for_maintenance on authorizations to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on authorizations to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on authorizations to attune_app;

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
  crisis_skips_limits      boolean not null default false,
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
CREATE TRIGGER offer_availability AFTER INSERT OR UPDATE ON public.availabilities FOR EACH ROW WHEN (new.published) EXECUTE FUNCTION offer_availability();
alter table availabilities enable row level security, force row level security;
create policy for_maintenance on availabilities to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on availabilities for select to attune_worker
  using (true);
create policy own_account on availabilities to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on availabilities to attune_app;
grant select (account) on availabilities to attune_worker;

create table billing_providers (
  account    text not null default current_account(),
  id         text not null,
  provider   jsonb not null,
  metadata   jsonb not null default '{}'::jsonb,
  version    integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint billing_providers_pkey PRIMARY KEY (account, id)
);
CREATE INDEX billing_providers_account_created_at_id_idx ON public.billing_providers USING btree (account, created_at DESC, id DESC);
CREATE INDEX billing_providers_account_updated_at_id_idx ON public.billing_providers USING btree (account, updated_at, id);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.billing_providers FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.billing_providers FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('billing_provider');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.billing_providers FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('billing_provider');
alter table billing_providers enable row level security, force row level security;
create policy for_maintenance on billing_providers to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on billing_providers for select to attune_worker
  using (true);
create policy own_account on billing_providers to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on billing_providers to attune_app;
grant select (account, provider) on billing_providers to attune_worker;

create table bulk_actions (
  account          text not null default current_account(),
  id               text not null,
  action           text not null,
  status           text not null,
  party            text,
  write_off_reason text,
  filters          jsonb,
  created_by_id    text not null,
  claim_count      integer not null,
  ready_count      integer not null default 0,
  done_count       integer not null default 0,
  refused_count    integer not null default 0,
  amount           jsonb not null,
  reason           text,
  working          boolean not null default true,
  failed_attempts  integer not null default 0,
  next_attempt_at  timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  metadata         jsonb not null default '{}'::jsonb,
  checked_at       timestamp(3) with time zone,
  started_at       timestamp(3) with time zone,
  completed_at     timestamp(3) with time zone,
  failed_at        timestamp(3) with time zone,
  canceled_at      timestamp(3) with time zone,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint bulk_actions_pkey PRIMARY KEY (account, id),
  constraint bulk_actions_action_check CHECK (action = ANY (ARRAY['submit'::text, 'check_status'::text, 'write_off'::text])),
  constraint bulk_actions_status_check CHECK (status = ANY (ARRAY['checking'::text, 'checked'::text, 'running'::text, 'completed'::text, 'failed'::text, 'canceled'::text]))
);
CREATE INDEX bulk_actions_account_action_created_at_id_idx ON public.bulk_actions USING btree (account, action, created_at DESC, id DESC);
CREATE INDEX bulk_actions_account_created_at_id_idx ON public.bulk_actions USING btree (account, created_at DESC, id DESC);
CREATE INDEX bulk_actions_account_status_created_at_id_idx ON public.bulk_actions USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX bulk_actions_account_updated_at_id_idx ON public.bulk_actions USING btree (account, updated_at, id);
CREATE INDEX bulk_actions_next ON public.bulk_actions USING btree (next_attempt_at) WHERE working;
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.bulk_actions FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.bulk_actions FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('bulk_action');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.bulk_actions FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('bulk_action');
alter table bulk_actions enable row level security, force row level security;
create policy for_maintenance on bulk_actions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on bulk_actions for select to attune_worker
  using (working);
create policy own_account on bulk_actions to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on bulk_actions to attune_app;
grant select (account, id, working, next_attempt_at) on bulk_actions to attune_worker;

create table bulk_results (
  account        text not null default current_account(),
  id             text not null,
  bulk_action_id text not null,
  person_id      text not null,
  claim_id       text not null,
  outcome        text not null default 'pending'::text,
  code           text,
  amount         jsonb,
  encrypted      bytea,
  version        integer not null default 1,
  created_at     timestamp(3) with time zone not null,
  updated_at     timestamp(3) with time zone not null,
  constraint bulk_results_pkey PRIMARY KEY (account, id),
  constraint bulk_results_account_bulk_action_id_fkey FOREIGN KEY (account, bulk_action_id) REFERENCES bulk_actions(account, id),
  constraint bulk_results_account_claim_id_fkey FOREIGN KEY (account, claim_id) REFERENCES claims(account, id),
  constraint bulk_results_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint bulk_results_of_claim UNIQUE (account, bulk_action_id, claim_id),
  constraint bulk_results_outcome_check CHECK (outcome = ANY (ARRAY['pending'::text, 'ready'::text, 'done'::text, 'refused'::text, 'canceled'::text]))
);
CREATE INDEX bulk_results_account_bulk_action_id_code_created_at_id_idx ON public.bulk_results USING btree (account, bulk_action_id, code, created_at DESC, id DESC) WHERE (code IS NOT NULL);
CREATE INDEX bulk_results_account_bulk_action_id_created_at_id_idx ON public.bulk_results USING btree (account, bulk_action_id, created_at DESC, id DESC);
CREATE INDEX bulk_results_account_bulk_action_id_outcome_created_at_id_idx ON public.bulk_results USING btree (account, bulk_action_id, outcome, created_at DESC, id DESC);
CREATE INDEX bulk_results_account_person_id_created_at_id_idx ON public.bulk_results USING btree (account, person_id, created_at, id);
alter table bulk_results enable row level security, force row level security;
create policy for_maintenance on bulk_results to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on bulk_results to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on bulk_results to attune_app;

create table busy_times (
  account              text not null default current_account(),
  external_calendar_id text not null,
  practitioner_id      text not null,
  starts_at            timestamp(3) with time zone not null,
  ends_at              timestamp(3) with time zone not null,
  constraint busy_times_pkey PRIMARY KEY (account, external_calendar_id, starts_at),
  constraint busy_times_account_external_calendar_id_fkey FOREIGN KEY (account, external_calendar_id) REFERENCES external_calendars(account, id),
  constraint busy_times_length_check CHECK (ends_at > starts_at AND ends_at <= (starts_at + '24:00:00'::interval))
);
CREATE INDEX busy_times_account_practitioner_id_starts_at_ends_at_idx ON public.busy_times USING btree (account, practitioner_id, starts_at) INCLUDE (ends_at);
alter table busy_times enable row level security, force row level security;
create policy for_maintenance on busy_times to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on busy_times to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on busy_times to attune_app;

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
CREATE INDEX calendar_feeds_account_practitioner_id_created_at_id_idx ON public.calendar_feeds USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX calendar_feeds_account_status_created_at_id_idx ON public.calendar_feeds USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX calendar_feeds_account_updated_at_id_idx ON public.calendar_feeds USING btree (account, updated_at, id);
CREATE INDEX calendar_feeds_token_hash_idx ON public.calendar_feeds USING btree (token_hash);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.calendar_feeds FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.calendar_feeds FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('calendar_feed');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.calendar_feeds FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('calendar_feed');
alter table calendar_feeds enable row level security, force row level security;
create policy for_maintenance on calendar_feeds to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on calendar_feeds to attune_app
  using (account = current_account() AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()))
  with check (account = current_account() AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()));
create policy presented_token on calendar_feeds for select to attune_app
  using (token_hash = current_token_hash() AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()));
grant insert, select, update on calendar_feeds to attune_app;

create table card_image_files (
  account       text not null default current_account(),
  id            text not null,
  person_id     text not null,
  card_image_id text not null,
  encrypted     bytea,
  version       integer not null default 1,
  created_at    timestamp(3) with time zone not null,
  updated_at    timestamp(3) with time zone not null,
  constraint card_image_files_pkey PRIMARY KEY (account, id),
  constraint card_image_files_account_card_image_id_fkey FOREIGN KEY (account, card_image_id) REFERENCES card_images(account, id) ON DELETE CASCADE,
  constraint card_image_files_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id)
);
CREATE INDEX card_image_files_account_person_id_created_at_id_idx ON public.card_image_files USING btree (account, person_id, created_at, id);
CREATE UNIQUE INDEX card_image_files_of_image ON public.card_image_files USING btree (account, card_image_id);
alter table card_image_files enable row level security, force row level security;
create policy for_maintenance on card_image_files to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on card_image_files to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant delete, insert, select, update on card_image_files to attune_app;

create table card_images (
  account     text not null default current_account(),
  id          text not null,
  person_id   text not null,
  coverage_id text not null,
  side        text not null,
  encrypted   bytea,
  version     integer not null default 1,
  created_at  timestamp(3) with time zone not null,
  updated_at  timestamp(3) with time zone not null,
  constraint card_images_pkey PRIMARY KEY (account, id),
  constraint card_images_account_coverage_id_fkey FOREIGN KEY (account, coverage_id) REFERENCES coverages(account, id),
  constraint card_images_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint card_images_side_check CHECK (side = ANY (ARRAY['front'::text, 'back'::text]))
);
CREATE INDEX card_images_account_coverage_id_created_at_id_idx ON public.card_images USING btree (account, coverage_id, created_at DESC, id DESC);
CREATE INDEX card_images_account_created_at_id_idx ON public.card_images USING btree (account, created_at DESC, id DESC);
CREATE INDEX card_images_account_person_id_created_at_id_idx ON public.card_images USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX card_images_account_side_created_at_id_idx ON public.card_images USING btree (account, side, created_at DESC, id DESC);
CREATE INDEX card_images_account_updated_at_id_idx ON public.card_images USING btree (account, updated_at, id);
CREATE UNIQUE INDEX card_images_of_coverage ON public.card_images USING btree (account, coverage_id, side);
alter table card_images enable row level security, force row level security;
create policy for_maintenance on card_images to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on card_images to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant delete, insert, select, update on card_images to attune_app;

create table charges (
  account         text not null default current_account(),
  id              text not null,
  kind            text not null,
  person_id       text not null,
  session_id      text,
  practitioner_id text,
  amount          jsonb not null,
  status          text not null,
  automatic       boolean not null,
  reason          text,
  encrypted       bytea,
  waived_at       timestamp(3) with time zone,
  voided_at       timestamp(3) with time zone,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint charges_pkey PRIMARY KEY (account, id),
  constraint charges_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint charges_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint charges_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint charges_kind_check CHECK (kind = ANY (ARRAY['self_pay'::text, 'no_show'::text, 'late_cancel'::text])),
  constraint charges_status_check CHECK (status = ANY (ARRAY['charged'::text, 'waived'::text, 'voided'::text]))
);
CREATE UNIQUE INDEX already_charged ON public.charges USING btree (account, session_id, person_id, kind) WHERE ((status = 'charged'::text) AND (session_id IS NOT NULL));
CREATE INDEX charges_account_created_at_id_idx ON public.charges USING btree (account, created_at DESC, id DESC);
CREATE INDEX charges_account_kind_created_at_id_idx ON public.charges USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX charges_account_person_id_created_at_id_idx ON public.charges USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX charges_account_practitioner_id_created_at_id_idx ON public.charges USING btree (account, practitioner_id, created_at DESC, id DESC) WHERE (practitioner_id IS NOT NULL);
CREATE INDEX charges_account_session_id_idx ON public.charges USING btree (account, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX charges_account_status_created_at_id_idx ON public.charges USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX charges_account_updated_at_id_idx ON public.charges USING btree (account, updated_at, id);
CREATE TRIGGER record_visits_on_insert AFTER INSERT ON public.charges FOR EACH ROW WHEN ((new.kind = 'self_pay'::text)) EXECUTE FUNCTION record_charge_visits();
CREATE TRIGGER record_visits_on_update AFTER UPDATE OF status, person_id, created_at ON public.charges FOR EACH ROW WHEN (((new.kind = 'self_pay'::text) AND (((old.status IS DISTINCT FROM new.status) OR (old.person_id IS DISTINCT FROM new.person_id)) OR (old.created_at IS DISTINCT FROM new.created_at)))) EXECUTE FUNCTION record_charge_visits();
alter table charges enable row level security, force row level security;
create policy for_maintenance on charges to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on charges to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on charges to attune_app;

create table checks (
  account          text not null default current_account(),
  id               text not null,
  practitioner_id  text not null,
  verification_id  text,
  kind             text not null,
  subject_id       text,
  status           text not null,
  outcome          text,
  trigger          text not null,
  request_digest   text,
  source           jsonb,
  reason           text,
  facts            jsonb,
  matches          jsonb not null default '[]'::jsonb,
  evidence         jsonb not null default '[]'::jsonb,
  attempts         integer not null default 0,
  claimed_until    timestamp(3) with time zone,
  original_status  text,
  note             text,
  resolved_by_id   text,
  performed_at     timestamp(3) with time zone,
  expires_at       timestamp(3) with time zone,
  supersedes_id    text,
  queued_at        timestamp(3) with time zone,
  running_at       timestamp(3) with time zone,
  passed_at        timestamp(3) with time zone,
  failed_at        timestamp(3) with time zone,
  review_needed_at timestamp(3) with time zone,
  errored_at       timestamp(3) with time zone,
  expired_at       timestamp(3) with time zone,
  superseded_at    timestamp(3) with time zone,
  overturned_at    timestamp(3) with time zone,
  metadata         jsonb not null default '{}'::jsonb,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint checks_pkey PRIMARY KEY (account, id),
  constraint checks_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint checks_account_verification_id_fkey FOREIGN KEY (account, verification_id) REFERENCES verifications(account, id),
  constraint checks_status_check CHECK (status = ANY (ARRAY['queued'::text, 'running'::text, 'passed'::text, 'failed'::text, 'review_needed'::text, 'errored'::text, 'expired'::text, 'superseded'::text]))
);
CREATE INDEX checks_account_created_at_id_idx ON public.checks USING btree (account, created_at DESC, id DESC);
CREATE INDEX checks_account_expires_at_id_idx ON public.checks USING btree (account, expires_at, id) WHERE (expires_at IS NOT NULL);
CREATE INDEX checks_account_kind_created_at_id_idx ON public.checks USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX checks_account_practitioner_id_created_at_id_idx ON public.checks USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX checks_account_status_created_at_id_idx ON public.checks USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX checks_account_updated_at_id_idx ON public.checks USING btree (account, updated_at, id);
CREATE INDEX checks_account_verification_id_created_at_id_idx ON public.checks USING btree (account, verification_id, created_at DESC, id DESC);
CREATE INDEX checks_running ON public.checks USING btree (running_at) WHERE (status = 'running'::text);
CREATE INDEX checks_waiting ON public.checks USING btree (account, id) WHERE (status = ANY (ARRAY['queued'::text, 'errored'::text]));
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.checks FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.checks FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('check');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.checks FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('check');
alter table checks enable row level security, force row level security;
create policy for_maintenance on checks to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on checks for select to attune_worker
  using (true);
create policy own_account on checks to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on checks to attune_app;
grant select on checks to attune_worker;

create table claim_billing_keys (
  account  text not null default current_account(),
  claim_id text not null,
  kind     text not null,
  key      text not null,
  constraint claim_billing_keys_pkey PRIMARY KEY (account, kind, key),
  constraint claim_billing_keys_account_claim_id_fkey FOREIGN KEY (account, claim_id) REFERENCES claims(account, id),
  constraint claim_billing_keys_kind_check CHECK (kind = ANY (ARRAY['session'::text, 'service'::text]))
);
CREATE INDEX claim_billing_keys_account_claim_id_idx ON public.claim_billing_keys USING btree (account, claim_id);
CREATE TRIGGER record_report_changes_on_delete AFTER DELETE ON public.claim_billing_keys REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_billed_sessions();
CREATE TRIGGER record_report_changes_on_insert AFTER INSERT ON public.claim_billing_keys REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_billed_sessions();
alter table claim_billing_keys enable row level security, force row level security;
create policy for_maintenance on claim_billing_keys to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on claim_billing_keys to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on claim_billing_keys to attune_app;

create table claim_records (
  account         text not null default current_account(),
  id              text not null,
  claim_id        text not null,
  person_id       text not null,
  kind            text not null,
  reference       text not null,
  attempt         integer not null,
  transmission_id text,
  remittance_id   text,
  document_id     text,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint claim_records_pkey PRIMARY KEY (account, id),
  constraint claim_records_account_claim_id_fkey FOREIGN KEY (account, claim_id) REFERENCES claims(account, id),
  constraint claim_records_account_claim_id_kind_reference_key UNIQUE (account, claim_id, kind, reference),
  constraint claim_records_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint claim_records_kind_check CHECK (kind = ANY (ARRAY['submission'::text, 'acknowledgment'::text, 'adjudication'::text, 'status_check'::text, 'response'::text, 'appeal'::text, 'appeal_decision'::text, 'write_off'::text, 'transfer'::text, 'correction'::text, 'recoupment'::text, 'void_refusal'::text]))
);
CREATE INDEX claim_records_account_claim_id_created_at_id_idx ON public.claim_records USING btree (account, claim_id, created_at, id);
CREATE INDEX claim_records_account_person_id_created_at_id_idx ON public.claim_records USING btree (account, person_id, created_at, id);
CREATE INDEX claim_records_account_remittance_id_idx ON public.claim_records USING btree (account, remittance_id) WHERE (remittance_id IS NOT NULL);
alter table claim_records enable row level security, force row level security;
create policy for_maintenance on claim_records to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on claim_records to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select on claim_records to attune_app;
grant update (person_id, encrypted, version, updated_at) on claim_records to attune_app;

create table claim_units (
  account          text not null default current_account(),
  claim_id         text not null,
  part             text not null,
  session_id       text,
  root_id          text not null,
  authorization_id text,
  units            integer not null,
  denied           boolean not null default false,
  used             boolean not null default false,
  constraint claim_units_pkey PRIMARY KEY (account, claim_id, part),
  constraint claim_units_account_authorization_id_fkey FOREIGN KEY (account, authorization_id) REFERENCES authorizations(account, id),
  constraint claim_units_account_claim_id_fkey FOREIGN KEY (account, claim_id) REFERENCES claims(account, id),
  constraint claim_units_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id)
);
CREATE INDEX claim_units_account_authorization_id_idx ON public.claim_units USING btree (account, authorization_id) WHERE (authorization_id IS NOT NULL);
CREATE INDEX claim_units_account_session_id_idx ON public.claim_units USING btree (account, session_id) WHERE (session_id IS NOT NULL);
alter table claim_units enable row level security, force row level security;
create policy for_maintenance on claim_units to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on claim_units to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on claim_units to attune_app;

create table claims (
  account                     text not null default current_account(),
  id                          text not null,
  person_id                   text not null,
  coverage_id                 text not null,
  practitioner_id             text not null,
  supervising_practitioner_id text,
  payer_id                    text not null,
  payer_sequence              text not null,
  frequency                   text not null,
  original_claim_id           text,
  replaced_by_id              text,
  prior_claim_id              text,
  duplicate_of_id             text,
  status                      text not null,
  status_before               text,
  patient_control_number      text not null,
  payer_claim_control_number  text,
  attempt                     integer not null default 0,
  service_from                date,
  service_to                  date,
  charge                      jsonb not null,
  allowed                     jsonb not null,
  payer_paid                  jsonb not null,
  contractual                 jsonb not null,
  patient_responsibility      jsonb not null,
  written_off                 jsonb not null,
  payer_balance               jsonb not null,
  patient_balance             jsonb not null,
  patient_owed                bigint not null default 0,
  recoupment                  jsonb not null default '{"amount": 0, "currency": "usd"}'::jsonb,
  balance_status              text not null generated always as (balance_status_of(recoupment, payer_balance, patient_balance)) stored,
  filing_deadline             date,
  delay_reason                text,
  decision_id                 text,
  disclosure_id               text,
  encrypted                   bytea,
  validated_at                timestamp(3) with time zone,
  submitted_at                timestamp(3) with time zone,
  acknowledged_at             timestamp(3) with time zone,
  accepted_at                 timestamp(3) with time zone,
  rejected_at                 timestamp(3) with time zone,
  corrected_at                timestamp(3) with time zone,
  pended_at                   timestamp(3) with time zone,
  responded_at                timestamp(3) with time zone,
  paid_at                     timestamp(3) with time zone,
  partially_paid_at           timestamp(3) with time zone,
  denied_at                   timestamp(3) with time zone,
  appealed_at                 timestamp(3) with time zone,
  reversed_at                 timestamp(3) with time zone,
  superseded_at               timestamp(3) with time zone,
  voiding_at                  timestamp(3) with time zone,
  voided_at                   timestamp(3) with time zone,
  closed_at                   timestamp(3) with time zone,
  canceled_at                 timestamp(3) with time zone,
  version                     integer not null default 1,
  created_at                  timestamp(3) with time zone not null,
  updated_at                  timestamp(3) with time zone not null,
  transferred                 jsonb not null default '{"amount": 0, "currency": "usd"}'::jsonb,
  patient_written_off         jsonb not null default '{"amount": 0, "currency": "usd"}'::jsonb,
  payer_balance_amount        bigint not null generated always as (((payer_balance ->> 'amount'::text))::bigint) stored,
  underpaid                   jsonb not null default '{"amount": 0, "currency": "usd"}'::jsonb,
  underpaid_amount            bigint not null generated always as (((underpaid ->> 'amount'::text))::bigint) stored,
  authorization_id            text,
  appeal_deadline             date,
  payer_refunded              jsonb not null default '{"amount": 0, "currency": "usd"}'::jsonb,
  constraint claims_pkey PRIMARY KEY (account, id),
  constraint claims_account_authorization_id_fkey FOREIGN KEY (account, authorization_id) REFERENCES authorizations(account, id),
  constraint claims_account_original_claim_id_fkey FOREIGN KEY (account, original_claim_id) REFERENCES claims(account, id),
  constraint claims_account_patient_control_number_key UNIQUE (account, patient_control_number),
  constraint claims_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint claims_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint claims_account_prior_claim_id_fkey FOREIGN KEY (account, prior_claim_id) REFERENCES claims(account, id),
  constraint claims_account_supervising_practitioner_id_fkey FOREIGN KEY (account, supervising_practitioner_id) REFERENCES practitioners(account, id),
  constraint claims_frequency_check CHECK (frequency = ANY (ARRAY['original'::text, 'replacement'::text, 'void'::text])),
  constraint claims_payer_sequence_check CHECK (payer_sequence = ANY (ARRAY['primary'::text, 'secondary'::text, 'tertiary'::text])),
  constraint claims_status_check CHECK (status = ANY (ARRAY['drafted'::text, 'validated'::text, 'submitted'::text, 'acknowledged'::text, 'accepted'::text, 'rejected'::text, 'pended'::text, 'paid'::text, 'partially_paid'::text, 'denied'::text, 'appealed'::text, 'reversed'::text, 'superseded'::text, 'voiding'::text, 'voided'::text, 'closed'::text, 'canceled'::text]))
);
CREATE INDEX claims_account_appeal_deadline_id_idx ON public.claims USING btree (account, appeal_deadline, id) WHERE (appeal_deadline IS NOT NULL);
CREATE INDEX claims_account_balance_status_created_at_id_idx ON public.claims USING btree (account, balance_status, created_at DESC, id DESC);
CREATE INDEX claims_account_coverage_id_idx ON public.claims USING btree (account, coverage_id);
CREATE INDEX claims_account_created_at_id_idx ON public.claims USING btree (account, created_at DESC, id DESC);
CREATE INDEX claims_account_filing_deadline_id_idx ON public.claims USING btree (account, filing_deadline, id) WHERE (filing_deadline IS NOT NULL);
CREATE INDEX claims_account_frequency_created_at_id_idx ON public.claims USING btree (account, frequency, created_at DESC, id DESC);
CREATE INDEX claims_account_payer_balance_amount_id_idx ON public.claims USING btree (account, payer_balance_amount, id);
CREATE INDEX claims_account_payer_claim_control_number_idx ON public.claims USING btree (account, payer_claim_control_number) WHERE (payer_claim_control_number IS NOT NULL);
CREATE INDEX claims_account_payer_id_created_at_id_idx ON public.claims USING btree (account, payer_id, created_at DESC, id DESC);
CREATE INDEX claims_account_person_id_created_at_id_idx ON public.claims USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX claims_account_practitioner_id_created_at_id_idx ON public.claims USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX claims_account_service_from_id_idx ON public.claims USING btree (account, service_from, id) WHERE (service_from IS NOT NULL);
CREATE INDEX claims_account_status_created_at_id_idx ON public.claims USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX claims_account_underpaid_amount_id_idx ON public.claims USING btree (account, underpaid_amount, id);
CREATE INDEX claims_account_updated_at_id_idx ON public.claims USING btree (account, updated_at, id);
CREATE INDEX claims_overpaid ON public.claims USING btree (account, payer_id) INCLUDE (payer_balance_amount) WHERE (payer_balance_amount < 0);
CREATE INDEX claims_persons_served ON public.claims USING btree (account, service_from) INCLUDE (payer_id, person_id, attempt) WHERE (service_from IS NOT NULL);
CREATE INDEX claims_to_next_payer ON public.claims USING btree (account, prior_claim_id) WHERE (prior_claim_id IS NOT NULL);
CREATE INDEX claims_waiting ON public.claims USING btree (account, id) WHERE (status = ANY (ARRAY['drafted'::text, 'validated'::text, 'accepted'::text]));
CREATE TRIGGER count_on_update AFTER UPDATE OF status ON public.claims FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION count_claim_on_change();
CREATE TRIGGER move_report_changes AFTER UPDATE OF service_from, practitioner_id ON public.claims FOR EACH ROW WHEN (((new.attempt > 0) AND ((old.service_from IS DISTINCT FROM new.service_from) OR (old.practitioner_id IS DISTINCT FROM new.practitioner_id)))) EXECUTE FUNCTION move_claim_changes();
CREATE TRIGGER record_visits_on_insert AFTER INSERT ON public.claims FOR EACH ROW WHEN ((new.attempt > 0)) EXECUTE FUNCTION record_claim_visits();
CREATE TRIGGER record_visits_on_update AFTER UPDATE OF attempt, service_from, person_id, payer_id ON public.claims FOR EACH ROW WHEN ((((((old.attempt > 0) IS DISTINCT FROM (new.attempt > 0)) OR (old.service_from IS DISTINCT FROM new.service_from)) OR (old.person_id IS DISTINCT FROM new.person_id)) OR (old.payer_id IS DISTINCT FROM new.payer_id))) EXECUTE FUNCTION record_claim_visits();
CREATE TRIGGER record_worklist_on_insert AFTER INSERT ON public.claims FOR EACH ROW EXECUTE FUNCTION record_worklist_changes();
CREATE TRIGGER record_worklist_on_update AFTER UPDATE OF status, payer_id, service_from, charge, payer_balance, filing_deadline, appeal_deadline ON public.claims FOR EACH ROW EXECUTE FUNCTION record_worklist_changes();
alter table claims enable row level security, force row level security;
create policy for_maintenance on claims to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on claims for select to attune_worker
  using (true);
create policy own_account on claims to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on claims to attune_app;
grant select (account, patient_control_number) on claims to attune_worker;

create table clearinghouse_connections (
  account             text not null default current_account(),
  id                  text not null,
  name                text not null,
  usage               text not null,
  sender_qualifier    text not null,
  sender              text not null,
  receiver_qualifier  text not null,
  receiver            text not null,
  group_sender        text,
  group_receiver      text,
  submitter           jsonb not null,
  receiver_name       text not null,
  receiver_etin       text,
  metadata            jsonb not null default '{}'::jsonb,
  version             integer not null default 1,
  created_at          timestamp(3) with time zone not null,
  updated_at          timestamp(3) with time zone not null,
  type                text not null default 'folder'::text,
  sftp                jsonb,
  max_claims_per_file integer not null default 1,
  credentials         bytea,
  credentials_set_at  timestamp(3) with time zone,
  mailbox             text,
  tested_at           timestamp(3) with time zone,
  test_error          text,
  capabilities        text[] not null generated always as (
CASE type
    WHEN 'stedi'::text THEN ARRAY['claims'::text, 'claim_status'::text, 'eligibility'::text, 'remittances'::text]
    WHEN 'simulated'::text THEN ARRAY['claims'::text, 'claim_status'::text, 'eligibility'::text, 'letters'::text, 'remittances'::text]
    ELSE ARRAY['claims'::text, 'claim_status'::text, 'letters'::text, 'remittances'::text]
END) stored,
  constraint clearinghouse_connections_pkey PRIMARY KEY (account, id),
  constraint clearinghouse_connections_type_check CHECK (type = ANY (ARRAY['simulated'::text, 'folder'::text, 'sftp'::text, 'stedi'::text])),
  constraint clearinghouse_connections_usage_check CHECK (usage = ANY (ARRAY['test'::text, 'production'::text]))
);
CREATE INDEX clearinghouse_connections_account_created_at_id_idx ON public.clearinghouse_connections USING btree (account, created_at DESC, id DESC);
CREATE INDEX clearinghouse_connections_account_updated_at_id_idx ON public.clearinghouse_connections USING btree (account, updated_at, id);
CREATE INDEX clearinghouse_connections_mailbox_idx ON public.clearinghouse_connections USING btree (mailbox) WHERE (mailbox IS NOT NULL);
CREATE INDEX clearinghouse_connections_stedi ON public.clearinghouse_connections USING btree (id) WHERE (type = 'stedi'::text);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.clearinghouse_connections FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.clearinghouse_connections FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('clearinghouse_connection');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.clearinghouse_connections FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('clearinghouse_connection');
alter table clearinghouse_connections enable row level security, force row level security;
create policy for_maintenance on clearinghouse_connections to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on clearinghouse_connections to attune_worker
  using (true)
  with check (true);
create policy own_account on clearinghouse_connections to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on clearinghouse_connections to attune_app;
grant select (account, id, created_at, type, credentials, mailbox) on clearinghouse_connections to attune_worker;
grant update (credentials) on clearinghouse_connections to attune_worker;

create table consents (
  account          text not null default current_account(),
  id               text not null,
  person_id        text not null,
  kind             text not null,
  status           text not null,
  encrypted        bytea,
  decision         text not null,
  signing          bigint,
  supersedes_id    text,
  superseded_by_id text,
  offered_at       timestamp(3) with time zone,
  scheduled_at     timestamp(3) with time zone,
  granted_at       timestamp(3) with time zone,
  declined_at      timestamp(3) with time zone,
  lapsed_at        timestamp(3) with time zone,
  suspended_at     timestamp(3) with time zone,
  restored_at      timestamp(3) with time zone,
  revoked_at       timestamp(3) with time zone,
  expired_at       timestamp(3) with time zone,
  superseded_at    timestamp(3) with time zone,
  voided_at        timestamp(3) with time zone,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  external_id      text,
  constraint consents_pkey PRIMARY KEY (account, id),
  constraint consents_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint consents_account_supersedes_id_fkey FOREIGN KEY (account, supersedes_id) REFERENCES consents(account, id),
  constraint consents_decision_check CHECK (decision = ANY (ARRAY['permit'::text, 'deny'::text])),
  constraint consents_status_check CHECK (status = ANY (ARRAY['drafted'::text, 'offered'::text, 'scheduled'::text, 'granted'::text, 'declined'::text, 'lapsed'::text, 'suspended'::text, 'revoked'::text, 'expired'::text, 'superseded'::text, 'voided'::text]))
);
CREATE INDEX consents_account_created_at_id_idx ON public.consents USING btree (account, created_at DESC, id DESC);
CREATE INDEX consents_account_kind_created_at_id_idx ON public.consents USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX consents_account_person_id_created_at_id_idx ON public.consents USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX consents_account_person_id_signing_idx ON public.consents USING btree (account, person_id, signing DESC) WHERE (signing IS NOT NULL);
CREATE INDEX consents_account_status_created_at_id_idx ON public.consents USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX consents_account_updated_at_id_idx ON public.consents USING btree (account, updated_at, id);
CREATE UNIQUE INDEX consents_external_id_taken ON public.consents USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX consents_in_force ON public.consents USING btree (account, person_id) WHERE (status = ANY (ARRAY['granted'::text, 'scheduled'::text]));
CREATE INDEX consents_offered ON public.consents USING btree (account, id) WHERE (status = 'offered'::text);
alter table consents enable row level security, force row level security;
create policy for_maintenance on consents to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on consents to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant delete, insert, select, update on consents to attune_app;

create table coverages (
  account                text not null default current_account(),
  id                     text not null,
  person_id              text not null,
  payer_id               text not null,
  sequence               text not null,
  status                 text not null,
  starts_on              date,
  ends_on                date,
  encrypted              bytea,
  last_check_id          text,
  terminated_at          timestamp(3) with time zone,
  reinstated_at          timestamp(3) with time zone,
  voided_at              timestamp(3) with time zone,
  version                integer not null default 1,
  created_at             timestamp(3) with time zone not null,
  updated_at             timestamp(3) with time zone not null,
  external_id            text,
  program                text not null default 'insurance'::text,
  authorization_required boolean,
  copay                  jsonb,
  constraint coverages_pkey PRIMARY KEY (account, id),
  constraint coverage_conflict EXCLUDE USING gist (account WITH =, person_id WITH =, program WITH =, sequence WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE (status <> 'voided'::text),
  constraint coverages_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint coverages_check CHECK (starts_on IS NULL OR ends_on IS NULL OR starts_on <= ends_on),
  constraint coverages_program_check CHECK (program = ANY (ARRAY['insurance'::text, 'eap'::text])),
  constraint coverages_sequence_check CHECK (sequence = ANY (ARRAY['primary'::text, 'secondary'::text, 'tertiary'::text])),
  constraint coverages_status_check CHECK (status = ANY (ARRAY['active'::text, 'terminated'::text, 'voided'::text]))
);
CREATE INDEX coverages_account_created_at_id_idx ON public.coverages USING btree (account, created_at DESC, id DESC);
CREATE INDEX coverages_account_payer_id_created_at_id_idx ON public.coverages USING btree (account, payer_id, created_at DESC, id DESC);
CREATE INDEX coverages_account_person_id_created_at_id_idx ON public.coverages USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX coverages_account_program_created_at_id_idx ON public.coverages USING btree (account, program, created_at DESC, id DESC) WHERE (program <> 'insurance'::text);
CREATE INDEX coverages_account_sequence_created_at_id_idx ON public.coverages USING btree (account, sequence, created_at DESC, id DESC);
CREATE INDEX coverages_account_status_created_at_id_idx ON public.coverages USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX coverages_account_updated_at_id_idx ON public.coverages USING btree (account, updated_at, id);
CREATE UNIQUE INDEX coverages_external_id_taken ON public.coverages USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX coverages_requiring_authorization ON public.coverages USING btree (account, person_id) WHERE (authorization_required OR (program = 'eap'::text));
CREATE TRIGGER allocate_on_insert AFTER INSERT ON public.coverages FOR EACH ROW WHEN ((new.authorization_required OR (new.program = 'eap'::text))) EXECUTE FUNCTION allocate_on_coverage();
CREATE TRIGGER allocate_on_update AFTER UPDATE OF status, person_id, sequence, program, authorization_required, starts_on, ends_on ON public.coverages FOR EACH ROW WHEN ((((((((old.status IS DISTINCT FROM new.status) OR (old.person_id IS DISTINCT FROM new.person_id)) OR (old.sequence IS DISTINCT FROM new.sequence)) OR (old.program IS DISTINCT FROM new.program)) OR (old.authorization_required IS DISTINCT FROM new.authorization_required)) OR (old.starts_on IS DISTINCT FROM new.starts_on)) OR (old.ends_on IS DISTINCT FROM new.ends_on))) EXECUTE FUNCTION allocate_on_coverage();
alter table coverages enable row level security, force row level security;
create policy for_maintenance on coverages to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on coverages to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on coverages to attune_app;

create table deposits (
  account        text not null default current_account(),
  id             text not null,
  status         text not null,
  amount         jsonb not null,
  method         text not null,
  received_on    date not null,
  trace_number   text,
  payer_name     text,
  bank_reference text,
  source         text not null,
  remittance_ids text[] not null default '{}'::text[],
  processor      text,
  matched_by     text,
  match_count    integer not null default 0,
  reason         text,
  matched_at     timestamp(3) with time zone,
  unmatched_at   timestamp(3) with time zone,
  returned_at    timestamp(3) with time zone,
  metadata       jsonb not null default '{}'::jsonb,
  version        integer not null default 1,
  created_at     timestamp(3) with time zone not null,
  updated_at     timestamp(3) with time zone not null,
  constraint deposits_pkey PRIMARY KEY (account, id),
  constraint deposits_matched_by_check CHECK (matched_by = ANY (ARRAY['platform'::text, 'manual'::text])),
  constraint deposits_method_check CHECK (method = ANY (ARRAY['eft'::text, 'check'::text, 'processor'::text, 'other'::text])),
  constraint deposits_source_check CHECK (source = ANY (ARRAY['api'::text, 'file'::text])),
  constraint deposits_status_check CHECK (status = ANY (ARRAY['received'::text, 'matched'::text, 'returned'::text]))
);
CREATE INDEX deposits_account_created_at_id_idx ON public.deposits USING btree (account, created_at DESC, id DESC);
CREATE INDEX deposits_account_method_created_at_id_idx ON public.deposits USING btree (account, method, created_at DESC, id DESC);
CREATE INDEX deposits_account_received_on_id_idx ON public.deposits USING btree (account, received_on, id);
CREATE INDEX deposits_account_status_created_at_id_idx ON public.deposits USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX deposits_account_trace_number_idx ON public.deposits USING btree (account, trace_number) WHERE (trace_number IS NOT NULL);
CREATE INDEX deposits_account_updated_at_id_idx ON public.deposits USING btree (account, updated_at, id);
CREATE UNIQUE INDEX duplicate_deposit ON public.deposits USING btree (account, bank_reference) WHERE (bank_reference IS NOT NULL);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.deposits FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.deposits FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('deposit');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.deposits FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('deposit');
alter table deposits enable row level security, force row level security;
create policy for_maintenance on deposits to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on deposits to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on deposits to attune_app;

create table directory_payer_words (
  word     text not null,
  payer_id text not null,
  constraint directory_payer_words_pkey PRIMARY KEY (word, payer_id),
  constraint directory_payer_words_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES directory_payers(id) ON DELETE CASCADE
);
CREATE INDEX directory_payer_words_payer_id_idx ON public.directory_payer_words USING btree (payer_id);
alter table directory_payer_words enable row level security, force row level security;
create policy by_owner on directory_payer_words to current_user
  using (true)
  with check (true);
create policy public_register on directory_payer_words for select to attune_app, attune_worker
  using (true);
grant select on directory_payer_words to attune_app;
grant select on directory_payer_words to attune_worker;

create table directory_payers (
  id          text not null,
  name        text not null,
  aliases     text[] not null default '{}'::text[],
  filing_code text not null default 'CI'::text,
  enrollment  jsonb not null,
  name_key    text generated always as (fold_text(name)) stored,
  constraint directory_payers_pkey PRIMARY KEY (id)
);
CREATE INDEX directory_payers_filing_code_name_key_id_idx ON public.directory_payers USING btree (filing_code, name_key, id);
CREATE INDEX directory_payers_name_key_id_idx ON public.directory_payers USING btree (name_key, id);
alter table directory_payers enable row level security, force row level security;
create policy by_owner on directory_payers to current_user
  using (true)
  with check (true);
create policy public_register on directory_payers for select to attune_app, attune_worker
  using (true);
grant select on directory_payers to attune_app;
grant select on directory_payers to attune_worker;

create table disclosures (
  account     text not null default current_account(),
  id          text not null,
  person_id   text not null,
  encrypted   bytea,
  decision_id text not null,
  consent_ids text[] not null default '{}'::text[],
  version     integer not null default 1,
  created_at  timestamp(3) with time zone not null,
  updated_at  timestamp(3) with time zone not null,
  constraint disclosures_pkey PRIMARY KEY (account, id),
  constraint disclosures_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id)
);
CREATE INDEX disclosures_account_created_at_id_idx ON public.disclosures USING btree (account, created_at DESC, id DESC);
CREATE INDEX disclosures_account_person_id_created_at_id_idx ON public.disclosures USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX disclosures_account_updated_at_id_idx ON public.disclosures USING btree (account, updated_at, id);
CREATE INDEX disclosures_consent_ids_idx ON public.disclosures USING gin (consent_ids);
alter table disclosures enable row level security, force row level security;
create policy for_maintenance on disclosures to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on disclosures to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on disclosures to attune_app;

create table disputes (
  account             text not null default current_account(),
  id                  text not null,
  payment_id          text not null,
  person_id           text,
  amount              jsonb not null,
  fee                 jsonb not null,
  reason              text not null,
  status              text not null,
  processor           text not null,
  processor_reference text not null,
  evidence_due_by     timestamp(3) with time zone,
  failure             jsonb,
  encrypted           bytea,
  submitted_at        timestamp(3) with time zone,
  reopened_at         timestamp(3) with time zone,
  won_at              timestamp(3) with time zone,
  lost_at             timestamp(3) with time zone,
  version             integer not null default 1,
  created_at          timestamp(3) with time zone not null,
  updated_at          timestamp(3) with time zone not null,
  inquiry             boolean not null default false,
  constraint disputes_pkey PRIMARY KEY (account, id),
  constraint disputes_account_payment_id_fkey FOREIGN KEY (account, payment_id) REFERENCES payments(account, id),
  constraint disputes_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint disputes_status_check CHECK (status = ANY (ARRAY['opened'::text, 'submitted'::text, 'won'::text, 'lost'::text]))
);
CREATE UNIQUE INDEX dispute_reference ON public.disputes USING btree (account, processor, processor_reference);
CREATE INDEX disputes_account_created_at_id_idx ON public.disputes USING btree (account, created_at DESC, id DESC);
CREATE INDEX disputes_account_evidence_due_by_id_idx ON public.disputes USING btree (account, evidence_due_by, id) WHERE (evidence_due_by IS NOT NULL);
CREATE INDEX disputes_account_payment_id_created_at_id_idx ON public.disputes USING btree (account, payment_id, created_at DESC, id DESC);
CREATE INDEX disputes_account_person_id_created_at_id_idx ON public.disputes USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX disputes_account_status_created_at_id_idx ON public.disputes USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX disputes_account_updated_at_id_idx ON public.disputes USING btree (account, updated_at, id);
alter table disputes enable row level security, force row level security;
create policy for_maintenance on disputes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on disputes to attune_worker
  using (true)
  with check (true);
create policy own_account on disputes to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on disputes to attune_app;
grant select (account, id, person_id, encrypted) on disputes to attune_worker;
grant update (encrypted) on disputes to attune_worker;

create table document_versions (
  account      text not null default current_account(),
  id           text not null,
  document_id  text not null,
  person_id    text,
  number       integer not null,
  status       text not null,
  file_id      text,
  thumbnail_id text,
  encrypted    bytea,
  scan_at      timestamp(3) with time zone,
  version      integer not null default 1,
  created_at   timestamp(3) with time zone not null,
  updated_at   timestamp(3) with time zone not null,
  constraint document_versions_pkey PRIMARY KEY (account, id),
  constraint document_versions_account_document_id_fkey FOREIGN KEY (account, document_id) REFERENCES documents(account, id),
  constraint document_versions_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint document_versions_status_check CHECK (status = ANY (ARRAY['awaiting_upload'::text, 'scanning'::text, 'available'::text, 'quarantined'::text, 'deleted'::text]))
);
CREATE INDEX document_versions_account_document_id_created_at_id_idx ON public.document_versions USING btree (account, document_id, created_at DESC, id DESC);
CREATE INDEX document_versions_account_document_id_updated_at_id_idx ON public.document_versions USING btree (account, document_id, updated_at, id);
CREATE INDEX document_versions_account_person_id_created_at_id_idx ON public.document_versions USING btree (account, person_id, created_at, id);
CREATE UNIQUE INDEX document_versions_of_document ON public.document_versions USING btree (account, document_id, number);
CREATE INDEX document_versions_unscanned ON public.document_versions USING btree (scan_at) WHERE (scan_at IS NOT NULL);
alter table document_versions enable row level security, force row level security;
create policy for_maintenance on document_versions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on document_versions to attune_worker
  using (true)
  with check (true);
create policy own_account on document_versions to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on document_versions to attune_app;
grant select (account, id, person_id, encrypted, scan_at) on document_versions to attune_worker;
grant update (encrypted) on document_versions to attune_worker;

create table documents (
  account           text not null default current_account(),
  id                text not null,
  person_id         text,
  practitioner_id   text,
  claim_id          text,
  kind              text not null,
  status            text not null,
  latest_version    integer not null default 1,
  visible_to_person boolean not null default true,
  encrypted         bytea,
  version_added_at  timestamp(3) with time zone,
  uploaded_at       timestamp(3) with time zone,
  available_at      timestamp(3) with time zone,
  quarantined_at    timestamp(3) with time zone,
  deleted_at        timestamp(3) with time zone,
  version           integer not null default 1,
  created_at        timestamp(3) with time zone not null,
  updated_at        timestamp(3) with time zone not null,
  consent_id        text,
  external_id       text,
  constraint documents_pkey PRIMARY KEY (account, id),
  constraint documents_account_claim_id_fkey FOREIGN KEY (account, claim_id) REFERENCES claims(account, id),
  constraint documents_account_consent_id_fkey FOREIGN KEY (account, consent_id) REFERENCES consents(account, id) ON DELETE SET NULL (consent_id),
  constraint documents_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint documents_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint documents_status_check CHECK (status = ANY (ARRAY['awaiting_upload'::text, 'scanning'::text, 'available'::text, 'quarantined'::text, 'deleted'::text]))
);
CREATE INDEX documents_account_claim_id_created_at_id_idx ON public.documents USING btree (account, claim_id, created_at DESC, id DESC) WHERE (claim_id IS NOT NULL);
CREATE INDEX documents_account_consent_id_created_at_id_idx ON public.documents USING btree (account, consent_id, created_at DESC, id DESC) WHERE (consent_id IS NOT NULL);
CREATE INDEX documents_account_created_at_id_idx ON public.documents USING btree (account, created_at DESC, id DESC);
CREATE INDEX documents_account_kind_created_at_id_idx ON public.documents USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX documents_account_person_id_created_at_id_idx ON public.documents USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX documents_account_practitioner_id_created_at_id_idx ON public.documents USING btree (account, practitioner_id, created_at DESC, id DESC) WHERE (practitioner_id IS NOT NULL);
CREATE INDEX documents_account_status_created_at_id_idx ON public.documents USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX documents_account_updated_at_id_idx ON public.documents USING btree (account, updated_at, id);
CREATE UNIQUE INDEX documents_external_id_taken ON public.documents USING btree (account, external_id) WHERE (external_id IS NOT NULL);
alter table documents enable row level security, force row level security;
create policy for_maintenance on documents to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on documents to attune_worker
  using (true)
  with check (true);
create policy own_account on documents to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on documents to attune_app;
grant select (account, id, person_id, encrypted) on documents to attune_worker;
grant update (encrypted) on documents to attune_worker;

create table eligibility_checks (
  account       text not null default current_account(),
  id            text not null,
  person_id     text not null,
  coverage_id   text not null,
  payer_id      text not null,
  status        text not null,
  encrypted     bytea,
  attempts      integer not null default 0,
  send_after    timestamp(3) with time zone,
  claimed_until timestamp(3) with time zone,
  decision_id   text,
  disclosure_id text,
  expires_at    timestamp(3) with time zone,
  completed_at  timestamp(3) with time zone,
  failed_at     timestamp(3) with time zone,
  timed_out_at  timestamp(3) with time zone,
  version       integer not null default 1,
  created_at    timestamp(3) with time zone not null,
  updated_at    timestamp(3) with time zone not null,
  connection_id text,
  constraint eligibility_checks_pkey PRIMARY KEY (account, id),
  constraint eligibility_checks_account_coverage_id_fkey FOREIGN KEY (account, coverage_id) REFERENCES coverages(account, id),
  constraint eligibility_checks_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint eligibility_checks_status_check CHECK (status = ANY (ARRAY['requested'::text, 'completed'::text, 'failed'::text, 'timed_out'::text]))
);
CREATE INDEX eligibility_checks_account_coverage_id_created_at_id_idx ON public.eligibility_checks USING btree (account, coverage_id, created_at DESC, id DESC);
CREATE INDEX eligibility_checks_account_created_at_id_idx ON public.eligibility_checks USING btree (account, created_at DESC, id DESC);
CREATE INDEX eligibility_checks_account_payer_id_created_at_id_idx ON public.eligibility_checks USING btree (account, payer_id, created_at DESC, id DESC);
CREATE INDEX eligibility_checks_account_person_id_created_at_id_idx ON public.eligibility_checks USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX eligibility_checks_account_status_created_at_id_idx ON public.eligibility_checks USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX eligibility_checks_account_updated_at_id_idx ON public.eligibility_checks USING btree (account, updated_at, id);
CREATE INDEX eligibility_checks_requested ON public.eligibility_checks USING btree (account, id) WHERE (status = 'requested'::text);
CREATE INDEX eligibility_checks_to_send ON public.eligibility_checks USING btree (send_after) WHERE ((status = 'requested'::text) AND (send_after IS NOT NULL));
alter table eligibility_checks enable row level security, force row level security;
create policy for_maintenance on eligibility_checks to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on eligibility_checks for select to attune_worker
  using (status = 'requested'::text AND send_after IS NOT NULL);
create policy own_account on eligibility_checks to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on eligibility_checks to attune_app;
grant select (account, id, status, send_after, claimed_until) on eligibility_checks to attune_worker;

create table emergency_accesses (
  account          text not null default current_account(),
  id               text not null,
  person_id        text not null,
  practitioner_id  text not null,
  opened_by_key_id text,
  status           text not null,
  encrypted        bytea,
  expires_at       timestamp(3) with time zone not null,
  opened_at        timestamp(3) with time zone not null,
  ended_at         timestamp(3) with time zone,
  expired_at       timestamp(3) with time zone,
  justified_at     timestamp(3) with time zone,
  unjustified_at   timestamp(3) with time zone,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint emergency_accesses_pkey PRIMARY KEY (account, id),
  constraint emergency_accesses_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint emergency_accesses_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint emergency_accesses_status_check CHECK (status = ANY (ARRAY['opened'::text, 'ended'::text, 'expired'::text, 'justified'::text, 'unjustified'::text]))
);
CREATE INDEX emergency_accesses_account_created_at_id_idx ON public.emergency_accesses USING btree (account, created_at DESC, id DESC);
CREATE INDEX emergency_accesses_account_person_id_created_at_id_idx ON public.emergency_accesses USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX emergency_accesses_account_practitioner_id_created_at_id_idx ON public.emergency_accesses USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX emergency_accesses_account_status_created_at_id_idx ON public.emergency_accesses USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX emergency_accesses_account_updated_at_id_idx ON public.emergency_accesses USING btree (account, updated_at, id);
CREATE INDEX emergency_accesses_open ON public.emergency_accesses USING btree (account, person_id) WHERE (status = 'opened'::text);
alter table emergency_accesses enable row level security, force row level security;
create policy for_maintenance on emergency_accesses to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on emergency_accesses to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()) AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()) AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()));
grant insert, select, update on emergency_accesses to attune_app;

create table estimates (
  account         text not null default current_account(),
  id              text not null,
  person_id       text not null,
  practitioner_id text not null,
  session_id      text,
  revision        integer not null,
  replaces_id     text,
  replaced_by_id  text,
  trigger         text not null,
  triggered_on    date not null,
  service_date    date,
  due_on          date,
  valid_until     date not null,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint estimates_pkey PRIMARY KEY (account, id),
  constraint estimates_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint estimates_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint estimates_account_replaces_id_fkey FOREIGN KEY (account, replaces_id) REFERENCES estimates(account, id),
  constraint estimates_account_replaces_id_key UNIQUE (account, replaces_id),
  constraint estimates_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint estimates_trigger_check CHECK (trigger = ANY (ARRAY['scheduled'::text, 'requested'::text]))
);
CREATE INDEX estimates_account_created_at_id_idx ON public.estimates USING btree (account, created_at DESC, id DESC);
CREATE INDEX estimates_account_due_on_id_idx ON public.estimates USING btree (account, due_on, id) WHERE (due_on IS NOT NULL);
CREATE INDEX estimates_account_person_id_created_at_id_idx ON public.estimates USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX estimates_account_practitioner_id_created_at_id_idx ON public.estimates USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX estimates_account_service_date_id_idx ON public.estimates USING btree (account, service_date, id) WHERE (service_date IS NOT NULL);
CREATE INDEX estimates_account_session_id_idx ON public.estimates USING btree (account, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX estimates_account_updated_at_id_idx ON public.estimates USING btree (account, updated_at, id);
alter table estimates enable row level security, force row level security;
create policy for_maintenance on estimates to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on estimates to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on estimates to attune_app;

create table event_counters (
  account       text not null default current_account(),
  last_sequence bigint not null,
  constraint event_counters_pkey PRIMARY KEY (account)
);
alter table event_counters enable row level security, force row level security;
create policy for_maintenance on event_counters to current_user
  using (is_maintenance())
  with check (is_maintenance());
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
  recorded_at     timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  "position"      bigint not null generated always as identity,
  sequence        bigint,
  deliver_twice   boolean not null default (COALESCE(current_setting('app.deliver_twice'::text, true), ''::text) = 'true'::text),
  imported        boolean not null default (COALESCE(current_setting('app.imported'::text, true), ''::text) = 'true'::text),
  constraint events_pkey PRIMARY KEY (account, id)
) with (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX events_account_object_id_sequence_idx ON public.events USING btree (account, object_id, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX events_account_type_sequence_idx ON public.events USING btree (account, type, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX events_by_created ON public.events USING btree (account, created_at, id) WHERE (sequence IS NOT NULL);
CREATE INDEX events_by_object ON public.events USING btree (account, object, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX events_by_recorded ON public.events USING btree (account, recorded_at, id) WHERE (sequence IS NOT NULL);
CREATE UNIQUE INDEX events_in_order ON public.events USING btree (account, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX events_to_delete ON public.events USING brin (recorded_at);
CREATE INDEX events_to_number ON public.events USING btree ("position") WHERE (sequence IS NULL);
alter table events enable row level security, force row level security;
create policy for_maintenance on events to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on events to attune_worker
  using (true)
  with check (true);
create policy own_account on events to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on events to attune_app;
grant delete, select on events to attune_worker;
grant update (sequence) on events to attune_worker;

create table external_calendars (
  account          text not null default current_account(),
  id               text not null,
  practitioner_id  text not null,
  name             text not null,
  host             text not null,
  time_zone        text,
  status           text not null,
  busy_times_count integer,
  last_fetched_at  timestamp(3) with time zone,
  last_changed_at  timestamp(3) with time zone,
  last_error_code  text,
  url              bytea,
  validators       jsonb,
  covered_to       timestamp(3) with time zone,
  failures         integer not null default 0,
  attempted_at     timestamp(3) with time zone,
  poll_after       timestamp(3) with time zone not null,
  claimed_until    timestamp(3) with time zone,
  active_at        timestamp(3) with time zone,
  paused_at        timestamp(3) with time zone,
  stale_at         timestamp(3) with time zone,
  deleted_at       timestamp(3) with time zone,
  metadata         jsonb not null default '{}'::jsonb,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint external_calendars_pkey PRIMARY KEY (account, id),
  constraint external_calendars_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint external_calendars_status_check CHECK (status = ANY (ARRAY['active'::text, 'stale'::text, 'paused'::text, 'deleted'::text]))
);
CREATE INDEX external_calendars_account_created_at_id_idx ON public.external_calendars USING btree (account, created_at DESC, id DESC);
CREATE INDEX external_calendars_account_practitioner_id_created_at_id_idx ON public.external_calendars USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX external_calendars_account_status_created_at_id_idx ON public.external_calendars USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX external_calendars_account_updated_at_id_idx ON public.external_calendars USING btree (account, updated_at, id);
CREATE INDEX external_calendars_polled ON public.external_calendars USING btree (poll_after) WHERE (status = ANY (ARRAY['active'::text, 'stale'::text]));
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.external_calendars FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.external_calendars FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('external_calendar');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.external_calendars FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('external_calendar');
alter table external_calendars enable row level security, force row level security;
create policy for_maintenance on external_calendars to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on external_calendars to attune_worker
  using (true)
  with check (true);
create policy own_account on external_calendars to attune_app
  using (account = current_account() AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()))
  with check (account = current_account() AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()));
grant insert, select, update on external_calendars to attune_app;
grant select (account, id, status, url, poll_after, claimed_until) on external_calendars to attune_worker;
grant update (url) on external_calendars to attune_worker;

create table fee_schedules (
  account    text not null default current_account(),
  id         text not null,
  name       text not null,
  payer_id   text,
  plan_name  text,
  starts_on  date not null,
  ends_on    date,
  rates      jsonb not null,
  archived   boolean not null default false,
  metadata   jsonb not null default '{}'::jsonb,
  version    integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint fee_schedules_pkey PRIMARY KEY (account, id),
  constraint fee_schedule_conflict EXCLUDE USING gist (account WITH =, COALESCE(payer_id, ''::text) WITH =, lower(COALESCE(plan_name, ''::text)) WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE (NOT archived),
  constraint fee_schedules_check CHECK (starts_on <= ends_on),
  constraint fee_schedules_check1 CHECK (plan_name IS NULL OR payer_id IS NOT NULL)
);
CREATE INDEX fee_schedules_account_created_at_id_idx ON public.fee_schedules USING btree (account, created_at DESC, id DESC);
CREATE INDEX fee_schedules_account_payer_id_created_at_id_idx ON public.fee_schedules USING btree (account, payer_id, created_at DESC, id DESC) WHERE (payer_id IS NOT NULL);
CREATE INDEX fee_schedules_account_updated_at_id_idx ON public.fee_schedules USING btree (account, updated_at, id);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.fee_schedules FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.fee_schedules FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('fee_schedule');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.fee_schedules FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('fee_schedule');
alter table fee_schedules enable row level security, force row level security;
create policy for_maintenance on fee_schedules to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on fee_schedules to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on fee_schedules to attune_app;

create table fhir_exports (
  account        text not null default current_account(),
  id             text not null,
  owner          text not null,
  group_id       text,
  request        text not null,
  types          text[] not null,
  since          timestamp(3) with time zone,
  files          jsonb not null default '[]'::jsonb,
  "position"     jsonb,
  polls          integer not null default 0,
  transaction_at timestamp(3) with time zone not null,
  expires_at     timestamp(3) with time zone not null,
  constraint fhir_exports_pkey PRIMARY KEY (account, id),
  constraint fhir_exports_account_fkey FOREIGN KEY (account) REFERENCES accounts(account)
);
CREATE INDEX fhir_exports_to_delete ON public.fhir_exports USING btree (expires_at);
alter table fhir_exports enable row level security, force row level security;
create policy for_maintenance on fhir_exports to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on fhir_exports to attune_worker
  using (true);
create policy own_account on fhir_exports to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on fhir_exports to attune_app;
grant delete on fhir_exports to attune_worker;
grant select (account, id, expires_at) on fhir_exports to attune_worker;

create table file_removals (
  account   text not null default current_account(),
  file_id   text not null,
  remove_at timestamp(3) with time zone not null,
  constraint file_removals_pkey PRIMARY KEY (account, file_id)
);
CREATE INDEX file_removals_remove_at_idx ON public.file_removals USING btree (remove_at);
alter table file_removals enable row level security, force row level security;
create policy for_maintenance on file_removals to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on file_removals for select to attune_worker
  using (true);
create policy kept_by_worker on file_removals for delete to attune_worker
  using (true);
create policy own_account on file_removals to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on file_removals to attune_app;
grant delete, select on file_removals to attune_worker;

create table form_responses (
  account       text not null default current_account(),
  id            text not null,
  person_id     text not null,
  form_id       text not null,
  session_id    text,
  status        text not null,
  due_at        timestamp(3) with time zone,
  amends_id     text,
  amended_by_id text,
  encrypted     bytea,
  started_at    timestamp(3) with time zone,
  completed_at  timestamp(3) with time zone,
  amended_at    timestamp(3) with time zone,
  canceled_at   timestamp(3) with time zone,
  overdue_at    timestamp(3) with time zone,
  version       integer not null default 1,
  created_at    timestamp(3) with time zone not null,
  updated_at    timestamp(3) with time zone not null,
  external_id   text,
  constraint form_responses_pkey PRIMARY KEY (account, id),
  constraint form_responses_account_form_id_fkey FOREIGN KEY (account, form_id) REFERENCES forms(account, id),
  constraint form_responses_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint form_responses_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint form_responses_status_check CHECK (status = ANY (ARRAY['assigned'::text, 'in_progress'::text, 'overdue'::text, 'completed'::text, 'amended'::text, 'canceled'::text]))
);
CREATE INDEX form_responses_account_completed_at_id_idx ON public.form_responses USING btree (account, completed_at, id) WHERE (completed_at IS NOT NULL);
CREATE INDEX form_responses_account_created_at_id_idx ON public.form_responses USING btree (account, created_at DESC, id DESC);
CREATE INDEX form_responses_account_due_at_id_idx ON public.form_responses USING btree (account, due_at, id) WHERE (due_at IS NOT NULL);
CREATE INDEX form_responses_account_form_id_created_at_id_idx ON public.form_responses USING btree (account, form_id, created_at DESC, id DESC);
CREATE INDEX form_responses_account_person_id_created_at_id_idx ON public.form_responses USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX form_responses_account_session_id_created_at_id_idx ON public.form_responses USING btree (account, session_id, created_at DESC, id DESC) WHERE (session_id IS NOT NULL);
CREATE INDEX form_responses_account_status_created_at_id_idx ON public.form_responses USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX form_responses_account_updated_at_id_idx ON public.form_responses USING btree (account, updated_at, id);
CREATE UNIQUE INDEX form_responses_external_id_taken ON public.form_responses USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER notify_on_insert AFTER INSERT ON public.form_responses FOR EACH ROW WHEN ((COALESCE(current_setting('app.imported'::text, true), ''::text) <> 'true'::text)) EXECUTE FUNCTION schedule_notice('form_response.notify');
alter table form_responses enable row level security, force row level security;
create policy for_maintenance on form_responses to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on form_responses to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on form_responses to attune_app;

create table forms (
  account         text not null default current_account(),
  id              text not null,
  name            text not null,
  number          integer not null,
  status          text not null,
  title           text not null,
  description     text,
  items           jsonb not null,
  data_categories text[] not null,
  published_at    timestamp(3) with time zone,
  retired_at      timestamp(3) with time zone,
  metadata        jsonb not null default '{}'::jsonb,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  external_id     text,
  constraint forms_pkey PRIMARY KEY (account, id),
  constraint forms_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'retired'::text]))
);
CREATE INDEX forms_account_created_at_id_idx ON public.forms USING btree (account, created_at DESC, id DESC);
CREATE INDEX forms_account_name_created_at_id_idx ON public.forms USING btree (account, name, created_at DESC, id DESC);
CREATE INDEX forms_account_status_created_at_id_idx ON public.forms USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX forms_account_updated_at_id_idx ON public.forms USING btree (account, updated_at, id);
CREATE UNIQUE INDEX forms_by_name ON public.forms USING btree (account, name, number);
CREATE UNIQUE INDEX forms_external_id_taken ON public.forms USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE UNIQUE INDEX forms_published ON public.forms USING btree (account, name) WHERE (status = 'published'::text);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.forms FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.forms FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('form');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.forms FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('form');
alter table forms enable row level security, force row level security;
create policy for_maintenance on forms to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on forms to attune_app
  using (account = current_account() AND (current_person() IS NULL OR (EXISTS ( SELECT
   FROM form_responses
  WHERE form_responses.account = forms.account AND form_responses.form_id = forms.id AND form_responses.person_id = current_person()))))
  with check (account = current_account() AND current_person() IS NULL);
grant insert, select, update on forms to attune_app;

create table icd10cm_codes (
  code        text not null,
  description text not null,
  billable    boolean not null,
  valid_from  date not null,
  valid_to    date,
  constraint icd10cm_codes_pkey PRIMARY KEY (code, valid_from),
  constraint icd10cm_codes_check CHECK (valid_to > valid_from)
);
alter table icd10cm_codes enable row level security, force row level security;
create policy by_owner on icd10cm_codes to current_user
  using (true)
  with check (true);
create policy public_register on icd10cm_codes for select to attune_app, attune_worker
  using (true);
grant select on icd10cm_codes to attune_app;
grant select on icd10cm_codes to attune_worker;

create table idempotency_keys (
  account       text not null default current_account(),
  key           text not null,
  encrypted_key bytea,
  fingerprint   text not null,
  object_id     text,
  person_id     text,
  response      bytea,
  created_at    timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  constraint idempotency_keys_pkey PRIMARY KEY (account, key)
) with (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX idempotency_keys_account_person_id_idx ON public.idempotency_keys USING btree (account, person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX idempotency_keys_to_clear ON public.idempotency_keys USING btree (created_at) WHERE (encrypted_key IS NOT NULL);
alter table idempotency_keys enable row level security, force row level security;
create policy for_maintenance on idempotency_keys to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on idempotency_keys to attune_worker
  using (true)
  with check (true);
create policy own_account on idempotency_keys to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on idempotency_keys to attune_app;
grant select on idempotency_keys to attune_worker;
grant update (encrypted_key, response) on idempotency_keys to attune_app;
grant update (encrypted_key, response) on idempotency_keys to attune_worker;

create table import_errors (
  account     text not null default current_account(),
  id          text not null,
  import_id   text not null,
  "row"       integer not null,
  object_type text,
  param       text,
  code        text not null,
  message     text not null,
  created_at  timestamp(3) with time zone not null,
  constraint import_errors_pkey PRIMARY KEY (account, id),
  constraint import_errors_account_import_id_fkey FOREIGN KEY (account, import_id) REFERENCES imports(account, id)
);
CREATE INDEX import_errors_account_import_id_code_created_at_id_idx ON public.import_errors USING btree (account, import_id, code, created_at DESC, id DESC);
CREATE INDEX import_errors_account_import_id_created_at_id_idx ON public.import_errors USING btree (account, import_id, created_at DESC, id DESC);
CREATE INDEX import_errors_account_import_id_row_id_idx ON public.import_errors USING btree (account, import_id, "row", id);
alter table import_errors enable row level security, force row level security;
create policy for_maintenance on import_errors to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on import_errors to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on import_errors to attune_app;

create table import_parts (
  account    text not null default current_account(),
  id         text not null,
  import_id  text not null,
  number     integer not null,
  size_bytes integer not null,
  encrypted  bytea not null,
  row_count  integer,
  constraint import_parts_pkey PRIMARY KEY (account, id),
  constraint import_parts_account_import_id_fkey FOREIGN KEY (account, import_id) REFERENCES imports(account, id),
  constraint import_parts_account_import_id_number_key UNIQUE (account, import_id, number)
);
alter table import_parts enable row level security, force row level security;
create policy for_maintenance on import_parts to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on import_parts to attune_worker
  using (true)
  with check (true);
create policy own_account on import_parts to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on import_parts to attune_app;
grant select (account, id, encrypted) on import_parts to attune_worker;
grant update (encrypted) on import_parts to attune_worker;

create table import_rows (
  account        text not null default current_account(),
  import_id      text not null,
  "row"          integer not null,
  object         text,
  external_id    text,
  outcome        text,
  object_id      text,
  object_version integer,
  file_row       integer,
  aliases        text[],
  completes      text,
  constraint import_rows_pkey PRIMARY KEY (account, import_id, "row"),
  constraint import_rows_account_import_id_fkey FOREIGN KEY (account, import_id) REFERENCES imports(account, id),
  constraint import_rows_outcome_check CHECK (outcome = ANY (ARRAY['invalid'::text, 'created'::text, 'updated'::text, 'unchanged'::text, 'failed'::text, 'removed'::text, 'retained'::text]))
) with (fillfactor=40);
CREATE UNIQUE INDEX import_rows_account_import_id_object_external_id_idx ON public.import_rows USING btree (account, import_id, object, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX import_rows_aliases ON public.import_rows USING gin (aliases) WHERE (aliases IS NOT NULL);
alter table import_rows enable row level security, force row level security;
create policy for_maintenance on import_rows to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on import_rows to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on import_rows to attune_app;

create table imports (
  account               text not null default current_account(),
  id                    text not null,
  name                  text,
  kind                  text not null,
  format                text not null,
  mode                  text not null,
  columns               jsonb not null default '{}'::jsonb,
  status                text not null,
  reason                text,
  part_count            integer not null default 0,
  size_bytes            bigint not null default 0,
  row_count             integer,
  rows_done             integer not null default 0,
  rows_per_second       integer,
  seconds_left          integer,
  created_count         integer not null default 0,
  updated_count         integer not null default 0,
  unchanged_count       integer not null default 0,
  failed_count          integer not null default 0,
  error_count           integer not null default 0,
  removed_count         integer not null default 0,
  retained_count        integer not null default 0,
  next_part             integer not null default 1,
  next_row              integer not null default 0,
  header                jsonb,
  working               boolean not null default false,
  pass_started_at       timestamp(3) with time zone,
  metadata              jsonb not null default '{}'::jsonb,
  validation_started_at timestamp(3) with time zone,
  validated_at          timestamp(3) with time zone,
  started_at            timestamp(3) with time zone,
  completed_at          timestamp(3) with time zone,
  failed_at             timestamp(3) with time zone,
  canceled_at           timestamp(3) with time zone,
  reverted_at           timestamp(3) with time zone,
  version               integer not null default 1,
  created_at            timestamp(3) with time zone not null,
  updated_at            timestamp(3) with time zone not null,
  failed_attempts       integer not null default 0,
  next_attempt_at       timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  constraint imports_pkey PRIMARY KEY (account, id),
  constraint imports_format_check CHECK (format = ANY (ARRAY['ndjson'::text, 'csv'::text, 'fhir'::text])),
  constraint imports_mode_check CHECK (mode = ANY (ARRAY['upsert'::text, 'create'::text])),
  constraint imports_status_check CHECK (status = ANY (ARRAY['uploaded'::text, 'validating'::text, 'validated'::text, 'importing'::text, 'completed'::text, 'failed'::text, 'canceled'::text, 'reverted'::text]))
);
CREATE INDEX imports_account_created_at_id_idx ON public.imports USING btree (account, created_at DESC, id DESC);
CREATE INDEX imports_account_format_created_at_id_idx ON public.imports USING btree (account, format, created_at DESC, id DESC);
CREATE INDEX imports_account_kind_created_at_id_idx ON public.imports USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX imports_account_status_created_at_id_idx ON public.imports USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX imports_account_updated_at_id_idx ON public.imports USING btree (account, updated_at, id);
CREATE INDEX imports_next ON public.imports USING btree (next_attempt_at) WHERE working;
CREATE INDEX imports_working ON public.imports USING btree (updated_at) WHERE working;
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.imports FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.imports FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('import');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.imports FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('import');
alter table imports enable row level security, force row level security;
create policy for_maintenance on imports to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on imports for select to attune_worker
  using (working);
create policy own_account on imports to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on imports to attune_app;
grant select (account, id, working, updated_at, next_attempt_at) on imports to attune_worker;

create table jobs_not_needed (
  account   text not null default current_account(),
  object_id text not null,
  job       text not null,
  version   integer not null,
  constraint jobs_not_needed_pkey PRIMARY KEY (account, object_id, job)
);
alter table jobs_not_needed enable row level security, force row level security;
create policy for_maintenance on jobs_not_needed to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on jobs_not_needed to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on jobs_not_needed to attune_app;

create table leases (
  name       text not null,
  holder     text not null,
  expires_at timestamp with time zone not null,
  constraint leases_pkey PRIMARY KEY (name)
);
alter table leases enable row level security, force row level security;
create policy for_maintenance on leases to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on leases to attune_worker
  using (true)
  with check (true);
grant insert, select, update on leases to attune_worker;

create table ledger_balances (
  account        text not null default current_account(),
  ledger_account text not null,
  currency       text not null,
  slot           integer not null,
  balance        bigint not null,
  entries        bigint not null,
  constraint ledger_balances_pkey PRIMARY KEY (account, ledger_account, currency, slot),
  constraint ledger_balances_slot_check CHECK (slot >= 0)
);
CREATE TRIGGER insufficient_credit AFTER INSERT OR UPDATE ON public.ledger_balances FOR EACH ROW WHEN (((new.balance > 0) AND (new.ledger_account ~~ 'liability:patient\_credit:%'::text))) EXECUTE FUNCTION refuse_negative_credit();
alter table ledger_balances enable row level security, force row level security;
create policy for_maintenance on ledger_balances to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on ledger_balances to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on ledger_balances to attune_app;

create table ledger_entries (
  account         text not null default current_account(),
  id              text not null,
  transaction_id  text not null,
  "position"      integer not null,
  kind            text not null,
  ledger_account  text not null,
  currency        text not null,
  amount          bigint not null,
  person_id       text,
  session_id      text,
  practitioner_id text,
  claim_id        text,
  payment_id      text,
  remittance_id   text,
  deposit_id      text,
  created_at      timestamp(3) with time zone not null,
  constraint ledger_entries_pkey PRIMARY KEY (account, id),
  constraint ledger_entries_account_transaction_id_fkey FOREIGN KEY (account, transaction_id) REFERENCES ledger_transactions(account, id),
  constraint ledger_entries_account_transaction_id_position_key UNIQUE (account, transaction_id, "position"),
  constraint ledger_entries_amount_check CHECK (amount <> 0 AND amount >= '-9007199254740991'::bigint AND amount <= '9007199254740991'::bigint),
  constraint ledger_entries_ledger_account_check CHECK (ledger_account ~ '^(asset|liability|revenue|contra|expense):[a-z_]+(:[A-Za-z0-9_-]{1,64})?$'::text),
  constraint ledger_entries_position_check CHECK ("position" >= 1)
);
CREATE INDEX ledger_entries_account_claim_id_created_at_id_idx ON public.ledger_entries USING btree (account, claim_id, created_at DESC, id DESC) WHERE (claim_id IS NOT NULL);
CREATE INDEX ledger_entries_account_created_at_id_idx ON public.ledger_entries USING btree (account, created_at DESC, id DESC);
CREATE INDEX ledger_entries_account_currency_created_at_id_idx ON public.ledger_entries USING btree (account, currency, created_at DESC, id DESC);
CREATE INDEX ledger_entries_account_deposit_id_idx ON public.ledger_entries USING btree (account, deposit_id) WHERE (deposit_id IS NOT NULL);
CREATE INDEX ledger_entries_account_kind_created_at_id_idx ON public.ledger_entries USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX ledger_entries_account_ledger_account_created_at_id_idx ON public.ledger_entries USING btree (account, ledger_account, created_at DESC, id DESC);
CREATE INDEX ledger_entries_account_payment_id_idx ON public.ledger_entries USING btree (account, payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX ledger_entries_account_person_id_created_at_id_idx ON public.ledger_entries USING btree (account, person_id, created_at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX ledger_entries_account_practitioner_id_created_at_id_idx ON public.ledger_entries USING btree (account, practitioner_id, created_at DESC, id DESC) WHERE (practitioner_id IS NOT NULL);
CREATE INDEX ledger_entries_account_remittance_id_idx ON public.ledger_entries USING btree (account, remittance_id) WHERE (remittance_id IS NOT NULL);
CREATE INDEX ledger_entries_account_session_id_idx ON public.ledger_entries USING btree (account, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX ledger_entries_account_transaction_id_idx ON public.ledger_entries USING btree (account, transaction_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER apply_ledger_entries AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_ledger_entries();
CREATE TRIGGER record_report_changes AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_ledger_changes();
alter table ledger_entries enable row level security, force row level security;
create policy for_maintenance on ledger_entries to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on ledger_entries to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select on ledger_entries to attune_app;

create table ledger_transactions (
  account     text not null default current_account(),
  id          text not null,
  key         text not null,
  kind        text not null,
  currency    text not null,
  legs        integer not null,
  fingerprint text not null,
  reverses_id text,
  created_at  timestamp(3) with time zone not null,
  constraint ledger_transactions_pkey PRIMARY KEY (account, id),
  constraint ledger_transactions_account_key_key UNIQUE (account, key),
  constraint ledger_transactions_account_reverses_id_fkey FOREIGN KEY (account, reverses_id) REFERENCES ledger_transactions(account, id),
  constraint ledger_transactions_account_reverses_id_key UNIQUE (account, reverses_id),
  constraint ledger_transactions_currency_check CHECK (currency ~ '^[a-z]{3}$'::text),
  constraint ledger_transactions_key_check CHECK (length(key) <= 200),
  constraint ledger_transactions_legs_check CHECK (legs >= 2)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table ledger_transactions enable row level security, force row level security;
create policy for_maintenance on ledger_transactions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on ledger_transactions to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on ledger_transactions to attune_app;

create table leie_exclusions (
  row_hash       text not null,
  last_name      text,
  first_name     text,
  middle_name    text,
  business_name  text,
  general        text,
  specialty      text,
  upin           text,
  npi            text,
  date_of_birth  date,
  address        text,
  city           text,
  state          text,
  zip            text,
  exclusion_type text,
  excluded_on    date,
  reinstated_on  date,
  waived_on      date,
  waiver_state   text,
  name_key       text
);
CREATE INDEX leie_exclusions_name ON public.leie_exclusions USING btree (name_key);
CREATE INDEX leie_exclusions_npi ON public.leie_exclusions USING btree (npi) WHERE (npi IS NOT NULL);
alter table leie_exclusions enable row level security, force row level security;
create policy by_owner on leie_exclusions to current_user
  using (true)
  with check (true);
create policy public_register on leie_exclusions for select to attune_app, attune_worker
  using (true);
grant select on leie_exclusions to attune_app;
grant select on leie_exclusions to attune_worker;

create table locations (
  account          text not null default current_account(),
  id               text not null,
  name             text not null,
  address          jsonb not null,
  time_zone        text not null,
  jurisdiction     text not null,
  npi              text,
  place_of_service text not null,
  rooms            jsonb not null default '[]'::jsonb,
  archived         boolean not null default false,
  external_id      text,
  metadata         jsonb not null default '{}'::jsonb,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint locations_pkey PRIMARY KEY (account, id)
);
CREATE INDEX locations_account_created_at_id_idx ON public.locations USING btree (account, created_at DESC, id DESC);
CREATE INDEX locations_account_updated_at_id_idx ON public.locations USING btree (account, updated_at, id);
CREATE UNIQUE INDEX locations_external_id_taken ON public.locations USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.locations FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.locations FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('location');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.locations FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('location');
alter table locations enable row level security, force row level security;
create policy for_maintenance on locations to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on locations to attune_app
  using (account = current_account())
  with check (account = current_account() AND current_person() IS NULL);
grant insert, select, update on locations to attune_app;

create table mailbox_files (
  mailbox     text not null,
  file        text not null,
  fetch_after timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  failures    integer not null default 0,
  stored_at   timestamp(3) with time zone,
  created_at  timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  constraint mailbox_files_pkey PRIMARY KEY (mailbox, file),
  constraint mailbox_files_mailbox_fkey FOREIGN KEY (mailbox) REFERENCES mailboxes(mailbox)
);
CREATE INDEX mailbox_files_waiting ON public.mailbox_files USING btree (mailbox, fetch_after) WHERE (stored_at IS NULL);
alter table mailbox_files enable row level security, force row level security;
create policy for_maintenance on mailbox_files to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on mailbox_files to attune_worker
  using (true)
  with check (true);
grant insert, select, update on mailbox_files to attune_worker;

create table mailboxes (
  mailbox       text not null,
  cursor        text,
  poll_after    timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  claimed_until timestamp(3) with time zone,
  failures      integer not null default 0,
  created_at    timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  constraint mailboxes_pkey PRIMARY KEY (mailbox)
);
CREATE INDEX mailboxes_poll_after_idx ON public.mailboxes USING btree (poll_after);
alter table mailboxes enable row level security, force row level security;
create policy for_maintenance on mailboxes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on mailboxes to attune_worker
  using (true)
  with check (true);
grant insert, select, update on mailboxes to attune_worker;

create table matching_alliances (
  account         text not null default current_account(),
  course          bytea not null,
  practitioner_id text not null,
  score           smallint not null,
  updated_at      timestamp(3) with time zone not null,
  constraint matching_alliances_pkey PRIMARY KEY (account, course),
  constraint matching_alliances_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint matching_alliances_score_check CHECK (score >= 0 AND score <= 100)
);
CREATE INDEX matching_alliances_account_practitioner_id_idx ON public.matching_alliances USING btree (account, practitioner_id);
alter table matching_alliances enable row level security, force row level security;
create policy for_maintenance on matching_alliances to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on matching_alliances to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on matching_alliances to attune_app;

create table matching_assignment_entries (
  account          text not null default current_account(),
  id               text not null,
  assignment_id    text not null,
  "position"       integer not null,
  searched         boolean not null default false,
  practitioner_id  text,
  encrypted        bytea not null,
  without_capacity boolean not null default false,
  constraint matching_assignment_entries_pkey PRIMARY KEY (account, id),
  constraint matching_assignment_entries_account_assignment_id_fkey FOREIGN KEY (account, assignment_id) REFERENCES matching_assignments(account, id),
  constraint matching_assignment_entries_account_assignment_id_position_key UNIQUE (account, assignment_id, "position")
);
CREATE INDEX matching_assignment_entries_account_assignment_id_position_idx ON public.matching_assignment_entries USING btree (account, assignment_id, "position") WHERE (NOT searched);
CREATE INDEX matching_assignment_entries_without_capacity ON public.matching_assignment_entries USING btree (account, assignment_id, "position") WHERE without_capacity;
alter table matching_assignment_entries enable row level security, force row level security;
create policy for_maintenance on matching_assignment_entries to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on matching_assignment_entries to attune_worker
  using (true)
  with check (true);
create policy own_account on matching_assignment_entries to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on matching_assignment_entries to attune_app;
grant select (account, id, encrypted) on matching_assignment_entries to attune_worker;
grant update (encrypted) on matching_assignment_entries to attune_worker;

create table matching_assignments (
  account         text not null default current_account(),
  id              text not null,
  status          text not null,
  offer_hours     integer not null,
  propose_only    boolean not null,
  entry_count     integer not null,
  searched_count  integer not null default 0,
  decided_count   integer not null default 0,
  offered_count   integer not null default 0,
  working         boolean not null default true,
  metadata        jsonb not null default '{}'::jsonb,
  assigned_at     timestamp(3) with time zone,
  completed_at    timestamp(3) with time zone,
  canceled_at     timestamp(3) with time zone,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  failed_attempts integer not null default 0,
  next_attempt_at timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  reason          text,
  failed_at       timestamp(3) with time zone,
  constraint matching_assignments_pkey PRIMARY KEY (account, id),
  constraint matching_assignments_status_check CHECK (status = ANY (ARRAY['searching'::text, 'offering'::text, 'completed'::text, 'failed'::text, 'canceled'::text]))
);
CREATE INDEX matching_assignments_account_created_at_id_idx ON public.matching_assignments USING btree (account, created_at DESC, id DESC);
CREATE INDEX matching_assignments_account_status_created_at_id_idx ON public.matching_assignments USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX matching_assignments_account_updated_at_id_idx ON public.matching_assignments USING btree (account, updated_at, id);
CREATE INDEX matching_assignments_next ON public.matching_assignments USING btree (next_attempt_at) WHERE working;
CREATE INDEX matching_assignments_working ON public.matching_assignments USING btree (updated_at) WHERE working;
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.matching_assignments FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.matching_assignments FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('matching_assignment');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.matching_assignments FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('matching_assignment');
alter table matching_assignments enable row level security, force row level security;
create policy for_maintenance on matching_assignments to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on matching_assignments for select to attune_worker
  using (working);
create policy own_account on matching_assignments to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on matching_assignments to attune_app;
grant select (account, id, working, updated_at, next_attempt_at) on matching_assignments to attune_worker;

create table matchings (
  account                  text not null default current_account(),
  id                       text not null,
  person_id                text,
  status                   text not null,
  encrypted                bytea,
  seed                     bigint not null,
  model_version            text not null,
  index_version            text,
  shown                    text[] not null default '{}'::text[],
  accepted_practitioner_id text,
  session_id               text,
  offer_expires_at         timestamp(3) with time zone,
  blocked_practitioner_id  text,
  blocked_by               text,
  expires_at               timestamp(3) with time zone,
  completed_at             timestamp(3) with time zone,
  diverted_at              timestamp(3) with time zone,
  accepted_at              timestamp(3) with time zone,
  fulfilled_at             timestamp(3) with time zone,
  declined_at              timestamp(3) with time zone,
  expired_at               timestamp(3) with time zone,
  canceled_at              timestamp(3) with time zone,
  failed_at                timestamp(3) with time zone,
  version                  integer not null default 1,
  created_at               timestamp(3) with time zone not null,
  updated_at               timestamp(3) with time zone not null,
  assignment_id            text,
  assignment_outcome       text,
  assignment_reason        text,
  constraint matchings_pkey PRIMARY KEY (account, id),
  constraint matchings_account_accepted_practitioner_id_fkey FOREIGN KEY (account, accepted_practitioner_id) REFERENCES practitioners(account, id),
  constraint matchings_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint matchings_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint matchings_assignment FOREIGN KEY (account, assignment_id) REFERENCES matching_assignments(account, id) NOT VALID,
  constraint matchings_blocked_by_check CHECK (blocked_by = ANY (ARRAY['person'::text, 'practitioner'::text])),
  constraint matchings_status_check CHECK (status = ANY (ARRAY['pending'::text, 'completed'::text, 'diverted'::text, 'accepted'::text, 'fulfilled'::text, 'declined'::text, 'expired'::text, 'canceled'::text, 'failed'::text]))
);
CREATE INDEX matchings_accepted ON public.matchings USING btree (account, accepted_practitioner_id) WHERE (status = 'accepted'::text);
CREATE INDEX matchings_account_assignment_id_created_at_id_idx ON public.matchings USING btree (account, assignment_id, created_at DESC, id DESC);
CREATE INDEX matchings_account_assignment_outcome_created_at_id_idx ON public.matchings USING btree (account, assignment_outcome, created_at DESC, id DESC) WHERE (assignment_outcome IS NOT NULL);
CREATE INDEX matchings_account_blocked_practitioner_id_idx ON public.matchings USING btree (account, blocked_practitioner_id) WHERE (blocked_practitioner_id IS NOT NULL);
CREATE INDEX matchings_account_created_at_id_idx ON public.matchings USING btree (account, created_at DESC, id DESC);
CREATE INDEX matchings_account_person_id_created_at_id_idx ON public.matchings USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX matchings_account_session_id_idx ON public.matchings USING btree (account, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX matchings_account_status_created_at_id_idx ON public.matchings USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX matchings_account_updated_at_id_idx ON public.matchings USING btree (account, updated_at, id);
CREATE INDEX matchings_waiting ON public.matchings USING btree (account, id) WHERE (status = ANY (ARRAY['pending'::text, 'completed'::text, 'accepted'::text]));
alter table matchings enable row level security, force row level security;
create policy for_maintenance on matchings to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on matchings to attune_worker
  using (true)
  with check (true);
create policy own_account on matchings to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on matchings to attune_app;
grant select (account, id, person_id, encrypted) on matchings to attune_worker;
grant update (encrypted) on matchings to attune_worker;

create table member_sessions (
  account          text not null default current_account(),
  id               text not null,
  member_id        text not null,
  hash             text not null,
  method           text not null,
  user_agent       text,
  status           text not null,
  last_active_at   timestamp(3) with time zone not null,
  idle_expires_at  timestamp(3) with time zone not null,
  expires_at       timestamp(3) with time zone not null,
  fresh_expires_at timestamp(3) with time zone,
  signed_out_at    timestamp(3) with time zone,
  revoked_at       timestamp(3) with time zone,
  expired_at       timestamp(3) with time zone,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint member_sessions_pkey PRIMARY KEY (account, id),
  constraint member_sessions_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint member_sessions_account_member_id_fkey FOREIGN KEY (account, member_id) REFERENCES members(account, id),
  constraint member_sessions_method_check CHECK (method = ANY (ARRAY['link'::text, 'passkey'::text, 'single_sign_on'::text])),
  constraint member_sessions_status_check CHECK (status = ANY (ARRAY['active'::text, 'signed_out'::text, 'revoked'::text, 'expired'::text]))
);
CREATE INDEX member_sessions_account_created_at_id_idx ON public.member_sessions USING btree (account, created_at DESC, id DESC);
CREATE INDEX member_sessions_account_member_id_created_at_id_idx ON public.member_sessions USING btree (account, member_id, created_at DESC, id DESC);
CREATE INDEX member_sessions_account_status_created_at_id_idx ON public.member_sessions USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX member_sessions_account_updated_at_id_idx ON public.member_sessions USING btree (account, updated_at, id);
CREATE INDEX member_sessions_active ON public.member_sessions USING btree (account, id) WHERE (status = 'active'::text);
CREATE INDEX member_sessions_hash_idx ON public.member_sessions USING btree (hash);
CREATE INDEX member_sessions_to_delete ON public.member_sessions USING btree (expires_at);
alter table member_sessions enable row level security, force row level security;
create policy for_maintenance on member_sessions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on member_sessions to attune_worker
  using (true)
  with check (true);
create policy own_account on member_sessions to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on member_sessions to attune_app;
grant delete, select on member_sessions to attune_worker;
grant update (last_active_at, idle_expires_at, fresh_expires_at) on member_sessions to attune_worker;

create table member_tokens (
  account    text not null default current_account(),
  hash       text not null,
  session_id text not null,
  expires_at timestamp(3) with time zone not null,
  constraint member_tokens_pkey PRIMARY KEY (account, hash),
  constraint member_tokens_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint member_tokens_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES member_sessions(account, id) ON DELETE CASCADE
);
CREATE INDEX member_tokens_account_session_id_idx ON public.member_tokens USING btree (account, session_id);
CREATE INDEX member_tokens_hash_idx ON public.member_tokens USING btree (hash);
CREATE INDEX member_tokens_to_delete ON public.member_tokens USING btree (expires_at);
alter table member_tokens enable row level security, force row level security;
create policy for_maintenance on member_tokens to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on member_tokens to attune_worker
  using (true)
  with check (true);
create policy own_account on member_tokens to attune_app
  using (account = current_account())
  with check (account = current_account());
create policy presented_token on member_tokens for select to attune_app
  using (hash = current_key_hash());
grant insert, select on member_tokens to attune_app;
grant delete, insert, select on member_tokens to attune_worker;

create table members (
  account             text not null default current_account(),
  id                  text not null,
  email               text not null,
  name                text not null,
  role                text not null,
  acts_as             text not null,
  practitioner_id     text,
  status              text not null,
  last_signed_in_at   timestamp(3) with time zone,
  accepted_at         timestamp(3) with time zone,
  activated_at        timestamp(3) with time zone,
  deactivated_at      timestamp(3) with time zone,
  created_by_key_id   text,
  metadata            jsonb not null default '{}'::jsonb,
  version             integer not null default 1,
  created_at          timestamp(3) with time zone not null,
  updated_at          timestamp(3) with time zone not null,
  reinvited_at        timestamp(3) with time zone,
  invitation_sent_at  timestamp(3) with time zone,
  invitation_due_at   timestamp(3) with time zone,
  invitation_attempts smallint not null default 0,
  constraint members_pkey PRIMARY KEY (account, id),
  constraint members_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint members_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint members_acts_as_check CHECK (acts_as = ANY (ARRAY['account'::text, 'practitioner'::text])),
  constraint members_check CHECK (acts_as = 'account'::text OR practitioner_id IS NOT NULL),
  constraint members_status_check CHECK (status = ANY (ARRAY['invited'::text, 'active'::text, 'deactivated'::text]))
);
CREATE UNIQUE INDEX member_exists ON public.members USING btree (account, lower(email));
CREATE INDEX member_invitations_due ON public.members USING btree (invitation_due_at) WHERE (invitation_due_at IS NOT NULL);
CREATE INDEX members_account_created_at_id_idx ON public.members USING btree (account, created_at DESC, id DESC);
CREATE INDEX members_account_email_created_at_id_idx ON public.members USING btree (account, email, created_at DESC, id DESC);
CREATE INDEX members_account_role_created_at_id_idx ON public.members USING btree (account, role, created_at DESC, id DESC);
CREATE INDEX members_account_status_created_at_id_idx ON public.members USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX members_account_updated_at_id_idx ON public.members USING btree (account, updated_at, id);
CREATE INDEX members_by_email ON public.members USING btree (lower(email));
CREATE UNIQUE INDEX practitioner_has_member ON public.members USING btree (account, practitioner_id) WHERE (practitioner_id IS NOT NULL);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.members FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.members FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('member');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.members FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('member');
alter table members enable row level security, force row level security;
create policy for_maintenance on members to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on members for select to attune_worker
  using (true);
create policy own_account on members to attune_app
  using (account = current_account())
  with check (account = current_account());
create policy worker_sends_invitations on members for update to attune_worker
  using (true)
  with check (true);
grant insert, select, update on members to attune_app;
grant select on members to attune_worker;
grant update (invitation_sent_at, invitation_due_at, invitation_attempts) on members to attune_worker;

create table messages (
  account            text not null default current_account(),
  id                 text not null,
  person_id          text not null,
  purpose            text not null,
  channel            text not null,
  status             text not null,
  session_id         text,
  form_response_id   text,
  payment_id         text,
  language           text not null,
  send_at            timestamp(3) with time zone not null,
  attempts           integer not null default 0,
  error_code         text,
  encrypted          bytea,
  occasion           text,
  appointment        jsonb,
  provider_reference text,
  due_at             timestamp(3) with time zone,
  claimed_until      timestamp(3) with time zone,
  queued_at          timestamp(3) with time zone,
  sent_at            timestamp(3) with time zone,
  delivered_at       timestamp(3) with time zone,
  failed_at          timestamp(3) with time zone,
  bounced_at         timestamp(3) with time zone,
  suppressed_at      timestamp(3) with time zone,
  canceled_at        timestamp(3) with time zone,
  version            integer not null default 1,
  created_at         timestamp(3) with time zone not null,
  updated_at         timestamp(3) with time zone not null,
  payment_request_id text,
  constraint messages_pkey PRIMARY KEY (account, id),
  constraint messages_account_form_response_id_fkey FOREIGN KEY (account, form_response_id) REFERENCES form_responses(account, id),
  constraint messages_account_payment_id_fkey FOREIGN KEY (account, payment_id) REFERENCES payments(account, id),
  constraint messages_account_payment_request_id_fkey FOREIGN KEY (account, payment_request_id) REFERENCES payment_requests(account, id),
  constraint messages_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint messages_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint messages_status_check CHECK (status = ANY (ARRAY['scheduled'::text, 'queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'bounced'::text, 'suppressed'::text, 'canceled'::text]))
);
CREATE INDEX messages_account_channel_created_at_id_idx ON public.messages USING btree (account, channel, created_at DESC, id DESC);
CREATE INDEX messages_account_created_at_id_idx ON public.messages USING btree (account, created_at DESC, id DESC);
CREATE INDEX messages_account_payment_id_created_at_id_idx ON public.messages USING btree (account, payment_id, created_at DESC, id DESC) WHERE (payment_id IS NOT NULL);
CREATE INDEX messages_account_payment_request_id_idx ON public.messages USING btree (account, payment_request_id) WHERE (payment_request_id IS NOT NULL);
CREATE INDEX messages_account_person_id_created_at_id_idx ON public.messages USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX messages_account_purpose_created_at_id_idx ON public.messages USING btree (account, purpose, created_at DESC, id DESC);
CREATE INDEX messages_account_session_id_created_at_id_idx ON public.messages USING btree (account, session_id, created_at DESC, id DESC) WHERE (session_id IS NOT NULL);
CREATE INDEX messages_account_status_created_at_id_idx ON public.messages USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX messages_account_updated_at_id_idx ON public.messages USING btree (account, updated_at, id);
CREATE UNIQUE INDEX messages_of_occasion ON public.messages USING btree (account, occasion) WHERE (occasion IS NOT NULL);
CREATE INDEX messages_queued ON public.messages USING btree (created_at) WHERE (status = 'queued'::text);
alter table messages enable row level security, force row level security;
create policy for_maintenance on messages to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on messages for select to attune_worker
  using (true);
create policy own_account on messages to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on messages to attune_app;
grant select (account, id, status, due_at, claimed_until, created_at) on messages to attune_worker;

create table metadata_hashes (
  account   text not null default current_account(),
  object_id text not null,
  person_id text,
  hash      bytea not null,
  constraint metadata_hashes_pkey PRIMARY KEY (account, hash, object_id)
);
CREATE INDEX metadata_hashes_account_object_id_idx ON public.metadata_hashes USING btree (account, object_id);
CREATE INDEX metadata_hashes_account_person_id_idx ON public.metadata_hashes USING btree (account, person_id) WHERE (person_id IS NOT NULL);
alter table metadata_hashes enable row level security, force row level security;
create policy for_maintenance on metadata_hashes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on metadata_hashes to attune_worker
  using (true);
create policy own_account on metadata_hashes to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant delete, insert, select, update on metadata_hashes to attune_app;
grant delete, select on metadata_hashes to attune_worker;

create table migrations (
  name       text not null,
  digest     text not null,
  compatible boolean not null default false,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);
grant select on migrations to attune_app;
grant select on migrations to attune_worker;

create table mue_limits (
  code      text not null,
  starts_on date not null,
  ends_on   date,
  units     integer not null,
  counted   text not null,
  constraint mue_limits_pkey PRIMARY KEY (code, starts_on),
  constraint mue_limits_counted_check CHECK (counted = ANY (ARRAY['line'::text, 'day'::text, 'day_clinical'::text])),
  constraint mue_limits_units_check CHECK (units >= 0)
);
alter table mue_limits enable row level security, force row level security;
create policy by_owner on mue_limits to current_user
  using (true)
  with check (true);
create policy public_register on mue_limits for select to attune_app, attune_worker
  using (true);
grant select on mue_limits to attune_app;
grant select on mue_limits to attune_worker;

create table ncci_pairs (
  column1          text not null,
  column2          text not null,
  starts_on        date not null,
  ends_on          date,
  modifier_allowed boolean not null,
  constraint ncci_pairs_pkey PRIMARY KEY (column1, column2, starts_on)
);
alter table ncci_pairs enable row level security, force row level security;
create policy by_owner on ncci_pairs to current_user
  using (true)
  with check (true);
create policy public_register on ncci_pairs for select to attune_app, attune_worker
  using (true);
grant select on ncci_pairs to attune_app;
grant select on ncci_pairs to attune_worker;

create table note_signatures (
  account       text not null default current_account(),
  note_id       text not null,
  signer_id     text not null,
  number        integer not null,
  action        text not null,
  part_id       text,
  content_hash  text not null,
  previous_hash text,
  hash          text not null,
  signature     text not null,
  key_id        text not null,
  signed_at     timestamp(3) with time zone not null,
  constraint note_signatures_pkey PRIMARY KEY (account, signer_id, number),
  constraint note_signatures_account_note_id_fkey FOREIGN KEY (account, note_id) REFERENCES notes(account, id),
  constraint note_signatures_action_check CHECK (action = ANY (ARRAY['sign'::text, 'cosign'::text, 'addendum'::text, 'late_entry'::text, 'correction'::text, 'patient_statement'::text, 'void'::text, 'import'::text]))
);
CREATE INDEX note_signatures_account_note_id_signed_at_idx ON public.note_signatures USING btree (account, note_id, signed_at);
alter table note_signatures enable row level security, force row level security;
create policy for_maintenance on note_signatures to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on note_signatures to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on note_signatures to attune_app;

create table note_versions (
  account     text not null default current_account(),
  id          text not null,
  note_id     text not null,
  person_id   text not null,
  number      integer not null,
  saved_by_id text not null,
  encrypted   bytea,
  version     integer not null default 1,
  created_at  timestamp(3) with time zone not null,
  updated_at  timestamp(3) with time zone not null,
  constraint note_versions_pkey PRIMARY KEY (account, id),
  constraint note_versions_account_note_id_fkey FOREIGN KEY (account, note_id) REFERENCES notes(account, id),
  constraint note_versions_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id)
);
CREATE INDEX note_versions_account_note_id_created_at_id_idx ON public.note_versions USING btree (account, note_id, created_at DESC, id DESC);
CREATE INDEX note_versions_account_person_id_created_at_id_idx ON public.note_versions USING btree (account, person_id, created_at, id);
alter table note_versions enable row level security, force row level security;
create policy for_maintenance on note_versions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on note_versions to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on note_versions to attune_app;

create table notes (
  account              text not null default current_account(),
  id                   text not null,
  person_id            text not null,
  session_id           text,
  author_id            text not null,
  supervisor_id        text,
  kind                 text not null,
  format               text not null,
  status               text not null,
  encrypted            bytea,
  void_requested_by_id text,
  submitted_at         timestamp(3) with time zone,
  returned_at          timestamp(3) with time zone,
  withdrawn_at         timestamp(3) with time zone,
  signed_at            timestamp(3) with time zone,
  amended_at           timestamp(3) with time zone,
  voided_at            timestamp(3) with time zone,
  discarded_at         timestamp(3) with time zone,
  version              integer not null default 1,
  created_at           timestamp(3) with time zone not null,
  updated_at           timestamp(3) with time zone not null,
  released_at          timestamp(3) with time zone,
  withheld_at          timestamp(3) with time zone,
  external_id          text,
  imported             boolean not null default false,
  constraint notes_pkey PRIMARY KEY (account, id),
  constraint notes_account_author_id_fkey FOREIGN KEY (account, author_id) REFERENCES practitioners(account, id),
  constraint notes_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint notes_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint notes_account_supervisor_id_fkey FOREIGN KEY (account, supervisor_id) REFERENCES practitioners(account, id),
  constraint notes_status_check CHECK (status = ANY (ARRAY['drafted'::text, 'submitted'::text, 'returned'::text, 'signed'::text, 'amended'::text, 'voided'::text, 'discarded'::text]))
);
CREATE INDEX notes_account_author_id_created_at_id_idx ON public.notes USING btree (account, author_id, created_at DESC, id DESC);
CREATE INDEX notes_account_created_at_id_idx ON public.notes USING btree (account, created_at DESC, id DESC);
CREATE INDEX notes_account_format_created_at_id_idx ON public.notes USING btree (account, format, created_at DESC, id DESC);
CREATE INDEX notes_account_kind_created_at_id_idx ON public.notes USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX notes_account_person_id_created_at_id_idx ON public.notes USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX notes_account_session_id_idx ON public.notes USING btree (account, session_id) WHERE (session_id IS NOT NULL);
CREATE INDEX notes_account_signed_at_id_idx ON public.notes USING btree (account, signed_at, id) WHERE (signed_at IS NOT NULL);
CREATE INDEX notes_account_status_created_at_id_idx ON public.notes USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX notes_account_updated_at_id_idx ON public.notes USING btree (account, updated_at, id);
CREATE UNIQUE INDEX notes_external_id_taken ON public.notes USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX notes_unsigned ON public.notes USING btree (account, id) WHERE (status = ANY (ARRAY['drafted'::text, 'submitted'::text, 'returned'::text]));
CREATE TRIGGER record_report_changes_on_insert AFTER INSERT ON public.notes FOR EACH ROW WHEN ((new.signed_at IS NOT NULL)) EXECUTE FUNCTION record_note_changes();
CREATE TRIGGER record_report_changes_on_update AFTER UPDATE OF signed_at ON public.notes FOR EACH ROW WHEN (((old.signed_at IS NULL) AND (new.signed_at IS NOT NULL))) EXECUTE FUNCTION record_note_changes();
alter table notes enable row level security, force row level security;
create policy for_maintenance on notes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on notes to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on notes to attune_app;

create table nppes_providers (
  row_hash       text not null,
  npi            text not null,
  entity_type    text,
  replacement    text,
  family         text,
  given          text,
  middle         text,
  credential     text,
  other_family   text,
  other_given    text,
  state          text,
  enumerated_on  date,
  updated_on     date,
  deactivated_on date,
  reactivated_on date,
  taxonomies     text
);
CREATE INDEX nppes_providers_npi ON public.nppes_providers USING btree (npi);
alter table nppes_providers enable row level security, force row level security;
create policy by_owner on nppes_providers to current_user
  using (true)
  with check (true);
create policy public_register on nppes_providers for select to attune_app, attune_worker
  using (true);
grant select on nppes_providers to attune_app;
grant select on nppes_providers to attune_worker;

create table outcomes (
  account         text not null default current_account(),
  course          bytea not null,
  practitioner_id text not null,
  instrument      text not null,
  baseline        integer not null,
  latest          integer not null,
  measured        integer not null,
  change          text not null,
  responded       boolean not null,
  in_remission    boolean not null,
  updated_at      timestamp(3) with time zone not null,
  constraint outcomes_pkey PRIMARY KEY (account, course),
  constraint outcomes_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint outcomes_change_check CHECK (change = ANY (ARRAY['reliable_improvement'::text, 'no_reliable_change'::text, 'reliable_deterioration'::text]))
);
CREATE INDEX outcomes_account_instrument_idx ON public.outcomes USING btree (account, instrument);
CREATE INDEX outcomes_account_practitioner_id_instrument_idx ON public.outcomes USING btree (account, practitioner_id, instrument);
alter table outcomes enable row level security, force row level security;
create policy for_maintenance on outcomes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on outcomes to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on outcomes to attune_app;

create table package_offers (
  account          text not null default current_account(),
  id               text not null,
  type             text not null,
  name             text not null,
  price            jsonb not null,
  sessions         integer,
  discount_percent integer,
  months           integer not null,
  service_id       text,
  procedure_codes  text[] not null default '{}'::text[],
  archived         boolean not null default false,
  metadata         jsonb not null default '{}'::jsonb,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  constraint package_offers_pkey PRIMARY KEY (account, id),
  constraint package_offers_account_service_id_fkey FOREIGN KEY (account, service_id) REFERENCES services(account, id),
  constraint package_offers_check CHECK (months > 0 AND (type = 'package'::text OR months = 1)),
  constraint package_offers_check1 CHECK ((sessions IS NULL) <> (discount_percent IS NULL)),
  constraint package_offers_discount_percent_check CHECK (discount_percent >= 1 AND discount_percent <= 100),
  constraint package_offers_sessions_check CHECK (sessions > 0),
  constraint package_offers_type_check CHECK (type = ANY (ARRAY['package'::text, 'membership'::text]))
);
CREATE INDEX package_offers_account_archived_created_at_id_idx ON public.package_offers USING btree (account, archived, created_at DESC, id DESC);
CREATE INDEX package_offers_account_created_at_id_idx ON public.package_offers USING btree (account, created_at DESC, id DESC);
CREATE INDEX package_offers_account_updated_at_id_idx ON public.package_offers USING btree (account, updated_at, id);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.package_offers FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.package_offers FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('package_offer');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.package_offers FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('package_offer');
alter table package_offers enable row level security, force row level security;
create policy for_maintenance on package_offers to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on package_offers to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on package_offers to attune_app;

create table package_uses (
  account          text not null default current_account(),
  id               text not null,
  package_id       text not null,
  session_id       text not null,
  period_starts_on date not null,
  amount           bigint not null,
  reversed         boolean not null default false,
  created_at       timestamp(3) with time zone not null,
  constraint package_uses_pkey PRIMARY KEY (account, id),
  constraint package_uses_account_package_id_fkey FOREIGN KEY (account, package_id) REFERENCES packages(account, id),
  constraint package_uses_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id)
);
CREATE UNIQUE INDEX package_uses_once ON public.package_uses USING btree (account, session_id, package_id) WHERE (NOT reversed);
alter table package_uses enable row level security, force row level security;
create policy for_maintenance on package_uses to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on package_uses to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on package_uses to attune_app;

create table packages (
  account          text not null default current_account(),
  id               text not null,
  person_id        text not null,
  type             text not null,
  status           text not null,
  price            jsonb not null,
  sessions         integer,
  discount_percent integer,
  service_id       text,
  procedure_codes  text[] not null default '{}'::text[],
  starts_on        date not null,
  period_starts_on date not null,
  ends_on          date not null,
  renews           boolean not null,
  used             integer not null default 0,
  unused           jsonb not null,
  encrypted        bytea,
  renewed_at       timestamp(3) with time zone,
  expired_at       timestamp(3) with time zone,
  canceled_at      timestamp(3) with time zone,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  offer_id         text,
  constraint packages_pkey PRIMARY KEY (account, id),
  constraint packages_account_offer_id_fkey FOREIGN KEY (account, offer_id) REFERENCES package_offers(account, id),
  constraint packages_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint packages_account_service_id_fkey FOREIGN KEY (account, service_id) REFERENCES services(account, id),
  constraint packages_check CHECK ((sessions IS NULL) <> (discount_percent IS NULL)),
  constraint packages_check1 CHECK (used >= 0 AND (sessions IS NULL OR used <= sessions)),
  constraint packages_discount_percent_check CHECK (discount_percent >= 1 AND discount_percent <= 100),
  constraint packages_sessions_check CHECK (sessions > 0),
  constraint packages_status_check CHECK (status = ANY (ARRAY['active'::text, 'expired'::text, 'canceled'::text])),
  constraint packages_type_check CHECK (type = ANY (ARRAY['package'::text, 'membership'::text])),
  constraint packages_unused_check CHECK (((unused ->> 'amount'::text)::bigint) >= 0)
);
CREATE INDEX packages_account_created_at_id_idx ON public.packages USING btree (account, created_at DESC, id DESC);
CREATE INDEX packages_account_person_id_created_at_id_idx ON public.packages USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX packages_account_status_created_at_id_idx ON public.packages USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX packages_account_type_created_at_id_idx ON public.packages USING btree (account, type, created_at DESC, id DESC);
CREATE INDEX packages_account_updated_at_id_idx ON public.packages USING btree (account, updated_at, id);
alter table packages enable row level security, force row level security;
create policy for_maintenance on packages to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on packages to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on packages to attune_app;

create table passkeys (
  account       text not null default current_account(),
  id            text not null,
  member_id     text not null,
  name          text not null,
  credential_id text not null,
  public_key    bytea not null,
  counter       bigint not null,
  transports    text[] not null,
  last_used_at  timestamp(3) with time zone,
  created_at    timestamp(3) with time zone not null,
  constraint passkeys_pkey PRIMARY KEY (account, id),
  constraint passkeys_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint passkeys_account_member_id_fkey FOREIGN KEY (account, member_id) REFERENCES members(account, id)
);
CREATE UNIQUE INDEX passkey_exists ON public.passkeys USING btree (account, credential_id);
CREATE INDEX passkeys_account_member_id_created_at_idx ON public.passkeys USING btree (account, member_id, created_at);
CREATE INDEX passkeys_credential_id_idx ON public.passkeys USING btree (credential_id);
alter table passkeys enable row level security, force row level security;
create policy for_maintenance on passkeys to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on passkeys to attune_worker
  using (true)
  with check (true);
create policy own_account on passkeys to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on passkeys to attune_app;
grant select on passkeys to attune_worker;
grant update (counter, last_used_at) on passkeys to attune_worker;

create table payer_contracts (
  account              text not null default current_account(),
  id                   text not null,
  payer_id             text not null,
  name                 text,
  filing_code          text,
  network              text not null,
  timely_filing        jsonb,
  appeal_days          integer,
  prior_authorization  jsonb,
  enrollments          jsonb not null,
  starts_on            date,
  ends_on              date,
  metadata             jsonb not null default '{}'::jsonb,
  version              integer not null default 1,
  created_at           timestamp(3) with time zone not null,
  updated_at           timestamp(3) with time zone not null,
  remittance_payer_ids jsonb not null default '[]'::jsonb,
  telehealth           jsonb,
  constraint payer_contracts_pkey PRIMARY KEY (account, id),
  constraint payer_contracts_check CHECK (starts_on IS NULL OR ends_on IS NULL OR starts_on <= ends_on),
  constraint payer_contracts_network_check CHECK (network = ANY (ARRAY['in_network'::text, 'out_of_network'::text, 'unknown'::text]))
);
CREATE INDEX payer_contracts_account_created_at_id_idx ON public.payer_contracts USING btree (account, created_at DESC, id DESC);
CREATE INDEX payer_contracts_account_network_created_at_id_idx ON public.payer_contracts USING btree (account, network, created_at DESC, id DESC);
CREATE INDEX payer_contracts_account_payer_id_created_at_id_idx ON public.payer_contracts USING btree (account, payer_id, created_at DESC, id DESC);
CREATE INDEX payer_contracts_account_updated_at_id_idx ON public.payer_contracts USING btree (account, updated_at, id);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.payer_contracts FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.payer_contracts FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('payer_contract');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.payer_contracts FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('payer_contract');
alter table payer_contracts enable row level security, force row level security;
create policy for_maintenance on payer_contracts to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on payer_contracts to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on payer_contracts to attune_app;

create table payer_refunds (
  account        text not null default current_account(),
  id             text not null,
  status         text not null,
  payer_id       text not null,
  claim_id       text,
  amount         jsonb not null,
  method         text not null,
  refunded_on    date not null,
  trace_number   text,
  request_number text,
  reason         text,
  reversed_at    timestamp(3) with time zone,
  metadata       jsonb not null default '{}'::jsonb,
  version        integer not null default 1,
  created_at     timestamp(3) with time zone not null,
  updated_at     timestamp(3) with time zone not null,
  constraint payer_refunds_pkey PRIMARY KEY (account, id),
  constraint payer_refunds_account_claim_id_fkey FOREIGN KEY (account, claim_id) REFERENCES claims(account, id),
  constraint payer_refunds_amount_check CHECK (((amount ->> 'amount'::text)::bigint) > 0),
  constraint payer_refunds_method_check CHECK (method = ANY (ARRAY['check'::text, 'eft'::text, 'other'::text])),
  constraint payer_refunds_status_check CHECK (status = ANY (ARRAY['recorded'::text, 'reversed'::text]))
);
CREATE INDEX payer_refunds_account_claim_id_created_at_id_idx ON public.payer_refunds USING btree (account, claim_id, created_at DESC, id DESC);
CREATE INDEX payer_refunds_account_created_at_id_idx ON public.payer_refunds USING btree (account, created_at DESC, id DESC);
CREATE INDEX payer_refunds_account_payer_id_created_at_id_idx ON public.payer_refunds USING btree (account, payer_id, created_at DESC, id DESC);
CREATE INDEX payer_refunds_account_status_created_at_id_idx ON public.payer_refunds USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX payer_refunds_account_updated_at_id_idx ON public.payer_refunds USING btree (account, updated_at, id);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.payer_refunds FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.payer_refunds FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('payer_refund');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.payer_refunds FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('payer_refund');
alter table payer_refunds enable row level security, force row level security;
create policy for_maintenance on payer_refunds to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on payer_refunds to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on payer_refunds to attune_app;

create table payment_methods (
  account             text not null default current_account(),
  id                  text not null,
  person_id           text not null,
  type                text not null,
  status              text not null,
  brand               text,
  last4               text,
  expires_on          date,
  is_default          boolean not null default false,
  next_charge         jsonb,
  autopay_stopped     text,
  autopay_at          timestamp(3) with time zone,
  autopay_payment_id  text,
  next_action         jsonb,
  failure             jsonb,
  processor           text,
  processor_reference text,
  customer_reference  text,
  method_reference    text,
  encrypted           bytea,
  activated_at        timestamp(3) with time zone,
  failed_at           timestamp(3) with time zone,
  expired_at          timestamp(3) with time zone,
  deleted_at          timestamp(3) with time zone,
  version             integer not null default 1,
  created_at          timestamp(3) with time zone not null,
  updated_at          timestamp(3) with time zone not null,
  constraint payment_methods_pkey PRIMARY KEY (account, id),
  constraint payment_methods_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint payment_methods_status_check CHECK (status = ANY (ARRAY['pending'::text, 'active'::text, 'failed'::text, 'expired'::text, 'deleted'::text])),
  constraint payment_methods_type_check CHECK (type = ANY (ARRAY['card'::text, 'ach'::text, 'hsa_fsa'::text]))
);
CREATE INDEX payment_methods_account_created_at_id_idx ON public.payment_methods USING btree (account, created_at DESC, id DESC);
CREATE INDEX payment_methods_account_person_id_created_at_id_idx ON public.payment_methods USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX payment_methods_account_status_created_at_id_idx ON public.payment_methods USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX payment_methods_account_updated_at_id_idx ON public.payment_methods USING btree (account, updated_at, id);
CREATE INDEX payment_methods_by_reference ON public.payment_methods USING btree (processor_reference) WHERE (processor_reference IS NOT NULL);
CREATE UNIQUE INDEX payment_methods_default ON public.payment_methods USING btree (account, person_id) WHERE is_default;
CREATE TRIGGER keep_one_default BEFORE UPDATE OF person_id ON public.payment_methods FOR EACH ROW WHEN ((old.person_id IS DISTINCT FROM new.person_id)) EXECUTE FUNCTION keep_one_default();
CREATE TRIGGER notify_on_update AFTER UPDATE OF next_charge ON public.payment_methods FOR EACH ROW WHEN (((new.next_charge IS NOT NULL) AND (old.next_charge IS DISTINCT FROM new.next_charge))) EXECUTE FUNCTION schedule_notice('payment_method.notify');
alter table payment_methods enable row level security, force row level security;
create policy for_maintenance on payment_methods to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on payment_methods to attune_worker
  using (true)
  with check (true);
create policy for_worker on payment_methods for select to attune_worker
  using (true);
create policy own_account on payment_methods to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on payment_methods to attune_app;
grant select (account, id, person_id, processor, processor_reference, encrypted) on payment_methods to attune_worker;
grant update (encrypted) on payment_methods to attune_worker;

create table payment_plans (
  account           text not null default current_account(),
  id                text not null,
  person_id         text not null,
  payment_method_id text not null,
  amount            jsonb not null,
  remaining         jsonb not null,
  installments      jsonb not null,
  status            text not null,
  charge_at         timestamp(3) with time zone,
  encrypted         bytea,
  past_due_at       timestamp(3) with time zone,
  resumed_at        timestamp(3) with time zone,
  completed_at      timestamp(3) with time zone,
  canceled_at       timestamp(3) with time zone,
  version           integer not null default 1,
  created_at        timestamp(3) with time zone not null,
  updated_at        timestamp(3) with time zone not null,
  constraint payment_plans_pkey PRIMARY KEY (account, id),
  constraint payment_plans_account_payment_method_id_fkey FOREIGN KEY (account, payment_method_id) REFERENCES payment_methods(account, id),
  constraint payment_plans_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint payment_plans_status_check CHECK (status = ANY (ARRAY['active'::text, 'past_due'::text, 'completed'::text, 'canceled'::text]))
);
CREATE INDEX payment_plans_account_created_at_id_idx ON public.payment_plans USING btree (account, created_at DESC, id DESC);
CREATE INDEX payment_plans_account_payment_method_id_idx ON public.payment_plans USING btree (account, payment_method_id);
CREATE INDEX payment_plans_account_person_id_created_at_id_idx ON public.payment_plans USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX payment_plans_account_status_created_at_id_idx ON public.payment_plans USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX payment_plans_account_updated_at_id_idx ON public.payment_plans USING btree (account, updated_at, id);
alter table payment_plans enable row level security, force row level security;
create policy for_maintenance on payment_plans to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on payment_plans to attune_worker
  using (true)
  with check (true);
create policy own_account on payment_plans to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on payment_plans to attune_app;
grant select (account, id, person_id, encrypted) on payment_plans to attune_worker;
grant update (encrypted) on payment_plans to attune_worker;

create table payment_requests (
  account        text not null default current_account(),
  id             text not null,
  person_id      text not null,
  amount         jsonb not null,
  kind           text not null,
  covers_balance boolean not null,
  session_id     text,
  payment_id     text,
  status         text not null,
  expires_at     timestamp(3) with time zone not null,
  link_hash      text not null,
  encrypted      bytea,
  paid_at        timestamp(3) with time zone,
  expired_at     timestamp(3) with time zone,
  canceled_at    timestamp(3) with time zone,
  version        integer not null default 1,
  created_at     timestamp(3) with time zone not null,
  updated_at     timestamp(3) with time zone not null,
  constraint payment_requests_pkey PRIMARY KEY (account, id),
  constraint payment_requests_account_payment_id_fkey FOREIGN KEY (account, payment_id) REFERENCES payments(account, id),
  constraint payment_requests_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint payment_requests_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint payment_requests_status_check CHECK (status = ANY (ARRAY['open'::text, 'paid'::text, 'expired'::text, 'canceled'::text]))
);
CREATE INDEX payment_requests_account_created_at_id_idx ON public.payment_requests USING btree (account, created_at DESC, id DESC);
CREATE INDEX payment_requests_account_kind_created_at_id_idx ON public.payment_requests USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX payment_requests_account_payment_id_created_at_id_idx ON public.payment_requests USING btree (account, payment_id, created_at DESC, id DESC) WHERE (payment_id IS NOT NULL);
CREATE INDEX payment_requests_account_person_id_created_at_id_idx ON public.payment_requests USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX payment_requests_account_session_id_created_at_id_idx ON public.payment_requests USING btree (account, session_id, created_at DESC, id DESC) WHERE (session_id IS NOT NULL);
CREATE INDEX payment_requests_account_status_created_at_id_idx ON public.payment_requests USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX payment_requests_account_updated_at_id_idx ON public.payment_requests USING btree (account, updated_at, id);
CREATE INDEX payment_requests_by_link ON public.payment_requests USING btree (link_hash);
CREATE TRIGGER notify_on_insert AFTER INSERT ON public.payment_requests FOR EACH ROW EXECUTE FUNCTION schedule_notice('payment_request.notify');
alter table payment_requests enable row level security, force row level security;
create policy for_maintenance on payment_requests to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on payment_requests to attune_worker
  using (true)
  with check (true);
create policy for_worker on payment_requests for select to attune_worker
  using (true);
create policy own_account on payment_requests to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on payment_requests to attune_app;
grant select (account, id, person_id, link_hash, encrypted) on payment_requests to attune_worker;
grant update (encrypted) on payment_requests to attune_worker;

create table payments (
  account                  text not null default current_account(),
  id                       text not null,
  person_id                text,
  direction                text not null,
  kind                     text not null,
  amount                   jsonb not null,
  payer                    jsonb not null,
  payee                    jsonb not null,
  status                   text not null,
  capture_method           text not null default 'automatic'::text,
  authorization_expires_at timestamp(3) with time zone,
  amount_captured          jsonb not null,
  amount_refunded          jsonb not null,
  amount_disputed          jsonb not null,
  disputed                 boolean not null default false,
  fee                      jsonb,
  allocations              jsonb not null default '[]'::jsonb,
  method                   jsonb,
  method_token             text,
  failure                  jsonb,
  next_action              jsonb,
  processor                text,
  processor_reference      text,
  attempt                  integer not null default 0,
  statement_descriptor     text,
  session_id               text,
  claim_id                 text,
  remittance_id            text,
  reason                   text,
  encrypted                bytea,
  processing_at            timestamp(3) with time zone,
  challenged_at            timestamp(3) with time zone,
  authorized_at            timestamp(3) with time zone,
  succeeded_at             timestamp(3) with time zone,
  declined_at              timestamp(3) with time zone,
  failed_at                timestamp(3) with time zone,
  canceled_at              timestamp(3) with time zone,
  received_at              timestamp(3) with time zone,
  reconciled_at            timestamp(3) with time zone,
  version                  integer not null default 1,
  created_at               timestamp(3) with time zone not null,
  updated_at               timestamp(3) with time zone not null,
  net                      jsonb generated always as (money_difference(amount_captured, fee)) stored,
  autopay                  boolean not null default false,
  payment_method_id        text,
  payment_request_id       text,
  constraint payments_pkey PRIMARY KEY (account, id),
  constraint payments_account_payment_method_id_fkey FOREIGN KEY (account, payment_method_id) REFERENCES payment_methods(account, id),
  constraint payments_account_payment_request_id_fkey FOREIGN KEY (account, payment_request_id) REFERENCES payment_requests(account, id),
  constraint payments_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint payments_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint payments_check CHECK (((amount_captured ->> 'amount'::text)::bigint) >= 0 AND ((amount_refunded ->> 'amount'::text)::bigint) >= 0 AND ((amount_refunded ->> 'amount'::text)::bigint) <= ((amount_captured ->> 'amount'::text)::bigint)),
  constraint payments_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text])),
  constraint payments_status_check CHECK (status = ANY (ARRAY['created'::text, 'challenged'::text, 'processing'::text, 'authorized'::text, 'succeeded'::text, 'declined'::text, 'failed'::text, 'canceled'::text, 'expected'::text, 'received'::text, 'reconciled'::text]))
);
CREATE UNIQUE INDEX payment_reference ON public.payments USING btree (account, processor, processor_reference) WHERE (processor_reference IS NOT NULL);
CREATE INDEX payments_account_claim_id_idx ON public.payments USING btree (account, claim_id) WHERE (claim_id IS NOT NULL);
CREATE INDEX payments_account_created_at_id_idx ON public.payments USING btree (account, created_at DESC, id DESC);
CREATE INDEX payments_account_kind_created_at_id_idx ON public.payments USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX payments_account_payment_method_id_created_at_id_idx ON public.payments USING btree (account, payment_method_id, created_at DESC, id DESC) WHERE (payment_method_id IS NOT NULL);
CREATE INDEX payments_account_payment_request_id_created_at_id_idx ON public.payments USING btree (account, payment_request_id, created_at DESC, id DESC) WHERE (payment_request_id IS NOT NULL);
CREATE INDEX payments_account_person_id_created_at_id_idx ON public.payments USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX payments_account_remittance_id_idx ON public.payments USING btree (account, remittance_id) WHERE (remittance_id IS NOT NULL);
CREATE INDEX payments_account_session_id_created_at_id_idx ON public.payments USING btree (account, session_id, created_at DESC, id DESC);
CREATE INDEX payments_account_status_created_at_id_idx ON public.payments USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX payments_account_updated_at_id_idx ON public.payments USING btree (account, updated_at, id);
CREATE INDEX payments_by_reference ON public.payments USING btree (processor_reference) WHERE (processor_reference IS NOT NULL);
CREATE INDEX payments_waiting ON public.payments USING btree (account, id) WHERE (status = ANY (ARRAY['challenged'::text, 'processing'::text, 'authorized'::text]));
CREATE TRIGGER notify_on_insert AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.person_id IS NOT NULL)) EXECUTE FUNCTION schedule_notice('payment.notify');
CREATE TRIGGER notify_on_update AFTER UPDATE OF status ON public.payments FOR EACH ROW WHEN (((new.person_id IS NOT NULL) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION schedule_notice('payment.notify');
alter table payments enable row level security, force row level security;
create policy for_maintenance on payments to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on payments to attune_worker
  using (true)
  with check (true);
create policy for_worker on payments for select to attune_worker
  using (true);
create policy own_account on payments to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on payments to attune_app;
grant select on payments to attune_worker;
grant select (account, id, person_id, encrypted) on payments to attune_worker;
grant update (encrypted) on payments to attune_worker;

create table payout_terms (
  account            text not null default current_account(),
  practitioner_id    text not null,
  share_basis_points integer not null default 0,
  destination        text,
  version            integer not null default 1,
  created_at         timestamp(3) with time zone not null,
  updated_at         timestamp(3) with time zone not null,
  payouts_enabled    boolean,
  requirements       text[] not null default '{}'::text[],
  onboarding         jsonb,
  failure            jsonb,
  constraint payout_terms_pkey PRIMARY KEY (account, practitioner_id),
  constraint payout_terms_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint payout_terms_share_basis_points_check CHECK (share_basis_points >= 0 AND share_basis_points <= 10000)
);
CREATE INDEX payout_terms_by_destination ON public.payout_terms USING btree (destination) WHERE (destination IS NOT NULL);
alter table payout_terms enable row level security, force row level security;
create policy for_maintenance on payout_terms to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on payout_terms for select to attune_worker
  using (true);
create policy own_account on payout_terms to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on payout_terms to attune_app;
grant select (account, practitioner_id, destination) on payout_terms to attune_worker;

create table payouts (
  account             text not null default current_account(),
  id                  text not null,
  kind                text not null,
  practitioner_id     text,
  amount              jsonb not null,
  status              text not null,
  scheduled_for       timestamp(3) with time zone,
  submitted_at        timestamp(3) with time zone,
  destination         text,
  processor           text,
  processor_reference text,
  failure             jsonb,
  sent_at             timestamp(3) with time zone,
  paid_at             timestamp(3) with time zone,
  failed_at           timestamp(3) with time zone,
  canceled_at         timestamp(3) with time zone,
  reversed_at         timestamp(3) with time zone,
  reversal_failed_at  timestamp(3) with time zone,
  metadata            jsonb not null default '{}'::jsonb,
  version             integer not null default 1,
  created_at          timestamp(3) with time zone not null,
  updated_at          timestamp(3) with time zone not null,
  amount_reversed     jsonb,
  constraint payouts_pkey PRIMARY KEY (account, id),
  constraint payouts_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint payouts_kind_check CHECK (kind = ANY (ARRAY['practitioner'::text, 'bank'::text])),
  constraint payouts_status_check CHECK (status = ANY (ARRAY['scheduled'::text, 'sent'::text, 'paid'::text, 'failed'::text, 'canceled'::text]))
);
CREATE UNIQUE INDEX payout_reference ON public.payouts USING btree (account, processor, processor_reference) WHERE (processor_reference IS NOT NULL);
CREATE INDEX payouts_account_created_at_id_idx ON public.payouts USING btree (account, created_at DESC, id DESC);
CREATE INDEX payouts_account_kind_created_at_id_idx ON public.payouts USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX payouts_account_practitioner_id_created_at_id_idx ON public.payouts USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX payouts_account_scheduled_for_id_idx ON public.payouts USING btree (account, scheduled_for, id) WHERE (scheduled_for IS NOT NULL);
CREATE INDEX payouts_account_status_created_at_id_idx ON public.payouts USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX payouts_account_updated_at_id_idx ON public.payouts USING btree (account, updated_at, id);
CREATE INDEX payouts_by_reference ON public.payouts USING btree (processor_reference) WHERE (processor_reference IS NOT NULL);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.payouts FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.payouts FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('payout');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.payouts FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('payout');
alter table payouts enable row level security, force row level security;
create policy for_maintenance on payouts to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on payouts for select to attune_worker
  using (true);
create policy own_account on payouts to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on payouts to attune_app;
grant select (account, id, processor, processor_reference) on payouts to attune_worker;

create table person_keys (
  account      text not null default current_account(),
  person_id    text not null,
  wrapped      bytea,
  destroyed_at timestamp(3) with time zone,
  constraint person_keys_pkey PRIMARY KEY (account, person_id),
  constraint person_keys_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint person_keys_check CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
);
alter table person_keys enable row level security, force row level security;
create policy for_maintenance on person_keys to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on person_keys to attune_worker
  using (true)
  with check (true);
create policy own_account on person_keys to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on person_keys to attune_app;
grant select on person_keys to attune_worker;
grant update (wrapped) on person_keys to attune_worker;

create table person_tokens (
  account   text not null default current_account(),
  person_id text not null,
  token     bytea not null,
  constraint person_tokens_pkey PRIMARY KEY (account, token, person_id)
);
CREATE INDEX person_tokens_account_person_id_idx ON public.person_tokens USING btree (account, person_id);
alter table person_tokens enable row level security, force row level security;
create policy for_maintenance on person_tokens to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on person_tokens to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant delete, insert, select, update on person_tokens to attune_app;

create table persons (
  account            text not null default current_account(),
  id                 text not null,
  status             text not null,
  encrypted          bytea,
  care_team_ids      text[] not null default '{}'::text[],
  merged_into_id     text,
  erasure_basis      text,
  activated_at       timestamp(3) with time zone,
  deactivated_at     timestamp(3) with time zone,
  deceased_at        timestamp(3) with time zone,
  death_corrected_at timestamp(3) with time zone,
  merged_at          timestamp(3) with time zone,
  erased_at          timestamp(3) with time zone,
  version            integer not null default 1,
  created_at         timestamp(3) with time zone not null,
  updated_at         timestamp(3) with time zone not null,
  external_id        text,
  constraint persons_pkey PRIMARY KEY (account, id),
  constraint persons_account_merged_into_id_fkey FOREIGN KEY (account, merged_into_id) REFERENCES persons(account, id),
  constraint persons_status_check CHECK (status = ANY (ARRAY['prospective'::text, 'active'::text, 'inactive'::text, 'deceased'::text, 'merged'::text, 'erased'::text]))
);
CREATE INDEX persons_account_created_at_id_idx ON public.persons USING btree (account, created_at DESC, id DESC);
CREATE INDEX persons_account_merged_into_id_idx ON public.persons USING btree (account, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX persons_account_status_created_at_id_idx ON public.persons USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX persons_account_updated_at_id_idx ON public.persons USING btree (account, updated_at, id);
CREATE UNIQUE INDEX persons_external_id_taken ON public.persons USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER review_waiting_person AFTER UPDATE OF encrypted, status ON public.persons FOR EACH ROW WHEN (((old.encrypted IS DISTINCT FROM new.encrypted) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION review_waiting_person('id');
alter table persons enable row level security, force row level security;
create policy for_maintenance on persons to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on persons to attune_app
  using (account = current_account() AND (current_person() IS NULL OR id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR id = current_person()));
grant insert, select, update on persons to attune_app;

create table practitioner_facets (
  account         text not null default current_account(),
  practitioner_id text not null,
  facet           text not null,
  constraint practitioner_facets_pkey PRIMARY KEY (account, practitioner_id, facet),
  constraint practitioner_facets_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id) ON DELETE CASCADE
);
CREATE INDEX practitioner_facets_account_facet_practitioner_id_idx ON public.practitioner_facets USING btree (account, facet, practitioner_id);
CREATE INDEX practitioner_facets_facet_idx ON public.practitioner_facets USING btree (facet);
alter table practitioner_facets enable row level security, force row level security;
create policy for_maintenance on practitioner_facets to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_registers on practitioner_facets for select to current_user
  using (true);
create policy for_worker on practitioner_facets for select to attune_worker
  using (true);
create policy own_account on practitioner_facets to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on practitioner_facets to attune_app;
grant select on practitioner_facets to attune_worker;

create table practitioners (
  account                  text not null default current_account(),
  id                       text not null,
  status                   text not null,
  reason                   text,
  name                     jsonb not null,
  former_names             jsonb not null default '[]'::jsonb,
  birth_date               bytea,
  profession               text not null,
  npi                      text,
  email                    text,
  languages                text[] not null default '{}'::text[],
  specialties              text[] not null default '{}'::text[],
  modalities               text[] not null default '{}'::text[],
  age_groups               text[] not null default '{}'::text[],
  formats                  text[] not null default '{}'::text[],
  identities               text[] not null default '{}'::text[],
  levels_of_care           text[] not null default '{}'::text[],
  biography                text,
  time_zone                text not null,
  practice_locations       jsonb not null default '[]'::jsonb,
  accepts_new_persons      boolean not null default true,
  capacity                 integer,
  rates                    jsonb not null default '[]'::jsonb,
  payer_networks           text[] not null default '{}'::text[],
  network_participations   jsonb not null default '[]'::jsonb,
  taxonomies               jsonb not null default '[]'::jsonb,
  licenses                 jsonb not null default '[]'::jsonb,
  privileges               jsonb not null default '[]'::jsonb,
  dea_registrations        jsonb not null default '[]'::jsonb,
  board_certifications     jsonb not null default '[]'::jsonb,
  malpractice_policies     jsonb not null default '[]'::jsonb,
  supervision              jsonb,
  part2_program            boolean not null default false,
  exclusions               jsonb not null default '[]'::jsonb,
  possible_exclusion       boolean not null default false,
  current_verification_id  text,
  cycle_ends_on            date,
  open_findings            integer not null default 0,
  announced                jsonb not null default '{}'::jsonb,
  eligibility_changed_at   timestamp(3) with time zone,
  submitted_at             timestamp(3) with time zone,
  reviewing_at             timestamp(3) with time zone,
  information_requested_at timestamp(3) with time zone,
  verified_at              timestamp(3) with time zone,
  lapsed_at                timestamp(3) with time zone,
  suspended_at             timestamp(3) with time zone,
  reinstated_at            timestamp(3) with time zone,
  rejected_at              timestamp(3) with time zone,
  revoked_at               timestamp(3) with time zone,
  withdrawn_at             timestamp(3) with time zone,
  archived                 boolean not null default false,
  archived_at              timestamp(3) with time zone,
  metadata                 jsonb not null default '{}'::jsonb,
  version                  integer not null default 1,
  created_at               timestamp(3) with time zone not null,
  updated_at               timestamp(3) with time zone not null,
  family_name_key          text not null generated always as (fold_text((name ->> 'family'::text))) stored,
  external_id              text,
  video_url                text,
  reminder_hours           integer[],
  constraint practitioners_pkey PRIMARY KEY (account, id),
  constraint practitioners_open_findings_check CHECK (open_findings >= 0),
  constraint practitioners_status_check CHECK (status = ANY (ARRAY['unverified'::text, 'submitted'::text, 'reviewing'::text, 'information_requested'::text, 'verified'::text, 'lapsed'::text, 'suspended'::text, 'rejected'::text, 'revoked'::text, 'withdrawn'::text]))
);
CREATE INDEX practitioners_account_accepts_new_persons_created_at_id_idx ON public.practitioners USING btree (account, accepts_new_persons, created_at DESC, id DESC);
CREATE INDEX practitioners_account_archived_created_at_id_idx ON public.practitioners USING btree (account, archived, created_at DESC, id DESC);
CREATE INDEX practitioners_account_created_at_id_idx ON public.practitioners USING btree (account, created_at DESC, id DESC);
CREATE INDEX practitioners_account_cycle_ends_on_id_idx ON public.practitioners USING btree (account, cycle_ends_on, id) WHERE (cycle_ends_on IS NOT NULL);
CREATE INDEX practitioners_account_family_name_key_id_idx ON public.practitioners USING btree (account, family_name_key, id);
CREATE INDEX practitioners_account_profession_created_at_id_idx ON public.practitioners USING btree (account, profession, created_at DESC, id DESC);
CREATE INDEX practitioners_account_status_created_at_id_idx ON public.practitioners USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX practitioners_account_updated_at_id_idx ON public.practitioners USING btree (account, updated_at, id);
CREATE UNIQUE INDEX practitioners_external_id_taken ON public.practitioners USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.practitioners FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.practitioners FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('practitioner');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.practitioners FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('practitioner');
CREATE TRIGGER plan_reminders AFTER UPDATE OF reminder_hours ON public.practitioners FOR EACH ROW WHEN ((old.reminder_hours IS DISTINCT FROM new.reminder_hours)) EXECUTE FUNCTION schedule_notice('practitioner.plan_reminders');
CREATE TRIGGER update_facets_on_insert AFTER INSERT ON public.practitioners FOR EACH ROW EXECUTE FUNCTION update_facets();
CREATE TRIGGER update_facets_on_update AFTER UPDATE OF name, former_names, npi, languages, specialties, modalities, age_groups, formats, payer_networks, network_participations, licenses, privileges, supervision ON public.practitioners FOR EACH ROW EXECUTE FUNCTION update_facets();
alter table practitioners enable row level security, force row level security;
create policy for_maintenance on practitioners to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on practitioners to attune_worker
  using (true)
  with check (true);
create policy own_account on practitioners to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on practitioners to attune_app;
grant select (account, id, birth_date) on practitioners to attune_worker;
grant update (birth_date) on practitioners to attune_worker;

create table procedure_codes (
  code_set text not null,
  kind     text not null,
  code     text not null,
  constraint procedure_codes_pkey PRIMARY KEY (kind, code, code_set),
  constraint procedure_codes_code_set_check CHECK (code_set = ANY (ARRAY['hcpcs'::text, 'cpt'::text])),
  constraint procedure_codes_kind_check CHECK (kind = ANY (ARRAY['procedure'::text, 'modifier'::text]))
);
alter table procedure_codes enable row level security, force row level security;
create policy by_owner on procedure_codes to current_user
  using (true)
  with check (true);
create policy public_register on procedure_codes for select to attune_app, attune_worker
  using (true);
grant select on procedure_codes to attune_app;
grant select on procedure_codes to attune_worker;

create table processor_events (
  account     text not null default current_account(),
  processor   text not null,
  event_id    text not null,
  type        text not null,
  received_at timestamp(3) with time zone not null,
  constraint processor_events_pkey PRIMARY KEY (account, processor, event_id)
);
CREATE INDEX processor_events_received ON public.processor_events USING btree (received_at);
alter table processor_events enable row level security, force row level security;
create policy for_maintenance on processor_events to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on processor_events to attune_worker
  using (true);
create policy own_account on processor_events to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on processor_events to attune_app;
grant delete, select on processor_events to attune_worker;

create table processor_operations (
  account       text not null default current_account(),
  id            text not null,
  object_id     text not null,
  kind          text not null,
  key           text not null,
  arguments     jsonb not null default '{}'::jsonb,
  status        text not null default 'waiting'::text,
  attempts      integer not null default 0,
  due_at        timestamp(3) with time zone not null,
  claimed_until timestamp(3) with time zone,
  created_at    timestamp(3) with time zone not null,
  constraint processor_operations_pkey PRIMARY KEY (account, id),
  constraint processor_operations_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'done'::text]))
);
CREATE UNIQUE INDEX processor_operations_account_key_idx ON public.processor_operations USING btree (account, key);
CREATE INDEX processor_operations_account_object_id_idx ON public.processor_operations USING btree (account, object_id);
CREATE INDEX processor_operations_done ON public.processor_operations USING btree (due_at) WHERE (status = 'done'::text);
CREATE INDEX processor_operations_waiting ON public.processor_operations USING btree (due_at) WHERE (status = 'waiting'::text);
alter table processor_operations enable row level security, force row level security;
create policy for_deletion on processor_operations for delete to attune_worker
  using (true);
create policy for_maintenance on processor_operations to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on processor_operations for select to attune_worker
  using (true);
create policy own_account on processor_operations to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on processor_operations to attune_app;
grant delete, select on processor_operations to attune_worker;

create table psychotherapy_notes (
  account      text not null default current_account(),
  id           text not null,
  person_id    text not null,
  session_id   text,
  author_id    text not null,
  status       text not null,
  encrypted    bytea,
  finished_at  timestamp(3) with time zone,
  appended_at  timestamp(3) with time zone,
  destroyed_at timestamp(3) with time zone,
  version      integer not null default 1,
  created_at   timestamp(3) with time zone not null,
  updated_at   timestamp(3) with time zone not null,
  constraint psychotherapy_notes_pkey PRIMARY KEY (account, id),
  constraint psychotherapy_notes_account_author_id_fkey FOREIGN KEY (account, author_id) REFERENCES practitioners(account, id),
  constraint psychotherapy_notes_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint psychotherapy_notes_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint psychotherapy_notes_status_check CHECK (status = ANY (ARRAY['drafted'::text, 'finished'::text, 'destroyed'::text]))
);
CREATE INDEX psychotherapy_notes_account_author_id_created_at_id_idx ON public.psychotherapy_notes USING btree (account, author_id, created_at DESC, id DESC);
CREATE INDEX psychotherapy_notes_account_author_id_status_created_at_id_idx ON public.psychotherapy_notes USING btree (account, author_id, status, created_at DESC, id DESC);
CREATE INDEX psychotherapy_notes_account_author_id_updated_at_id_idx ON public.psychotherapy_notes USING btree (account, author_id, updated_at, id);
CREATE INDEX psychotherapy_notes_account_person_id_created_at_id_idx ON public.psychotherapy_notes USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX psychotherapy_notes_account_session_id_idx ON public.psychotherapy_notes USING btree (account, session_id) WHERE (session_id IS NOT NULL);
alter table psychotherapy_notes enable row level security, force row level security;
create policy for_maintenance on psychotherapy_notes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on psychotherapy_notes to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on psychotherapy_notes to attune_app;

create table receivable_sums (
  account      text not null default current_account(),
  grain        text not null,
  starts_on    date not null,
  measure      text not null,
  payer_id     text not null,
  service_date date not null,
  currency     text not null,
  amount       bigint not null,
  constraint receivable_sums_pkey PRIMARY KEY (account, grain, starts_on, measure, payer_id, service_date, currency)
);
CREATE INDEX receivable_sums_open ON public.receivable_sums USING btree (account, measure, payer_id, service_date) INCLUDE (currency, amount) WHERE ((grain = 'all'::text) AND (amount <> 0));
alter table receivable_sums enable row level security, force row level security;
create policy for_maintenance on receivable_sums to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on receivable_sums to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on receivable_sums to attune_app;

create table refunds (
  account             text not null default current_account(),
  id                  text not null,
  payment_id          text not null,
  person_id           text,
  amount              jsonb not null,
  reason              text not null,
  status              text not null,
  processor           text,
  processor_reference text,
  failure             jsonb,
  encrypted           bytea,
  succeeded_at        timestamp(3) with time zone,
  failed_at           timestamp(3) with time zone,
  canceled_at         timestamp(3) with time zone,
  version             integer not null default 1,
  created_at          timestamp(3) with time zone not null,
  updated_at          timestamp(3) with time zone not null,
  constraint refunds_pkey PRIMARY KEY (account, id),
  constraint refunds_account_payment_id_fkey FOREIGN KEY (account, payment_id) REFERENCES payments(account, id),
  constraint refunds_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint refunds_status_check CHECK (status = ANY (ARRAY['requested'::text, 'succeeded'::text, 'failed'::text, 'canceled'::text]))
);
CREATE UNIQUE INDEX refund_reference ON public.refunds USING btree (account, processor, processor_reference) WHERE (processor_reference IS NOT NULL);
CREATE INDEX refunds_account_created_at_id_idx ON public.refunds USING btree (account, created_at DESC, id DESC);
CREATE INDEX refunds_account_payment_id_created_at_id_idx ON public.refunds USING btree (account, payment_id, created_at DESC, id DESC);
CREATE INDEX refunds_account_person_id_created_at_id_idx ON public.refunds USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX refunds_account_status_created_at_id_idx ON public.refunds USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX refunds_account_updated_at_id_idx ON public.refunds USING btree (account, updated_at, id);
CREATE INDEX refunds_requested ON public.refunds USING btree (account, id) WHERE (status = 'requested'::text);
alter table refunds enable row level security, force row level security;
create policy for_maintenance on refunds to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on refunds to attune_worker
  using (true)
  with check (true);
create policy own_account on refunds to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on refunds to attune_app;
grant select (account, id, person_id, encrypted) on refunds to attune_worker;
grant update (encrypted) on refunds to attune_worker;

create table register_changes (
  register   text not null,
  facet      text not null,
  changed_at timestamp with time zone not null default now(),
  constraint register_changes_pkey PRIMARY KEY (register, facet)
);
alter table register_changes enable row level security, force row level security;
create policy by_owner on register_changes to current_user
  using (true)
  with check (true);
create policy for_worker on register_changes for delete to attune_worker
  using (true);
create policy public_register on register_changes for select to attune_app, attune_worker
  using (true);
grant select on register_changes to attune_app;
grant delete, select on register_changes to attune_worker;

create table register_files (
  register    text not null,
  sha256      text not null,
  name        text not null,
  rows        bigint not null,
  refused     bigint not null,
  ingested_at timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  constraint register_files_pkey PRIMARY KEY (register),
  constraint register_files_register_check CHECK (register = ANY (ARRAY['leie'::text, 'nppes'::text]))
);
alter table register_files enable row level security, force row level security;
create policy by_owner on register_files to current_user
  using (true)
  with check (true);
create policy public_register on register_files for select to attune_app, attune_worker
  using (true);
grant select on register_files to attune_app;
grant select on register_files to attune_worker;

create table remittance_batches (
  account       text not null default current_account(),
  remittance_id text not null,
  "position"    integer not null,
  claims        jsonb not null,
  exceptions    jsonb not null,
  constraint remittance_batches_pkey PRIMARY KEY (account, remittance_id, "position"),
  constraint remittance_batches_account_remittance_id_fkey FOREIGN KEY (account, remittance_id) REFERENCES remittances(account, id)
);
alter table remittance_batches enable row level security, force row level security;
create policy for_maintenance on remittance_batches to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on remittance_batches to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on remittance_batches to attune_app;

create table remittances (
  account              text not null default current_account(),
  id                   text not null,
  document_id          text not null,
  transaction_number   integer not null,
  delivery_key         text not null,
  content_sha256       text not null,
  status               text not null,
  payer_id             text not null,
  payer_name           text,
  payee_npi            text,
  method               text,
  amount               jsonb not null,
  trace_number         text,
  originator           text,
  effective_on         date,
  claim_count          integer not null,
  claims               jsonb not null default '[]'::jsonb,
  provider_adjustments jsonb not null default '[]'::jsonb,
  exceptions           jsonb not null default '[]'::jsonb,
  unposted             jsonb not null,
  payment_id           text,
  deposit_id           text,
  balanced_at          timestamp(3) with time zone,
  posted_at            timestamp(3) with time zone,
  excepted_at          timestamp(3) with time zone,
  resolved_at          timestamp(3) with time zone,
  resent_at            timestamp(3) with time zone,
  metadata             jsonb not null default '{}'::jsonb,
  version              integer not null default 1,
  created_at           timestamp(3) with time zone not null,
  updated_at           timestamp(3) with time zone not null,
  processed_count      integer not null default 0,
  accepted_at          timestamp(3) with time zone,
  constraint remittances_pkey PRIMARY KEY (account, id),
  constraint remittances_account_delivery_key_key UNIQUE (account, delivery_key),
  constraint remittances_account_document_id_fkey FOREIGN KEY (account, document_id) REFERENCES x12_documents(account, id),
  constraint remittances_status_check CHECK (status = ANY (ARRAY['received'::text, 'balanced'::text, 'posted'::text, 'accepted'::text, 'excepted'::text, 'resolved'::text]))
);
CREATE INDEX remittances_account_created_at_id_idx ON public.remittances USING btree (account, created_at DESC, id DESC);
CREATE INDEX remittances_account_deposit_id_idx ON public.remittances USING btree (account, deposit_id) WHERE (deposit_id IS NOT NULL);
CREATE INDEX remittances_account_effective_on_id_idx ON public.remittances USING btree (account, effective_on, id) WHERE (effective_on IS NOT NULL);
CREATE INDEX remittances_account_payer_id_created_at_id_idx ON public.remittances USING btree (account, payer_id, created_at DESC, id DESC);
CREATE INDEX remittances_account_payment_id_idx ON public.remittances USING btree (account, payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX remittances_account_status_created_at_id_idx ON public.remittances USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX remittances_account_trace_number_idx ON public.remittances USING btree (account, trace_number);
CREATE INDEX remittances_account_updated_at_id_idx ON public.remittances USING btree (account, updated_at, id);
CREATE INDEX remittances_unposted ON public.remittances USING btree (account, id) WHERE (status = ANY (ARRAY['received'::text, 'balanced'::text, 'accepted'::text]));
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.remittances FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.remittances FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('remittance');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.remittances FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('remittance');
alter table remittances enable row level security, force row level security;
create policy for_maintenance on remittances to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on remittances to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on remittances to attune_app;

create table report_changes (
  account         text not null default current_account(),
  id              bigint not null generated always as identity,
  at              timestamp(3) with time zone not null,
  measure         text not null,
  payer_id        text not null default ''::text,
  practitioner_id text not null default ''::text,
  location_id     text not null default ''::text,
  procedure_code  text not null default ''::text,
  reason_code     text not null default ''::text,
  service_date    date,
  currency        text not null default ''::text,
  amount          bigint not null,
  constraint report_changes_pkey PRIMARY KEY (account, id)
);
alter table report_changes enable row level security, force row level security;
create policy for_maintenance on report_changes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on report_changes for select to attune_worker
  using (true);
create policy own_account on report_changes to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on report_changes to attune_app;
grant select (account) on report_changes to attune_worker;

create table report_sums (
  account   text not null default current_account(),
  axis      text not null,
  grain     text not null,
  starts_on date not null,
  key       text not null,
  measure   text not null,
  currency  text not null,
  amount    bigint not null,
  constraint report_sums_pkey PRIMARY KEY (account, axis, grain, starts_on, measure, key, currency)
);
alter table report_sums enable row level security, force row level security;
create policy for_maintenance on report_sums to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on report_sums to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on report_sums to attune_app;

create table report_visit_changes (
  account   text not null default current_account(),
  id        bigint not null generated always as identity,
  person_id text not null,
  payer_id  text not null,
  day       date,
  at        timestamp(3) with time zone,
  visits    integer not null,
  constraint report_visit_changes_pkey PRIMARY KEY (account, id)
);
CREATE INDEX report_visit_changes_account_person_id_idx ON public.report_visit_changes USING btree (account, person_id);
alter table report_visit_changes enable row level security, force row level security;
create policy for_maintenance on report_visit_changes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on report_visit_changes for select to attune_worker
  using (true);
create policy own_account on report_visit_changes to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant delete, insert, select, update on report_visit_changes to attune_app;
grant select (account) on report_visit_changes to attune_worker;

create table report_visit_sums (
  account     text not null default current_account(),
  axis        text not null,
  key         text not null,
  toward      text not null,
  grain       text not null,
  starts_on   date not null,
  other_month date not null,
  visits      bigint not null,
  constraint report_visit_sums_pkey PRIMARY KEY (account, axis, toward, grain, starts_on, other_month, key)
);
alter table report_visit_sums enable row level security, force row level security;
create policy for_maintenance on report_visit_sums to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on report_visit_sums to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on report_visit_sums to attune_app;

create table report_zones (
  account   text not null default current_account(),
  time_zone text not null,
  constraint report_zones_pkey PRIMARY KEY (account)
);
alter table report_zones enable row level security, force row level security;
create policy for_maintenance on report_zones to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on report_zones to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on report_zones to attune_app;

create table request_logs (
  account         text not null default current_account(),
  id              text not null,
  method          text not null,
  path            text not null,
  status          integer not null,
  error_code      text,
  api_key_id      text,
  scoped_token_id text,
  idempotency_key text,
  duration_ms     integer not null,
  created_at      timestamp(3) with time zone not null,
  status_class    integer not null generated always as ((status / 100)) stored,
  client          text,
  member_id       text,
  constraint request_logs_pkey PRIMARY KEY (account, id, created_at),
  constraint request_logs_client_check CHECK (length(client) >= 1 AND length(client) <= 80)
) partition by RANGE (created_at);
CREATE INDEX request_logs_account_api_key_id_created_at_id_idx ON ONLY public.request_logs USING btree (account, api_key_id, created_at DESC, id DESC) WHERE (api_key_id IS NOT NULL);
CREATE INDEX request_logs_account_client_created_at_id_idx ON ONLY public.request_logs USING btree (account, client, created_at DESC, id DESC) WHERE (client IS NOT NULL);
CREATE INDEX request_logs_account_created_at_id_idx ON ONLY public.request_logs USING btree (account, created_at DESC, id DESC);
CREATE INDEX request_logs_account_error_code_created_at_id_idx ON ONLY public.request_logs USING btree (account, error_code, created_at DESC, id DESC) WHERE (error_code IS NOT NULL);
CREATE INDEX request_logs_account_idempotency_key_idx ON ONLY public.request_logs USING btree (account, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX request_logs_account_member_id_created_at_id_idx ON ONLY public.request_logs USING btree (account, member_id, created_at DESC, id DESC) WHERE (member_id IS NOT NULL);
CREATE INDEX request_logs_account_method_created_at_id_idx ON ONLY public.request_logs USING btree (account, method, created_at DESC, id DESC) WHERE (method <> 'GET'::text);
CREATE INDEX request_logs_account_path_created_at_id_idx ON ONLY public.request_logs USING btree (account, path, created_at DESC, id DESC);
CREATE INDEX request_logs_account_scoped_token_id_created_at_id_idx ON ONLY public.request_logs USING btree (account, scoped_token_id, created_at DESC, id DESC) WHERE (scoped_token_id IS NOT NULL);
CREATE INDEX request_logs_account_status_class_created_at_id_idx ON ONLY public.request_logs USING btree (account, status_class, created_at DESC, id DESC) WHERE (status_class <> 2);
CREATE INDEX request_logs_account_status_created_at_id_idx ON ONLY public.request_logs USING btree (account, status, created_at DESC, id DESC) WHERE (status <> 200);
CREATE INDEX request_logs_to_delete ON ONLY public.request_logs USING brin (created_at);
alter table request_logs enable row level security, force row level security;
create policy for_maintenance on request_logs to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on request_logs to attune_worker
  using (true)
  with check (true);
create policy own_account on request_logs to attune_app
  using (account = current_account())
  with check (account = current_account());
grant select on request_logs to attune_app;
grant delete, insert, select on request_logs to attune_worker;

create table risk_flags (
  account            text not null default current_account(),
  id                 text not null,
  person_id          text not null,
  assessment_id      text,
  status             text not null,
  encrypted          bytea,
  acknowledge_by     timestamp(3) with time zone not null,
  acknowledged_by_id text,
  resolved_by_id     text,
  acknowledged_at    timestamp(3) with time zone,
  escalated_at       timestamp(3) with time zone,
  mitigated_at       timestamp(3) with time zone,
  resolved_at        timestamp(3) with time zone,
  reopened_at        timestamp(3) with time zone,
  raised_at          timestamp(3) with time zone,
  voided_at          timestamp(3) with time zone,
  version            integer not null default 1,
  created_at         timestamp(3) with time zone not null,
  updated_at         timestamp(3) with time zone not null,
  constraint risk_flags_pkey PRIMARY KEY (account, id),
  constraint risk_flags_account_assessment_id_fkey FOREIGN KEY (account, assessment_id) REFERENCES assessments(account, id),
  constraint risk_flags_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint risk_flags_status_check CHECK (status = ANY (ARRAY['opened'::text, 'acknowledged'::text, 'escalated'::text, 'mitigated'::text, 'resolved'::text, 'voided'::text]))
);
CREATE INDEX risk_flags_account_acknowledge_by_id_idx ON public.risk_flags USING btree (account, acknowledge_by, id);
CREATE INDEX risk_flags_account_assessment_id_idx ON public.risk_flags USING btree (account, assessment_id) WHERE (assessment_id IS NOT NULL);
CREATE INDEX risk_flags_account_created_at_id_idx ON public.risk_flags USING btree (account, created_at DESC, id DESC);
CREATE INDEX risk_flags_account_person_id_created_at_id_idx ON public.risk_flags USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX risk_flags_account_status_created_at_id_idx ON public.risk_flags USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX risk_flags_account_updated_at_id_idx ON public.risk_flags USING btree (account, updated_at, id);
CREATE INDEX risk_flags_unseen ON public.risk_flags USING btree (account, id) WHERE (status = ANY (ARRAY['opened'::text, 'escalated'::text]));
CREATE TRIGGER review_waiting_person AFTER INSERT OR UPDATE ON public.risk_flags FOR EACH ROW EXECUTE FUNCTION review_waiting_person('person_id');
alter table risk_flags enable row level security, force row level security;
create policy for_maintenance on risk_flags to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on risk_flags to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on risk_flags to attune_app;

create table roles (
  account    text not null default current_account(),
  id         text not null,
  name       text not null,
  acts_as    text not null,
  scopes     text[] not null,
  metadata   jsonb not null default '{}'::jsonb,
  version    integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  built_in   boolean not null default false,
  constraint roles_pkey PRIMARY KEY (account, id),
  constraint roles_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint roles_acts_as_check CHECK (acts_as = ANY (ARRAY['account'::text, 'practitioner'::text])),
  constraint roles_built_in_check CHECK (NOT built_in)
);
CREATE UNIQUE INDEX role_name_taken ON public.roles USING btree (account, lower(name));
CREATE INDEX roles_account_created_at_id_idx ON public.roles USING btree (account, created_at DESC, id DESC);
CREATE INDEX roles_account_updated_at_id_idx ON public.roles USING btree (account, updated_at, id);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.roles FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.roles FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('role');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.roles FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('role');
alter table roles enable row level security, force row level security;
create policy for_maintenance on roles to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on roles for select to attune_worker
  using (true);
create policy own_account on roles to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on roles to attune_app;
grant select on roles to attune_worker;

create table scheduled_jobs (
  account   text not null default current_account(),
  object_id text not null,
  job       text not null,
  real_time boolean not null,
  due_at    timestamp(3) with time zone not null,
  attempts  integer not null default 0,
  constraint scheduled_jobs_pkey PRIMARY KEY (account, object_id, job)
);
CREATE INDEX scheduled_jobs_account_real_time_due_at_idx ON public.scheduled_jobs USING btree (account, real_time, due_at);
CREATE INDEX scheduled_jobs_due_at_idx ON public.scheduled_jobs USING btree (due_at);
alter table scheduled_jobs enable row level security, force row level security;
create policy for_maintenance on scheduled_jobs to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on scheduled_jobs for select to attune_worker
  using (true);
create policy own_account on scheduled_jobs to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on scheduled_jobs to attune_app;
grant select on scheduled_jobs to attune_worker;

create table scoped_tokens (
  account         text not null default current_account(),
  id              text not null,
  api_key_id      text not null,
  practitioner_id text,
  person_id       text,
  status          text not null,
  scopes          text[] not null,
  allowed_origins text[] not null,
  prefix          text not null,
  last4           text not null,
  encrypted       bytea,
  hash            text not null,
  expires_at      timestamp(3) with time zone not null,
  revoked_at      timestamp(3) with time zone,
  exposed_at      timestamp(3) with time zone,
  expired_at      timestamp(3) with time zone,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint scoped_tokens_pkey PRIMARY KEY (account, id),
  constraint scoped_tokens_account_api_key_id_fkey FOREIGN KEY (account, api_key_id) REFERENCES api_keys(account, id),
  constraint scoped_tokens_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint scoped_tokens_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint scoped_tokens_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint scoped_tokens_status_check CHECK (status = ANY (ARRAY['issued'::text, 'revoked'::text, 'expired'::text])),
  constraint scoped_tokens_subject CHECK (num_nonnulls(practitioner_id, person_id) <= 1)
);
CREATE INDEX scoped_tokens_account_api_key_id_created_at_id_idx ON public.scoped_tokens USING btree (account, api_key_id, created_at DESC, id DESC);
CREATE INDEX scoped_tokens_account_created_at_id_idx ON public.scoped_tokens USING btree (account, created_at DESC, id DESC);
CREATE INDEX scoped_tokens_account_expires_at_id_idx ON public.scoped_tokens USING btree (account, expires_at, id);
CREATE INDEX scoped_tokens_account_person_id_created_at_id_idx ON public.scoped_tokens USING btree (account, person_id, created_at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX scoped_tokens_account_practitioner_id_created_at_id_idx ON public.scoped_tokens USING btree (account, practitioner_id, created_at DESC, id DESC) WHERE (practitioner_id IS NOT NULL);
CREATE INDEX scoped_tokens_account_status_created_at_id_idx ON public.scoped_tokens USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX scoped_tokens_account_updated_at_id_idx ON public.scoped_tokens USING btree (account, updated_at, id);
CREATE INDEX scoped_tokens_hash_idx ON public.scoped_tokens USING btree (hash);
CREATE INDEX scoped_tokens_issued ON public.scoped_tokens USING btree (account, id) WHERE (status = 'issued'::text);
CREATE INDEX scoped_tokens_to_delete ON public.scoped_tokens USING btree (expires_at);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.scoped_tokens FOR EACH ROW EXECUTE FUNCTION delete_metadata_hashes();
alter table scoped_tokens enable row level security, force row level security;
create policy for_maintenance on scoped_tokens to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on scoped_tokens to attune_worker
  using (true)
  with check (true);
create policy for_worker on scoped_tokens to attune_worker
  using (true);
create policy own_account on scoped_tokens to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
create policy presented_token on scoped_tokens for select to attune_app
  using (hash = current_key_hash() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on scoped_tokens to attune_app;
grant delete on scoped_tokens to attune_worker;
grant select (account, id, person_id, encrypted, expires_at) on scoped_tokens to attune_worker;
grant update (encrypted) on scoped_tokens to attune_worker;

create table services (
  account               text not null default current_account(),
  id                    text not null,
  practitioner_id       text,
  name                  text not null,
  description           text,
  status                text not null,
  type                  text not null,
  format                text,
  duration_minutes      integer not null,
  buffer_before_minutes integer,
  buffer_after_minutes  integer,
  procedure_code        text,
  price                 jsonb,
  bookable_by           text[] not null,
  form_ids              text[] not null default '{}'::text[],
  policy                jsonb,
  external_id           text,
  retired_at            timestamp(3) with time zone,
  metadata              jsonb not null default '{}'::jsonb,
  version               integer not null default 1,
  created_at            timestamp(3) with time zone not null,
  updated_at            timestamp(3) with time zone not null,
  reminder_hours        integer[],
  constraint services_pkey PRIMARY KEY (account, id),
  constraint services_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint services_status_check CHECK (status = ANY (ARRAY['active'::text, 'retired'::text]))
);
CREATE INDEX services_account_created_at_id_idx ON public.services USING btree (account, created_at DESC, id DESC);
CREATE INDEX services_account_format_created_at_id_idx ON public.services USING btree (account, format, created_at DESC, id DESC) WHERE (format IS NOT NULL);
CREATE INDEX services_account_practitioner_id_created_at_id_idx ON public.services USING btree (account, practitioner_id, created_at DESC, id DESC) WHERE (practitioner_id IS NOT NULL);
CREATE INDEX services_account_status_created_at_id_idx ON public.services USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX services_account_updated_at_id_idx ON public.services USING btree (account, updated_at, id);
CREATE UNIQUE INDEX services_external_id_taken ON public.services USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.services FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.services FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('service');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.services FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('service');
CREATE TRIGGER plan_reminders AFTER UPDATE OF reminder_hours ON public.services FOR EACH ROW WHEN ((old.reminder_hours IS DISTINCT FROM new.reminder_hours)) EXECUTE FUNCTION schedule_notice('service.plan_reminders');
alter table services enable row level security, force row level security;
create policy for_maintenance on services to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on services to attune_app
  using (account = current_account())
  with check (account = current_account() AND current_person() IS NULL);
grant insert, select, update on services to attune_app;

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
CREATE TRIGGER allocate_on_delete AFTER DELETE ON public.session_participants FOR EACH ROW EXECUTE FUNCTION allocate_on_participant();
CREATE TRIGGER allocate_on_insert AFTER INSERT ON public.session_participants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION allocate_on_participants();
CREATE TRIGGER allocate_on_update AFTER UPDATE OF person_id ON public.session_participants FOR EACH ROW EXECUTE FUNCTION allocate_on_participant();
alter table session_participants enable row level security, force row level security;
create policy for_maintenance on session_participants to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on session_participants to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
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
  encrypted        bytea,
  version          integer not null default 1,
  created_at       timestamp(3) with time zone not null,
  updated_at       timestamp(3) with time zone not null,
  service_id       text,
  constraint session_series_pkey PRIMARY KEY (account, id),
  constraint session_series_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint session_series_account_service_id_fkey FOREIGN KEY (account, service_id) REFERENCES services(account, id),
  constraint session_series_count_check CHECK (count > 0),
  constraint session_series_duration_minutes_check CHECK (duration_minutes > 0),
  constraint session_series_every_weeks_check CHECK (every_weeks > 0)
);
CREATE INDEX session_series_account_created_at_id_idx ON public.session_series USING btree (account, created_at DESC, id DESC);
CREATE INDEX session_series_account_format_created_at_id_idx ON public.session_series USING btree (account, format, created_at DESC, id DESC);
CREATE INDEX session_series_account_person_id_created_at_id_idx ON public.session_series USING btree (account, person_id, created_at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX session_series_account_practitioner_id_created_at_id_idx ON public.session_series USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX session_series_account_starts_at_id_idx ON public.session_series USING btree (account, starts_at, id);
CREATE INDEX session_series_account_type_created_at_id_idx ON public.session_series USING btree (account, type, created_at DESC, id DESC);
CREATE INDEX session_series_account_updated_at_id_idx ON public.session_series USING btree (account, updated_at, id);
alter table session_series enable row level security, force row level security;
create policy for_maintenance on session_series to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on session_series to attune_worker
  using (true)
  with check (true);
create policy own_account on session_series to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()) AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()) AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()));
grant insert, select, update on session_series to attune_app;
grant select (account, id, person_id, encrypted) on session_series to attune_worker;
grant update (encrypted) on session_series to attune_worker;

create table sessions (
  account                      text not null default current_account(),
  id                           text not null,
  practitioner_id              text not null,
  person_id                    text,
  status                       text not null,
  type                         text not null default 'individual'::text,
  format                       text not null default 'telehealth'::text,
  starts_at                    timestamp(3) with time zone not null,
  ends_at                      timestamp(3) with time zone not null,
  duration_minutes             integer not null,
  time_zone                    text not null,
  buffer_before_minutes        integer not null default 0,
  buffer_after_minutes         integer not null default 0,
  busy                         tstzrange not null,
  requires_approval            boolean not null default false,
  availability_overridden      boolean not null default false,
  hold_expires_at              timestamp(3) with time zone,
  capacity                     integer,
  seats_taken                  integer not null default 0,
  participants                 jsonb not null default '[]'::jsonb,
  person_location              jsonb,
  procedure_code               text,
  payer_type                   text,
  policy                       jsonb,
  fee                          jsonb,
  canceled_by                  text,
  series_id                    text,
  series_index                 integer,
  original_starts_at           timestamp(3) with time zone,
  rescheduled_from             jsonb,
  reschedule_count             integer not null default 0,
  at_risk                      boolean not null default false,
  record_opens_at              timestamp(3) with time zone,
  settled_at                   timestamp(3) with time zone,
  encrypted                    bytea,
  held_at                      timestamp(3) with time zone,
  requested_at                 timestamp(3) with time zone,
  scheduled_at                 timestamp(3) with time zone,
  checked_in_at                timestamp(3) with time zone,
  started_at                   timestamp(3) with time zone,
  completed_at                 timestamp(3) with time zone,
  canceled_at                  timestamp(3) with time zone,
  no_show_at                   timestamp(3) with time zone,
  declined_at                  timestamp(3) with time zone,
  expired_at                   timestamp(3) with time zone,
  released_at                  timestamp(3) with time zone,
  rescheduled_at               timestamp(3) with time zone,
  corrected_at                 timestamp(3) with time zone,
  version                      integer not null default 1,
  created_at                   timestamp(3) with time zone not null,
  updated_at                   timestamp(3) with time zone not null,
  at_risk_reason               text,
  fee_starts_at                timestamp(3) with time zone,
  no_show_by                   text,
  reopened_at                  timestamp(3) with time zone,
  late_departures              jsonb not null default '[]'::jsonb,
  level_of_care                text,
  checks_overridden            boolean not null default false,
  external_id                  text,
  recorded                     boolean not null default false,
  service_id                   text,
  price                        jsonb,
  location_id                  text,
  room_id                      text,
  practitioner_connected_at    timestamp(3) with time zone,
  practitioner_disconnected_at timestamp(3) with time zone,
  imported_at                  timestamp(3) with time zone,
  at_risk_person_id            text,
  constraint sessions_pkey PRIMARY KEY (account, id),
  constraint room_taken EXCLUDE USING gist (account WITH =, location_id WITH =, room_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (room_id IS NOT NULL AND NOT recorded AND (status = ANY (ARRAY['held'::text, 'requested'::text, 'scheduled'::text, 'checked_in'::text, 'started'::text]))),
  constraint seats_within_capacity CHECK (capacity IS NULL OR seats_taken <= capacity),
  constraint sessions_account_location_id_fkey FOREIGN KEY (account, location_id) REFERENCES locations(account, id),
  constraint sessions_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint sessions_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint sessions_account_series_id_fkey FOREIGN KEY (account, series_id) REFERENCES session_series(account, id),
  constraint sessions_account_service_id_fkey FOREIGN KEY (account, service_id) REFERENCES services(account, id),
  constraint sessions_busy_check CHECK (
CASE
    WHEN recorded THEN isempty(busy)
    ELSE busy @> tstzrange(starts_at, ends_at)
END),
  constraint sessions_capacity_check CHECK (capacity > 0),
  constraint sessions_check CHECK (ends_at > starts_at),
  constraint sessions_duration_minutes_check CHECK (duration_minutes > 0),
  constraint sessions_no_show_by_check CHECK (no_show_by = ANY (ARRAY['person'::text, 'practitioner'::text])),
  constraint sessions_room_check CHECK (room_id IS NULL OR location_id IS NOT NULL),
  constraint sessions_status_check CHECK (status = ANY (ARRAY['held'::text, 'requested'::text, 'scheduled'::text, 'checked_in'::text, 'started'::text, 'completed'::text, 'canceled'::text, 'no_show'::text, 'declined'::text, 'expired'::text, 'released'::text])),
  constraint slot_taken EXCLUDE USING gist (account WITH =, practitioner_id WITH =, busy WITH &&) WHERE (status = ANY (ARRAY['held'::text, 'requested'::text, 'scheduled'::text, 'checked_in'::text, 'started'::text]))
);
CREATE INDEX sessions_account_created_at_id_idx ON public.sessions USING btree (account, created_at DESC, id DESC);
CREATE INDEX sessions_account_format_created_at_id_idx ON public.sessions USING btree (account, format, created_at DESC, id DESC) WHERE (format <> 'telehealth'::text);
CREATE INDEX sessions_account_location_id_created_at_id_idx ON public.sessions USING btree (account, location_id, created_at DESC, id DESC) WHERE (location_id IS NOT NULL);
CREATE INDEX sessions_account_location_id_room_id_starts_at_idx ON public.sessions USING btree (account, location_id, room_id, starts_at) WHERE (room_id IS NOT NULL);
CREATE INDEX sessions_account_person_id_created_at_id_idx ON public.sessions USING btree (account, person_id, created_at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX sessions_account_practitioner_id_created_at_id_idx ON public.sessions USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX sessions_account_practitioner_id_starts_at_idx ON public.sessions USING btree (account, practitioner_id, starts_at);
CREATE INDEX sessions_account_series_id_series_index_idx ON public.sessions USING btree (account, series_id, series_index) WHERE (series_id IS NOT NULL);
CREATE INDEX sessions_account_service_id_created_at_id_idx ON public.sessions USING btree (account, service_id, created_at DESC, id DESC) WHERE (service_id IS NOT NULL);
CREATE INDEX sessions_account_starts_at_id_idx ON public.sessions USING btree (account, starts_at, id);
CREATE INDEX sessions_account_status_created_at_id_idx ON public.sessions USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX sessions_account_type_created_at_id_idx ON public.sessions USING btree (account, type, created_at DESC, id DESC) WHERE (type <> 'individual'::text);
CREATE INDEX sessions_account_updated_at_id_idx ON public.sessions USING btree (account, updated_at, id);
CREATE INDEX sessions_declined_unsettled ON public.sessions USING btree (account, id) WHERE ((status = 'declined'::text) AND (fee IS NOT NULL) AND (settled_at IS NULL));
CREATE INDEX sessions_expiring ON public.sessions USING btree (account, id) WHERE (status = ANY (ARRAY['held'::text, 'requested'::text]));
CREATE UNIQUE INDEX sessions_external_id_taken ON public.sessions USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX sessions_late_departures ON public.sessions USING btree (account, id) WHERE (late_departures <> '[]'::jsonb);
CREATE INDEX sessions_unsettled ON public.sessions USING btree (account, id) WHERE ((status = ANY (ARRAY['completed'::text, 'canceled'::text, 'no_show'::text])) AND ((settled_at IS NULL) OR (settled_at < COALESCE(corrected_at, completed_at, canceled_at, no_show_at))));
CREATE TRIGGER allocate_on_update AFTER UPDATE OF status, starts_at, ends_at, practitioner_id, procedure_code, payer_type ON public.sessions FOR EACH ROW WHEN (((((((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.practitioner_id IS DISTINCT FROM new.practitioner_id)) OR (old.procedure_code IS DISTINCT FROM new.procedure_code)) OR (old.payer_type IS DISTINCT FROM new.payer_type))) EXECUTE FUNCTION allocate_on_session();
CREATE TRIGGER close_video_room AFTER UPDATE OF status ON public.sessions FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND (new.status = ANY (ARRAY['canceled'::text, 'declined'::text, 'expired'::text, 'released'::text])))) EXECUTE FUNCTION close_video_room();
CREATE TRIGGER close_video_room_of_other AFTER UPDATE OF practitioner_id ON public.sessions FOR EACH ROW WHEN ((old.practitioner_id IS DISTINCT FROM new.practitioner_id)) EXECUTE FUNCTION close_video_room();
CREATE TRIGGER move_participants AFTER UPDATE OF status, starts_at, ends_at ON public.sessions FOR EACH ROW WHEN (((new.seats_taken > 0) AND (((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)))) EXECUTE FUNCTION move_participants();
CREATE TRIGGER notify_on_insert AFTER INSERT ON public.sessions FOR EACH ROW WHEN (((new.seats_taken > 0) AND (NOT new.recorded))) EXECUTE FUNCTION schedule_notice('session.notify');
CREATE TRIGGER notify_on_update AFTER UPDATE OF status, starts_at, ends_at, practitioner_id, participants ON public.sessions FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.practitioner_id IS DISTINCT FROM new.practitioner_id)) OR (old.participants IS DISTINCT FROM new.participants))) EXECUTE FUNCTION schedule_notice('session.notify');
CREATE TRIGGER open_freed_time AFTER UPDATE OF status, starts_at, ends_at, practitioner_id ON public.sessions FOR EACH ROW WHEN (((old.hold_expires_at IS NULL) AND (NOT old.recorded) AND ((((old.starts_at IS DISTINCT FROM new.starts_at) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.practitioner_id IS DISTINCT FROM new.practitioner_id)) OR ((old.status IS DISTINCT FROM new.status) AND (new.status = ANY (ARRAY['canceled'::text, 'declined'::text, 'expired'::text, 'released'::text])))))) EXECUTE FUNCTION open_freed_time();
CREATE TRIGGER record_report_changes_on_insert AFTER INSERT ON public.sessions FOR EACH ROW WHEN ((new.status = ANY (ARRAY['completed'::text, 'canceled'::text, 'no_show'::text]))) EXECUTE FUNCTION record_session_changes();
CREATE TRIGGER record_report_changes_on_update AFTER UPDATE OF status, starts_at, duration_minutes, practitioner_id, location_id, procedure_code, fee, no_show_by ON public.sessions FOR EACH ROW WHEN ((((old.status = ANY (ARRAY['completed'::text, 'canceled'::text, 'no_show'::text])) OR (new.status = ANY (ARRAY['completed'::text, 'canceled'::text, 'no_show'::text]))) AND ((((((((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.duration_minutes IS DISTINCT FROM new.duration_minutes)) OR (old.practitioner_id IS DISTINCT FROM new.practitioner_id)) OR (old.location_id IS DISTINCT FROM new.location_id)) OR (old.procedure_code IS DISTINCT FROM new.procedure_code)) OR (old.fee IS DISTINCT FROM new.fee)) OR (old.no_show_by IS DISTINCT FROM new.no_show_by)))) EXECUTE FUNCTION record_session_changes();
CREATE TRIGGER review_double_booked AFTER UPDATE OF status, starts_at, ends_at, participants ON public.sessions FOR EACH ROW WHEN ((old.at_risk AND ((((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.participants IS DISTINCT FROM new.participants)))) EXECUTE FUNCTION review_double_booked();
CREATE TRIGGER settle_offer AFTER UPDATE OF status, participants ON public.sessions FOR EACH ROW WHEN ((((old.hold_expires_at IS NOT NULL) AND ((old.status IS DISTINCT FROM new.status) OR (old.participants IS DISTINCT FROM new.participants))) OR ((old.status IS DISTINCT FROM new.status) AND (old.scheduled_at IS NULL) AND (new.status = ANY (ARRAY['declined'::text, 'expired'::text]))))) EXECUTE FUNCTION settle_offer();
alter table sessions enable row level security, force row level security;
create policy for_maintenance on sessions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on sessions to attune_worker
  using (true)
  with check (true);
create policy own_account on sessions to attune_app
  using (account = current_account() AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()) AND (current_person() IS NULL OR person_id = current_person() OR has_seat(account, id)))
  with check (account = current_account() AND (current_practitioner() IS NULL OR practitioner_id = current_practitioner()) AND (current_person() IS NULL OR person_id = current_person() OR person_id IS NULL AND has_seat(account, id)));
grant insert, select, update on sessions to attune_app;
grant select (account, id, person_id, encrypted) on sessions to attune_worker;
grant update (encrypted) on sessions to attune_worker;

create table sign_in_links (
  account    text not null default current_account(),
  hash       text not null,
  member_id  text not null,
  created_at timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  expires_at timestamp(3) with time zone not null,
  constraint sign_in_links_pkey PRIMARY KEY (account, hash),
  constraint sign_in_links_account_fkey FOREIGN KEY (account) REFERENCES accounts(account),
  constraint sign_in_links_account_member_id_fkey FOREIGN KEY (account, member_id) REFERENCES members(account, id)
);
CREATE INDEX sign_in_links_account_member_id_created_at_idx ON public.sign_in_links USING btree (account, member_id, created_at);
CREATE INDEX sign_in_links_hash_idx ON public.sign_in_links USING btree (hash);
CREATE INDEX sign_in_links_to_delete ON public.sign_in_links USING btree (expires_at);
alter table sign_in_links enable row level security, force row level security;
create policy for_maintenance on sign_in_links to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on sign_in_links to attune_worker
  using (true)
  with check (true);
create policy own_account on sign_in_links to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on sign_in_links to attune_app;
grant delete, insert, select on sign_in_links to attune_worker;

create table simulated_movements (
  account    text not null default current_account(),
  id         text not null,
  kind       text not null,
  object_id  text,
  parent_id  text,
  state      jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint simulated_movements_pkey PRIMARY KEY (account, id)
);
CREATE UNIQUE INDEX simulated_movements_account_kind_object_id_idx ON public.simulated_movements USING btree (account, kind, object_id) WHERE (object_id IS NOT NULL);
CREATE INDEX simulated_movements_account_parent_id_idx ON public.simulated_movements USING btree (account, parent_id) WHERE (parent_id IS NOT NULL);
alter table simulated_movements enable row level security, force row level security;
create policy for_maintenance on simulated_movements to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on simulated_movements to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on simulated_movements to attune_app;

create table simulated_payer_responses (
  account         text not null default current_account(),
  id              text not null,
  person_id       text not null,
  transmission_id text not null,
  number          integer not null,
  due_at          timestamp(3) with time zone not null,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint simulated_payer_responses_pkey PRIMARY KEY (account, id),
  constraint simulated_payer_responses_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint simulated_payer_responses_account_transmission_id_fkey FOREIGN KEY (account, transmission_id) REFERENCES transmissions(account, id),
  constraint simulated_payer_responses_account_transmission_id_number_key UNIQUE (account, transmission_id, number)
);
CREATE INDEX simulated_payer_responses_account_person_id_created_at_id_idx ON public.simulated_payer_responses USING btree (account, person_id, created_at, id);
alter table simulated_payer_responses enable row level security, force row level security;
create policy for_maintenance on simulated_payer_responses to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on simulated_payer_responses to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant delete, insert, select, update on simulated_payer_responses to attune_app;

create table simulated_requests (
  account    text not null default current_account(),
  key        text not null,
  request    text not null,
  response   jsonb not null,
  created_at timestamp(3) with time zone not null,
  constraint simulated_requests_pkey PRIMARY KEY (account, key)
);
CREATE INDEX simulated_requests_made ON public.simulated_requests USING btree (created_at);
alter table simulated_requests enable row level security, force row level security;
create policy for_maintenance on simulated_requests to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on simulated_requests to attune_worker
  using (true);
create policy own_account on simulated_requests to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on simulated_requests to attune_app;
grant delete, select on simulated_requests to attune_worker;

create table superbills (
  account         text not null default current_account(),
  id              text not null,
  person_id       text not null,
  practitioner_id text not null,
  encrypted       bytea,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint superbills_pkey PRIMARY KEY (account, id),
  constraint superbills_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint superbills_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id)
);
CREATE INDEX superbills_account_created_at_id_idx ON public.superbills USING btree (account, created_at DESC, id DESC);
CREATE INDEX superbills_account_person_id_created_at_id_idx ON public.superbills USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX superbills_account_practitioner_id_created_at_id_idx ON public.superbills USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX superbills_account_updated_at_id_idx ON public.superbills USING btree (account, updated_at, id);
alter table superbills enable row level security, force row level security;
create policy for_maintenance on superbills to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on superbills to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on superbills to attune_app;

create table telehealth_settings (
  account            text not null default current_account(),
  settings           jsonb not null default '{}'::jsonb,
  credentials        bytea,
  credentials_set_at timestamp(3) with time zone,
  constraint telehealth_settings_pkey PRIMARY KEY (account),
  constraint telehealth_settings_account_fkey FOREIGN KEY (account) REFERENCES accounts(account)
);
alter table telehealth_settings enable row level security, force row level security;
create policy for_maintenance on telehealth_settings to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on telehealth_settings to attune_worker
  using (true)
  with check (true);
create policy own_account on telehealth_settings to attune_app
  using (account = current_account())
  with check (account = current_account() AND current_person() IS NULL);
grant insert, select, update on telehealth_settings to attune_app;
grant select (account, credentials) on telehealth_settings to attune_worker;
grant update (credentials) on telehealth_settings to attune_worker;

create table transmissions (
  account         text not null default current_account(),
  id              text not null,
  person_id       text not null,
  claim_id        text not null,
  kind            text not null,
  attempt         integer not null,
  payer_id        text not null,
  control_number  integer,
  status          text not null,
  sha256          text not null,
  encrypted       bytea,
  attempts        integer not null default 0,
  claimed_until   timestamp(3) with time zone,
  reference       text,
  queued_at       timestamp(3) with time zone,
  sending_at      timestamp(3) with time zone,
  sent_at         timestamp(3) with time zone,
  dropped_at      timestamp(3) with time zone,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  sender_id       text,
  receiver_id     text,
  connection_id   text,
  file_number     integer,
  file_created_at timestamp(3) with time zone,
  constraint transmissions_pkey PRIMARY KEY (account, id),
  constraint transmissions_account_claim_id_fkey FOREIGN KEY (account, claim_id) REFERENCES claims(account, id),
  constraint transmissions_account_claim_id_kind_attempt_key UNIQUE (account, claim_id, kind, attempt),
  constraint transmissions_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint transmissions_kind_check CHECK (kind = ANY (ARRAY['837P'::text, '276'::text, 'appeal'::text, 'pended_response'::text])),
  constraint transmissions_status_check CHECK (status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'dropped'::text]))
);
CREATE INDEX transmissions_account_control_number_idx ON public.transmissions USING btree (account, control_number);
CREATE INDEX transmissions_account_file_number_idx ON public.transmissions USING btree (account, file_number) WHERE (file_number IS NOT NULL);
CREATE INDEX transmissions_account_person_id_created_at_id_idx ON public.transmissions USING btree (account, person_id, created_at, id);
CREATE INDEX transmissions_queued ON public.transmissions USING btree (account, id) WHERE (status = 'queued'::text);
CREATE INDEX transmissions_sending ON public.transmissions USING btree (sending_at) WHERE (status = 'sending'::text);
alter table transmissions enable row level security, force row level security;
create policy for_maintenance on transmissions to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on transmissions for select to attune_worker
  using (true);
create policy own_account on transmissions to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on transmissions to attune_app;
grant select on transmissions to attune_worker;

create table unrouted_documents (
  id         text not null,
  mailbox    text not null,
  file       text not null,
  reason     text not null,
  sha256     text not null,
  encrypted  bytea not null,
  created_at timestamp(3) with time zone not null default date_trunc('milliseconds'::text, now()),
  constraint unrouted_documents_pkey PRIMARY KEY (id),
  constraint unrouted_documents_mailbox_sha256_key UNIQUE (mailbox, sha256),
  constraint unrouted_documents_reason_check CHECK (reason = ANY (ARRAY['unknown'::text, 'ambiguous'::text, 'contradictory'::text]))
);
alter table unrouted_documents enable row level security, force row level security;
create policy for_maintenance on unrouted_documents to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on unrouted_documents to attune_worker
  using (true)
  with check (true);
grant delete, insert, select on unrouted_documents to attune_worker;
grant update (encrypted) on unrouted_documents to attune_worker;

create table used_challenges (
  challenge  text not null,
  expires_at timestamp(3) with time zone not null,
  constraint used_challenges_pkey PRIMARY KEY (challenge)
);
CREATE INDEX used_challenges_to_delete ON public.used_challenges USING btree (expires_at);
alter table used_challenges enable row level security, force row level security;
create policy for_maintenance on used_challenges to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on used_challenges to attune_worker
  using (true)
  with check (true);
grant delete, insert, select on used_challenges to attune_worker;

create table verifications (
  account                  text not null default current_account(),
  id                       text not null,
  practitioner_id          text not null,
  kind                     text not null,
  status                   text not null,
  review                   text not null,
  attestation              jsonb,
  requested_information    text,
  reason                   text,
  decided_by_id            text,
  submitted_at             timestamp(3) with time zone,
  reviewing_at             timestamp(3) with time zone,
  information_requested_at timestamp(3) with time zone,
  approved_at              timestamp(3) with time zone,
  rejected_at              timestamp(3) with time zone,
  withdrawn_at             timestamp(3) with time zone,
  metadata                 jsonb not null default '{}'::jsonb,
  version                  integer not null default 1,
  created_at               timestamp(3) with time zone not null,
  updated_at               timestamp(3) with time zone not null,
  constraint verifications_pkey PRIMARY KEY (account, id),
  constraint verifications_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint verifications_kind_check CHECK (kind = ANY (ARRAY['initial'::text, 'renewal'::text])),
  constraint verifications_review_check CHECK (review = ANY (ARRAY['when_needed'::text, 'always'::text])),
  constraint verifications_status_check CHECK (status = ANY (ARRAY['submitted'::text, 'reviewing'::text, 'information_requested'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))
);
CREATE UNIQUE INDEX verification_in_progress ON public.verifications USING btree (account, practitioner_id) WHERE (status = ANY (ARRAY['submitted'::text, 'reviewing'::text, 'information_requested'::text]));
CREATE INDEX verifications_account_created_at_id_idx ON public.verifications USING btree (account, created_at DESC, id DESC);
CREATE INDEX verifications_account_kind_created_at_id_idx ON public.verifications USING btree (account, kind, created_at DESC, id DESC);
CREATE INDEX verifications_account_practitioner_id_created_at_id_idx ON public.verifications USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX verifications_account_status_created_at_id_idx ON public.verifications USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX verifications_account_updated_at_id_idx ON public.verifications USING btree (account, updated_at, id);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.verifications FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.verifications FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('verification');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.verifications FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('verification');
alter table verifications enable row level security, force row level security;
create policy for_maintenance on verifications to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on verifications to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on verifications to attune_app;

create table video_rooms (
  account       text not null default current_account(),
  id            text not null,
  session_id    text not null,
  name          text not null,
  simulated     boolean not null,
  url           text,
  opens_at      timestamp(3) with time zone not null,
  expires_at    timestamp(3) with time zone not null,
  connections   text[] not null default '{}'::text[],
  attempts      integer not null default 0,
  claimed_until timestamp(3) with time zone,
  closed_at     timestamp(3) with time zone,
  deleted_at    timestamp(3) with time zone,
  created_at    timestamp(3) with time zone not null,
  constraint video_rooms_pkey PRIMARY KEY (account, id),
  constraint video_rooms_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id) ON DELETE CASCADE
);
CREATE INDEX video_rooms_account_session_id_idx ON public.video_rooms USING btree (account, session_id);
CREATE INDEX video_rooms_expired ON public.video_rooms USING btree (expires_at) WHERE (deleted_at IS NULL);
CREATE INDEX video_rooms_name_idx ON public.video_rooms USING btree (name);
CREATE UNIQUE INDEX video_rooms_of_session ON public.video_rooms USING btree (account, session_id) WHERE (closed_at IS NULL);
alter table video_rooms enable row level security, force row level security;
create policy for_maintenance on video_rooms to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on video_rooms for select to attune_worker
  using (true);
create policy own_account on video_rooms to attune_app
  using (account = current_account() AND (current_person() IS NULL OR has_seat(account, session_id)))
  with check (account = current_account() AND (current_person() IS NULL OR has_seat(account, session_id)));
grant insert, select, update on video_rooms to attune_app;
grant select (account, id, name, expires_at, claimed_until, deleted_at) on video_rooms to attune_worker;

create table waiting_list_entries (
  account           text not null default current_account(),
  id                text not null,
  person_id         text not null,
  status            text not null,
  practitioner_ids  text[] not null default '{}'::text[],
  type              text not null,
  format            text,
  service_id        text,
  location_id       text,
  jurisdiction      text,
  windows           jsonb not null default '[]'::jsonb,
  earliest_start_at timestamp(3) with time zone,
  start_by          timestamp(3) with time zone,
  notice_minutes    integer not null,
  urgency           text not null,
  priority          integer not null,
  waiting_since     timestamp(3) with time zone not null,
  source            text not null,
  matching_id       text,
  expires_at        timestamp(3) with time zone not null,
  skip_reason       text,
  skipped_at        timestamp(3) with time zone,
  external_id       text,
  encrypted         bytea,
  offered_at        timestamp(3) with time zone,
  returned_at       timestamp(3) with time zone,
  booked_at         timestamp(3) with time zone,
  removed_at        timestamp(3) with time zone,
  expired_at        timestamp(3) with time zone,
  version           integer not null default 1,
  created_at        timestamp(3) with time zone not null,
  updated_at        timestamp(3) with time zone not null,
  constraint waiting_list_entries_pkey PRIMARY KEY (account, id),
  constraint waiting_list_entries_account_location_id_fkey FOREIGN KEY (account, location_id) REFERENCES locations(account, id),
  constraint waiting_list_entries_account_matching_id_fkey FOREIGN KEY (account, matching_id) REFERENCES matchings(account, id),
  constraint waiting_list_entries_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint waiting_list_entries_account_service_id_fkey FOREIGN KEY (account, service_id) REFERENCES services(account, id),
  constraint waiting_list_entries_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'offered'::text, 'booked'::text, 'removed'::text, 'expired'::text]))
);
CREATE INDEX waiting_list_entries_account_created_at_id_idx ON public.waiting_list_entries USING btree (account, created_at DESC, id DESC);
CREATE INDEX waiting_list_entries_account_format_created_at_id_idx ON public.waiting_list_entries USING btree (account, format, created_at DESC, id DESC) WHERE (format IS NOT NULL);
CREATE INDEX waiting_list_entries_account_person_id_created_at_id_idx ON public.waiting_list_entries USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX waiting_list_entries_account_status_created_at_id_idx ON public.waiting_list_entries USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX waiting_list_entries_account_updated_at_id_idx ON public.waiting_list_entries USING btree (account, updated_at, id);
CREATE INDEX waiting_list_entries_account_urgency_created_at_id_idx ON public.waiting_list_entries USING btree (account, urgency, created_at DESC, id DESC);
CREATE UNIQUE INDEX waiting_list_entries_external_id_taken ON public.waiting_list_entries USING btree (account, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX waiting_list_entries_in_order ON public.waiting_list_entries USING btree (account, array_position(ARRAY['urgent'::text, 'soon'::text, 'routine'::text], urgency), priority DESC, waiting_since, id) WHERE (status = 'waiting'::text);
alter table waiting_list_entries enable row level security, force row level security;
create policy for_maintenance on waiting_list_entries to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on waiting_list_entries to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on waiting_list_entries to attune_app;

create table waiting_list_offers (
  account               text not null default current_account(),
  id                    text not null,
  waiting_list_entry_id text not null,
  opening_id            text not null,
  person_id             text not null,
  practitioner_id       text not null,
  session_id            text not null,
  starts_at             timestamp(3) with time zone not null,
  ends_at               timestamp(3) with time zone not null,
  status                text not null,
  cause                 text not null,
  expires_at            timestamp(3) with time zone not null,
  selection             jsonb not null,
  encrypted             bytea,
  accepted_at           timestamp(3) with time zone,
  declined_at           timestamp(3) with time zone,
  expired_at            timestamp(3) with time zone,
  withdrawn_at          timestamp(3) with time zone,
  version               integer not null default 1,
  created_at            timestamp(3) with time zone not null,
  updated_at            timestamp(3) with time zone not null,
  constraint waiting_list_offers_pkey PRIMARY KEY (account, id),
  constraint waiting_list_offers_account_opening_id_fkey FOREIGN KEY (account, opening_id) REFERENCES waiting_list_openings(account, id),
  constraint waiting_list_offers_account_person_id_fkey FOREIGN KEY (account, person_id) REFERENCES persons(account, id),
  constraint waiting_list_offers_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint waiting_list_offers_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint waiting_list_offers_account_waiting_list_entry_id_fkey FOREIGN KEY (account, waiting_list_entry_id) REFERENCES waiting_list_entries(account, id),
  constraint waiting_list_offers_status_check CHECK (status = ANY (ARRAY['offered'::text, 'accepted'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text]))
);
CREATE INDEX waiting_list_offers_account_created_at_id_idx ON public.waiting_list_offers USING btree (account, created_at DESC, id DESC);
CREATE INDEX waiting_list_offers_account_opening_id_idx ON public.waiting_list_offers USING btree (account, opening_id);
CREATE INDEX waiting_list_offers_account_person_id_created_at_id_idx ON public.waiting_list_offers USING btree (account, person_id, created_at DESC, id DESC);
CREATE INDEX waiting_list_offers_account_practitioner_id_created_at_id_idx ON public.waiting_list_offers USING btree (account, practitioner_id, created_at DESC, id DESC);
CREATE INDEX waiting_list_offers_account_session_id_created_at_id_idx ON public.waiting_list_offers USING btree (account, session_id, created_at DESC, id DESC);
CREATE INDEX waiting_list_offers_account_status_created_at_id_idx ON public.waiting_list_offers USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX waiting_list_offers_account_updated_at_id_idx ON public.waiting_list_offers USING btree (account, updated_at, id);
CREATE INDEX waiting_list_offers_account_waiting_list_entry_id_created_a_idx ON public.waiting_list_offers USING btree (account, waiting_list_entry_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX waiting_list_offers_of_entry ON public.waiting_list_offers USING btree (account, waiting_list_entry_id) WHERE (status = 'offered'::text);
CREATE UNIQUE INDEX waiting_list_offers_of_opening ON public.waiting_list_offers USING btree (account, opening_id) WHERE (status = 'offered'::text);
CREATE TRIGGER notify_on_insert AFTER INSERT ON public.waiting_list_offers FOR EACH ROW EXECUTE FUNCTION schedule_notice('waiting_list_offer.notify');
alter table waiting_list_offers enable row level security, force row level security;
create policy for_maintenance on waiting_list_offers to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on waiting_list_offers to attune_app
  using (account = current_account() AND (current_person() IS NULL OR person_id = current_person()))
  with check (account = current_account() AND (current_person() IS NULL OR person_id = current_person()));
grant insert, select, update on waiting_list_offers to attune_app;

create table waiting_list_openings (
  account         text not null default current_account(),
  id              text not null,
  practitioner_id text not null,
  starts_at       timestamp(3) with time zone not null,
  ends_at         timestamp(3) with time zone not null,
  cause           text not null,
  session_id      text,
  status          text not null default 'open'::text,
  reason          text,
  skipped         jsonb not null default '[]'::jsonb,
  filled_at       timestamp(3) with time zone,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint waiting_list_openings_pkey PRIMARY KEY (account, id),
  constraint waiting_list_openings_account_practitioner_id_fkey FOREIGN KEY (account, practitioner_id) REFERENCES practitioners(account, id),
  constraint waiting_list_openings_account_session_id_fkey FOREIGN KEY (account, session_id) REFERENCES sessions(account, id),
  constraint waiting_list_openings_status_check CHECK (status = ANY (ARRAY['open'::text, 'offered'::text, 'filled'::text, 'closed'::text]))
);
CREATE INDEX waiting_list_openings_account_created_at_idx ON public.waiting_list_openings USING btree (account, created_at);
CREATE INDEX waiting_list_openings_account_practitioner_id_starts_at_idx ON public.waiting_list_openings USING btree (account, practitioner_id, starts_at);
alter table waiting_list_openings enable row level security, force row level security;
create policy for_maintenance on waiting_list_openings to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on waiting_list_openings to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on waiting_list_openings to attune_app;

create table waitlist_entries (
  id                    text not null,
  email_hash            text not null,
  email                 bytea not null,
  use_case              bytea,
  status                text not null,
  requested_at          timestamp(3) with time zone not null,
  invitation_hash       text,
  invitation_expires_at timestamp(3) with time zone,
  mail_attempts         integer not null default 0,
  invited_at            timestamp(3) with time zone,
  accepted_at           timestamp(3) with time zone,
  account               text,
  created_at            timestamp(3) with time zone not null,
  constraint waitlist_entries_pkey PRIMARY KEY (id),
  constraint waitlist_entries_email_hash_key UNIQUE (email_hash),
  constraint waitlist_entries_status_check CHECK (status = ANY (ARRAY['joined'::text, 'invited'::text, 'accepted'::text]))
);
CREATE UNIQUE INDEX waitlist_entries_invitation_hash_idx ON public.waitlist_entries USING btree (invitation_hash) WHERE (invitation_hash IS NOT NULL);
CREATE INDEX waitlist_entries_status_mail_attempts_created_at_idx ON public.waitlist_entries USING btree (status, mail_attempts, created_at);
alter table waitlist_entries enable row level security, force row level security;
create policy for_maintenance on waitlist_entries to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on waitlist_entries to attune_worker
  using (true)
  with check (true);
grant delete, insert, select, update on waitlist_entries to attune_worker;

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
  duration_ms     integer not null,
  created_at      timestamp(3) with time zone not null,
  constraint webhook_attempts_pkey PRIMARY KEY (account, id, created_at),
  constraint webhook_attempts_account_endpoint_id_fkey FOREIGN KEY (account, endpoint_id) REFERENCES webhook_endpoints(account, id) ON DELETE CASCADE
) partition by RANGE (created_at);
CREATE INDEX webhook_attempts_account_endpoint_id_created_at_id_idx ON ONLY public.webhook_attempts USING btree (account, endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_attempts_account_endpoint_id_event_id_idx ON ONLY public.webhook_attempts USING btree (account, endpoint_id, event_id);
CREATE INDEX webhook_attempts_account_endpoint_id_succeeded_created_at_i_idx ON ONLY public.webhook_attempts USING btree (account, endpoint_id, succeeded, created_at DESC, id DESC);
CREATE INDEX webhook_attempts_to_delete ON ONLY public.webhook_attempts USING brin (created_at);
alter table webhook_attempts enable row level security, force row level security;
create policy for_maintenance on webhook_attempts to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on webhook_attempts to attune_worker
  using (true)
  with check (true);
create policy own_account on webhook_attempts to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select on webhook_attempts to attune_app;
grant delete, select on webhook_attempts to attune_worker;
grant update (excerpt) on webhook_attempts to attune_worker;

create table webhook_deliveries (
  account         text not null default current_account(),
  endpoint_id     text not null,
  event_id        text not null,
  status          text not null default 'pending'::text,
  attempts        integer not null default 0,
  next_attempt_at timestamp(3) with time zone not null,
  duplicate       boolean not null default false,
  constraint webhook_deliveries_pkey PRIMARY KEY (account, endpoint_id, event_id),
  constraint webhook_deliveries_account_endpoint_id_fkey FOREIGN KEY (account, endpoint_id) REFERENCES webhook_endpoints(account, id) ON DELETE CASCADE,
  constraint webhook_deliveries_account_event_id_fkey FOREIGN KEY (account, event_id) REFERENCES events(account, id) ON DELETE CASCADE,
  constraint webhook_deliveries_status_check CHECK (status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'exhausted'::text, 'aborted'::text]))
) with (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX webhook_deliveries_account_event_id_idx ON public.webhook_deliveries USING btree (account, event_id);
CREATE INDEX webhook_deliveries_pending ON public.webhook_deliveries USING btree (account, endpoint_id, next_attempt_at) WHERE (status = 'pending'::text);
alter table webhook_deliveries enable row level security, force row level security;
create policy for_maintenance on webhook_deliveries to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on webhook_deliveries to attune_worker
  using (true)
  with check (true);
create policy own_account on webhook_deliveries to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on webhook_deliveries to attune_app;
grant insert, select, update on webhook_deliveries to attune_worker;

create table webhook_endpoints (
  account       text not null default current_account(),
  id            text not null,
  url           text not null,
  description   text,
  event_types   text[] not null,
  status        text not null,
  enabled_at    timestamp(3) with time zone,
  disabled_at   timestamp(3) with time zone,
  reason        text,
  secrets       jsonb not null,
  failing_since timestamp(3) with time zone,
  warned_at     timestamp(3) with time zone,
  metadata      jsonb not null default '{}'::jsonb,
  version       integer not null default 1,
  created_at    timestamp(3) with time zone not null,
  updated_at    timestamp(3) with time zone not null,
  skip_imported boolean not null default false,
  constraint webhook_endpoints_pkey PRIMARY KEY (account, id),
  constraint webhook_endpoints_status_check CHECK (status = ANY (ARRAY['enabled'::text, 'disabled'::text]))
);
CREATE INDEX webhook_endpoints_account_created_at_id_idx ON public.webhook_endpoints USING btree (account, created_at DESC, id DESC);
CREATE INDEX webhook_endpoints_account_status_created_at_id_idx ON public.webhook_endpoints USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX webhook_endpoints_account_updated_at_id_idx ON public.webhook_endpoints USING btree (account, updated_at, id);
CREATE INDEX webhook_endpoints_enabled ON public.webhook_endpoints USING btree (account, id) WHERE (status = 'enabled'::text);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.webhook_endpoints FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.webhook_endpoints FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('webhook_endpoint');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.webhook_endpoints FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('webhook_endpoint');
alter table webhook_endpoints enable row level security, force row level security;
create policy for_maintenance on webhook_endpoints to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_reencryption on webhook_endpoints for update to attune_worker
  using (true);
create policy for_worker on webhook_endpoints for select to attune_worker
  using (true);
create policy own_account on webhook_endpoints to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on webhook_endpoints to attune_app;
grant select on webhook_endpoints to attune_worker;
grant update (secrets) on webhook_endpoints to attune_worker;

create table worklist_changes (
  account      text not null default current_account(),
  id           bigint not null generated always as identity,
  status       text not null,
  payer_id     text not null,
  service_date date not null,
  deadline     date not null,
  claims       integer not null,
  amount       bigint not null,
  constraint worklist_changes_pkey PRIMARY KEY (account, id)
);
alter table worklist_changes enable row level security, force row level security;
create policy for_maintenance on worklist_changes to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on worklist_changes for select to attune_worker
  using (true);
create policy own_account on worklist_changes to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on worklist_changes to attune_app;
grant select (account) on worklist_changes to attune_worker;

create table worklist_sums (
  account      text not null default current_account(),
  axis         text not null,
  key          text not null,
  service_date date not null,
  deadline     date not null,
  claims       bigint not null,
  amount       bigint not null,
  constraint worklist_sums_pkey PRIMARY KEY (account, axis, key, service_date, deadline)
);
CREATE INDEX worklist_sums_empty ON public.worklist_sums USING btree (account) WHERE (claims = 0);
alter table worklist_sums enable row level security, force row level security;
create policy for_maintenance on worklist_sums to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy own_account on worklist_sums to attune_app
  using (account = current_account())
  with check (account = current_account());
grant delete, insert, select, update on worklist_sums to attune_app;

create table x12_documents (
  account         text not null default current_account(),
  id              text not null,
  source          text not null,
  reference       text,
  sha256          text not null,
  bytes           integer not null,
  status          text not null,
  transactions    jsonb not null default '[]'::jsonb,
  errors          jsonb not null default '[]'::jsonb,
  error_count     integer not null default 0,
  resolution      text,
  processed_count integer not null default 0,
  reason          text,
  resolved_by     text,
  encrypted       bytea not null,
  processed_at    timestamp(3) with time zone,
  excepted_at     timestamp(3) with time zone,
  retried_at      timestamp(3) with time zone,
  resolved_at     timestamp(3) with time zone,
  metadata        jsonb not null default '{}'::jsonb,
  version         integer not null default 1,
  created_at      timestamp(3) with time zone not null,
  updated_at      timestamp(3) with time zone not null,
  constraint x12_documents_pkey PRIMARY KEY (account, id),
  constraint x12_documents_account_sha256_key UNIQUE (account, sha256),
  constraint x12_documents_source_check CHECK (source = ANY (ARRAY['api'::text, 'clearinghouse'::text])),
  constraint x12_documents_status_check CHECK (status = ANY (ARRAY['received'::text, 'processed'::text, 'excepted'::text, 'resolved'::text]))
);
CREATE INDEX x12_documents_account_created_at_id_idx ON public.x12_documents USING btree (account, created_at DESC, id DESC);
CREATE INDEX x12_documents_account_source_created_at_id_idx ON public.x12_documents USING btree (account, source, created_at DESC, id DESC);
CREATE INDEX x12_documents_account_status_created_at_id_idx ON public.x12_documents USING btree (account, status, created_at DESC, id DESC);
CREATE INDEX x12_documents_account_updated_at_id_idx ON public.x12_documents USING btree (account, updated_at, id);
CREATE INDEX x12_documents_received ON public.x12_documents USING btree (account, id) WHERE (status = 'received'::text);
CREATE TRIGGER delete_metadata_hashes AFTER DELETE ON public.x12_documents FOR EACH ROW WHEN ((old.metadata <> '{}'::jsonb)) EXECUTE FUNCTION delete_metadata_hashes();
CREATE TRIGGER index_metadata_on_insert AFTER INSERT ON public.x12_documents FOR EACH ROW WHEN ((new.metadata <> '{}'::jsonb)) EXECUTE FUNCTION index_plain_metadata('x12_document');
CREATE TRIGGER index_metadata_on_update AFTER UPDATE OF metadata ON public.x12_documents FOR EACH ROW WHEN ((old.metadata <> new.metadata)) EXECUTE FUNCTION index_plain_metadata('x12_document');
alter table x12_documents enable row level security, force row level security;
create policy for_maintenance on x12_documents to current_user
  using (is_maintenance())
  with check (is_maintenance());
create policy for_worker on x12_documents to attune_worker
  using (true)
  with check (true);
create policy own_account on x12_documents to attune_app
  using (account = current_account())
  with check (account = current_account());
grant insert, select, update on x12_documents to attune_app;
grant select (account, id, encrypted) on x12_documents to attune_worker;
grant update (encrypted) on x12_documents to attune_worker;
