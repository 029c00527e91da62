-- compatible: adds a table. How an account identifies itself to a clearinghouse, and the
-- clearinghouse, in the envelopes of documents.
create table clearinghouse_connections (
  account            text not null,
  id                 text not null,
  name               text not null,
  usage              text not null check (usage in ('test', 'production')), -- ISA15
  sender_qualifier   text not null, -- ISA05
  sender             text not null, -- ISA06
  receiver_qualifier text not null, -- ISA07
  receiver           text not null, -- ISA08
  group_sender       text, -- GS02; the sender if null.
  group_receiver     text, -- GS03; the receiver if null.
  submitter          jsonb not null, -- NM1*41 and its PER
  receiver_name      text not null, -- NM1*40
  receiver_etin      text, -- NM109 of NM1*40; the receiver if null.
  metadata           jsonb not null default '{}',
  version            integer not null default 1,
  created_at         timestamptz(3) not null,
  updated_at         timestamptz(3) not null,
  primary key (account, id)
);
create index on clearinghouse_connections (account, created_at desc, id desc);
create index on clearinghouse_connections (account, updated_at, id);
select isolate_by_account('clearinghouse_connections');
select index_metadata_of('clearinghouse_connections', 'clearinghouse_connection');
