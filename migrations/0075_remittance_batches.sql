-- compatible: adds a column and a table. Remittances are posted in batches: the outcomes of a batch
-- wait here until all claims are processed.

alter table remittances add column processed_count integer not null default 0;
update remittances set processed_count = jsonb_array_length(claims);

create table remittance_batches (
  account       text not null,
  remittance_id text not null,
  position      integer not null, -- Claims processed before this batch.
  claims        jsonb not null,
  exceptions    jsonb not null,
  primary key (account, remittance_id, position),
  foreign key (account, remittance_id) references remittances (account, id)
);
select isolate_by_account('remittance_batches');
grant delete on remittance_batches to attune_app;
