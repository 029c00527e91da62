-- Of somebody who was erased nothing is left to send.
alter table transmissions drop constraint transmissions_status_check;
alter table transmissions add constraint transmissions_status_check check (status in (
  'queued', 'sending', 'sent', 'dropped'));
alter table transmissions add column dropped_at timestamptz(3);

-- A remittance that came broken, and of which nothing was posted, gives way to the whole one.
alter table remittances add column resent_at timestamptz(3);

-- How much of a document was handed on: a large one takes several steps of the clock.
alter table x12_documents add column handed_on integer not null default 0;
