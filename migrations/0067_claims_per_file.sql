-- compatible: adds columns. Several claims can be sent in one file, which has its own control number
-- and time in ISA and GS. Null if a document was sent alone.
alter table transmissions
  add column file_number integer, -- ISA13 and GS06; ST02 stays the transmission's own.
  add column file_created_at timestamptz(3);
create index on transmissions (account, file_number) where file_number is not null;
