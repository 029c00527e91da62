-- compatible: adds a column. A document can be the file that a consent asks the person to sign.
alter table documents
  add column consent_id text,
  add foreign key (account, consent_id) references consents (account, id)
    on delete set null (consent_id); -- Only drafts are deleted.
create index on documents (account, consent_id, created_at desc, id desc)
  where consent_id is not null;
