-- Calendars that other programs subscribe to, by an address nobody can guess. Of its token the hash
-- is kept, so that whoever reads the database cannot read the calendars.

create table calendar_feeds (
  account         text not null,
  id              text not null,
  practitioner_id text not null,
  name            text not null,
  detail          text not null check (detail in ('busy', 'format')),
  status          text not null,
  token_hash      text not null,
  issued_at       timestamptz(3) not null,
  revoked_at      timestamptz(3),
  metadata        jsonb not null default '{}',
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  constraint calendar_feeds_status_check check (status in ('issued', 'revoked'))
);
create index on calendar_feeds (account, created_at desc, id desc);
-- Not unique: nothing is unique across accounts, and two equal hashes cannot happen.
create index on calendar_feeds (token_hash);
select isolate_by_account('calendar_feeds');
create policy own_feeds on calendar_feeds as restrictive to attune_app
  using (current_practitioner() is null or practitioner_id = current_practitioner())
  with check (current_practitioner() is null or practitioner_id = current_practitioner());

-- Whoever presents a token may see the row of that token; that is how its account is found.
create function current_token_hash() returns text stable
  return nullif(current_setting('app.token_hash', true), '');
create policy presented_token on calendar_feeds for select to attune_app
  using (token_hash = current_token_hash());

create type feed_entrance as (
  practitioner_id text,
  detail          text,
  now             timestamptz(3)
);

-- As enter() does for a key: finds the feed of a token, and takes on its account.
create function enter_feed(presented_hash text) returns feed_entrance language plpgsql as $$
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
end $$;
