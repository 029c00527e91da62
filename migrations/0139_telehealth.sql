-- compatible: adds columns, tables and a trigger. Video rooms of telehealth sessions, and how an
-- account provides them. Without a row, an account has the default settings.
create table telehealth_settings (
  account            text primary key references accounts (account),
  settings           jsonb not null default '{}',
  credentials        bytea, -- Encrypted.
  credentials_set_at timestamptz(3)
);
select isolate_by_account('telehealth_settings');
-- A person's token reads when rooms open.
alter policy own_account on telehealth_settings
  with check (account = current_account() and current_person() is null);
create policy for_worker on telehealth_settings to attune_worker using (true) with check (true);
grant select (account, credentials), update (credentials) on telehealth_settings to attune_worker;

alter table practitioners add column video_url text;

alter table sessions
  add column practitioner_connected_at timestamptz(3),
  add column practitioner_disconnected_at timestamptz(3);

-- A room at a video provider. Its times are real, whatever the account's clock says.
create table video_rooms (
  account       text not null,
  id            text not null,
  session_id    text not null,
  name          text not null, -- At the provider. Random, so that nobody can guess it.
  simulated     boolean not null,
  url           text, -- Null until the provider has the room with these times.
  opens_at      timestamptz(3) not null,
  expires_at    timestamptz(3) not null,
  connections   text[] not null default '{}', -- Which webhooks were recorded.
  attempts      integer not null default 0, -- To delete the room.
  claimed_until timestamptz(3),
  closed_at     timestamptz(3), -- Nobody gets a link anymore.
  deleted_at    timestamptz(3), -- From the provider.
  created_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, session_id) references sessions (account, id) on delete cascade
);
create unique index video_rooms_of_session on video_rooms (account, session_id)
  where closed_at is null;
create index on video_rooms (account, session_id);
create index on video_rooms (name);
create index video_rooms_expired on video_rooms (expires_at) where deleted_at is null;
select isolate_by_account('video_rooms');
-- A person who cancels a session closes its room.
alter policy own_account on video_rooms
  using (account = current_account()
    and (current_person() is null or has_seat(account, session_id)))
  with check (account = current_account()
    and (current_person() is null or has_seat(account, session_id)));
create policy for_worker on video_rooms for select to attune_worker using (true);
grant select (account, id, name, expires_at, deleted_at, claimed_until) on video_rooms
  to attune_worker;

-- A session that doesn't take place, or gets another practitioner, loses its room. A trigger, so
-- that no way to change a session misses it.
create function close_video_room() returns trigger language plpgsql as $$
begin
  update video_rooms
  set closed_at = now(), expires_at = least(expires_at, now())
  where account = new.account and session_id = new.id and closed_at is null;
  return null;
end $$;
create trigger close_video_room after update of status on sessions
for each row
when (old.status is distinct from new.status
  and new.status in ('canceled', 'declined', 'expired', 'released'))
execute function close_video_room();
create trigger close_video_room_of_other after update of practitioner_id on sessions
for each row when (old.practitioner_id is distinct from new.practitioner_id)
execute function close_video_room();
