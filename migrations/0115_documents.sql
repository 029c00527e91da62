-- compatible: adds tables. Documents: files of a person, a practitioner, a claim or the account. The
-- files are in the file store, each encrypted with a key of its own, which its version keeps
-- encrypted. So destroying a person's key makes their files unreadable.
create table documents (
  account           text not null,
  id                text not null,
  person_id         text,
  practitioner_id   text,
  claim_id          text,
  kind              text not null,
  status            text not null,
  latest_version    integer not null default 1,
  visible_to_person boolean not null default true,
  encrypted         bytea,
  version_added_at  timestamptz(3),
  uploaded_at       timestamptz(3),
  available_at      timestamptz(3),
  quarantined_at    timestamptz(3),
  deleted_at        timestamptz(3),
  version           integer not null default 1,
  created_at        timestamptz(3) not null,
  updated_at        timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, practitioner_id) references practitioners (account, id),
  foreign key (account, claim_id) references claims (account, id),
  constraint documents_status_check check (status in (
    'awaiting_upload', 'scanning', 'available', 'quarantined', 'deleted'))
);
create index on documents (account, created_at desc, id desc);
create index on documents (account, updated_at, id);
create index on documents (account, person_id, created_at desc, id desc);
create index on documents (account, practitioner_id, created_at desc, id desc)
  where practitioner_id is not null;
create index on documents (account, claim_id, created_at desc, id desc) where claim_id is not null;
create index on documents (account, kind, created_at desc, id desc);
create index on documents (account, status, created_at desc, id desc);
select isolate_by_account('documents', 'person_id');
create policy for_reencryption on documents to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted), update (encrypted) on documents to attune_worker;

-- Each upload.
create table document_versions (
  account       text not null,
  id            text not null,
  document_id   text not null,
  person_id     text,
  number        integer not null,
  status        text not null,
  file_id       text, -- In the file store, as is the thumbnail.
  thumbnail_id  text,
  encrypted     bytea,
  scan_at       timestamptz(3), -- By the real time. Null if there is nothing to scan.
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, document_id) references documents (account, id),
  foreign key (account, person_id) references persons (account, id),
  constraint document_versions_status_check check (status in (
    'awaiting_upload', 'scanning', 'available', 'quarantined', 'deleted'))
);
create unique index document_versions_of_document on document_versions
  (account, document_id, number);
create index on document_versions (account, document_id, created_at desc, id desc);
create index on document_versions (account, document_id, updated_at, id);
create index on document_versions (account, person_id, created_at, id);
create index document_versions_unscanned on document_versions (scan_at) where scan_at is not null;
select isolate_by_account('document_versions', 'person_id');
create policy for_worker on document_versions to attune_worker using (true) with check (true);
grant select (account, id, person_id, encrypted, scan_at), update (encrypted)
  on document_versions to attune_worker;

-- Files that the worker removes from the file store: those that were deleted, and those of uploads
-- that never finished. A file is listed before it is stored, and no longer once a version refers to
-- it, so a crash leaves no file behind.
create table file_removals (
  account   text not null,
  file_id   text not null,
  remove_at timestamptz(3) not null, -- By the real time.
  primary key (account, file_id)
);
create index on file_removals (remove_at);
select isolate_by_account('file_removals');
grant delete on file_removals to attune_app;
create policy for_worker on file_removals for select to attune_worker using (true);
grant select on file_removals to attune_worker;
