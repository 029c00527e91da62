-- Sessions with all that can be said of them. What they block is stored, buffers and all, so that
-- the constraint which keeps a practitioner from being booked twice sees the buffers too.

alter table sessions
  drop constraint slot_taken,
  drop constraint sessions_status_check,
  add type                    text not null default 'individual',
  add format                  text not null default 'telehealth',
  add time_zone               text,
  add place                   jsonb,
  add procedure_code            text,
  add payer_type              text,
  add buffer_before_minutes   integer not null default 0,
  add buffer_after_minutes    integer not null default 0,
  add busy                    tstzrange,
  add requires_approval       boolean not null default false,
  add availability_overridden boolean not null default false,
  add hold_expires_at         timestamptz(3),
  add capacity                integer check (capacity > 0),
  add seats_taken             integer not null default 0,
  add participants            jsonb not null default '[]',
  add person_location         jsonb,
  add policy                  jsonb,
  add fee                     jsonb,
  add canceled_by             text,
  add series_id               text,
  add series_index            integer,
  add original_starts_at      timestamptz(3),
  add rescheduled_from        jsonb,
  add reschedule_count        integer not null default 0,
  add held_at                 timestamptz(3),
  add requested_at            timestamptz(3),
  add checked_in_at           timestamptz(3),
  add declined_at             timestamptz(3),
  add expired_at              timestamptz(3),
  add released_at             timestamptz(3),
  add rescheduled_at          timestamptz(3),
  add corrected_at            timestamptz(3);

update sessions
set busy = tstzrange(starts_at, ends_at), time_zone = practitioners.time_zone
from practitioners
where practitioners.account = sessions.account and practitioners.id = sessions.practitioner_id;

alter table sessions
  alter busy set not null,
  alter time_zone set not null,
  add constraint sessions_status_check check (status in (
    'held', 'requested', 'scheduled', 'checked_in', 'started',
    'completed', 'canceled', 'no_show', 'declined', 'expired', 'released')),
  -- An empty range overlaps nothing, and so would let anything in beside it.
  add constraint sessions_block_their_time check (busy @> tstzrange(starts_at, ends_at)),
  add constraint seats_within_capacity check (capacity is null or seats_taken <= capacity),
  add constraint slot_taken
    exclude using gist (account with =, practitioner_id with =, busy with &&)
    where (status in ('held', 'requested', 'scheduled', 'checked_in', 'started'));

-- A practitioner's calendar. By times, not by ranges: behind the wall between accounts only what
-- cannot leak may be looked up in an index, and comparing times is known to be so.
create index on sessions (account, practitioner_id, starts_at);
create index on sessions (account, series_id, series_index) where series_id is not null;
