-- The clinical record. What a note says lies encrypted under the person's key; columns know who wrote
-- it, of whom, in which form, and where it stands.

create table notes (
  account           text not null,
  id                text not null,
  person_id         text not null,
  session_id        text,
  author_id         text not null,
  supervisor_id     text,
  kind              text not null,
  format            text not null,
  status            text not null check (status in (
    'drafted', 'submitted', 'returned', 'signed', 'amended', 'voided', 'discarded')),
  encrypted            bytea,
  void_requested_by text, -- The first of the two actors that voiding takes.
  submitted_at      timestamptz(3),
  returned_at       timestamptz(3),
  withdrawn_at      timestamptz(3),
  signed_at         timestamptz(3),
  amended_at        timestamptz(3),
  voided_at         timestamptz(3),
  discarded_at      timestamptz(3),
  version           integer not null default 1,
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, session_id) references sessions (account, id),
  foreign key (account, author_id) references practitioners (account, id),
  foreign key (account, supervisor_id) references practitioners (account, id)
);
create index on notes (account, created_at desc, id desc);
create index on notes (account, person_id, created_at desc, id desc);
create index on notes (account, author_id, created_at desc, id desc);
create index on notes (account, session_id) where session_id is not null;
select isolate_by_account('notes');
select bound_to_person('notes', 'person_id');

-- What a draft said before each time it was saved.
create table note_versions (
  account    text not null,
  id         text not null,
  note_id    text not null,
  person_id  text not null,
  number     integer not null,
  saved_by   text not null,
  encrypted     bytea,
  version    integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, note_id) references notes (account, id),
  foreign key (account, person_id) references persons (account, id)
);
create index on note_versions (account, note_id, created_at desc, id desc);
create index on note_versions (account, person_id, created_at, id);
select isolate_by_account('note_versions');
select bound_to_person('note_versions', 'person_id');

-- What was signed: the hash of the content, chained to what the same signer signed before. These
-- are written once; those who serve can neither change nor remove them.
create table note_signatures (
  account       text not null,
  note_id       text not null,
  signer_id     text not null,
  number        integer not null, -- Of the signer's signatures, which.
  action        text not null check (action in (
    'sign', 'cosign', 'addendum', 'late_entry', 'correction', 'patient_statement', 'void')),
  part_id       text, -- Of an amendment, which.
  content_hash  text not null,
  previous_hash text,
  hash          text not null,
  signature     text not null,
  key_id        text not null,
  signed_at     timestamptz(3) not null,
  primary key (account, signer_id, number),
  foreign key (account, note_id) references notes (account, id)
);
create index on note_signatures (account, note_id, signed_at);
select isolate_by_account('note_signatures');
revoke update on note_signatures from attune_app;
