-- compatible: adds columns. Who sent a document to whom, so that only an acknowledgment of that
-- document matches it. Null for letters, which have no envelope.
alter table transmissions
  add column sender_id text, -- ISA06
  add column receiver_id text; -- ISA08

-- Control numbers start at a random place: another sender's numbers, which usually start at 1, are
-- unlikely to be among them.
select setval('interchange_numbers', 1 + floor(random() * 900000000)::bigint);
