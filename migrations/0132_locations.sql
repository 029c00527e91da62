-- compatible: adds a table and columns. Locations are the places where sessions take place. Their
-- rooms can be booked: room_taken keeps a room from being booked twice at one time, regardless of
-- the practitioners. Buffers are the practitioner's, so they don't block the room.
create table locations (
  account          text not null,
  id               text not null,
  name             text not null,
  address          jsonb not null,
  time_zone        text not null,
  jurisdiction     text not null,
  npi              text,
  place_of_service text not null,
  rooms            jsonb not null default '[]',
  archived         boolean not null default false,
  external_id      text,
  metadata         jsonb not null default '{}',
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id)
);
create unique index locations_external_id_taken on locations (account, external_id)
  where external_id is not null;
create index on locations (account, created_at desc, id desc);
create index on locations (account, updated_at, id);
select isolate_by_account('locations');
select index_metadata_of('locations', 'location');

-- A person's token reads locations, to choose where to go.
alter policy own_account on locations
  with check (account = current_account() and current_person() is null);

alter table sessions
  add column location_id text,
  add column room_id text,
  add foreign key (account, location_id) references locations (account, id),
  add constraint sessions_room_check check (room_id is null or location_id is not null),
  add constraint room_taken
    exclude using gist (
      account with =, location_id with =, room_id with =, tstzrange(starts_at, ends_at) with &&)
    where (room_id is not null and not recorded
      and status in ('held', 'requested', 'scheduled', 'checked_in', 'started'));
create index on sessions (account, location_id, created_at desc, id desc)
  where location_id is not null;
-- A room's calendar, by times: see 0006.
create index on sessions (account, location_id, room_id, starts_at) where room_id is not null;
