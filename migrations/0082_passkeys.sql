-- compatible: adds tables. Passkeys of members.
create table passkeys (
  account       text not null references accounts,
  id            text not null,
  member_id     text not null,
  name          text not null,
  credential_id text not null,
  public_key    bytea not null,
  counter       bigint not null,
  transports    text[] not null,
  last_used_at  timestamptz(3),
  created_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, member_id) references members (account, id)
);
create unique index passkey_exists on passkeys (account, credential_id);
create index on passkeys (credential_id);
create index on passkeys (account, member_id, created_at);
select isolate_by_account('passkeys');
grant delete on passkeys to attune_app;
create policy for_worker on passkeys to attune_worker using (true) with check (true);
grant select, update (counter, last_used_at) on passkeys to attune_worker;

-- Challenges that a passkey has signed, until they expire: each works once. They are signed by the
-- server, so that unused ones need no row.
create table used_challenges (
  challenge  text primary key,
  expires_at timestamptz(3) not null
);
create index used_challenges_to_delete on used_challenges (expires_at);
select force_row_security('used_challenges');
create policy for_worker on used_challenges to attune_worker using (true) with check (true);
grant select, insert, delete on used_challenges to attune_worker;
