-- compatible: adds tables. Payers loaded with "attune ingest payers", beside the built-in ones. They
-- belong to no account.
create table directory_payers (
  id         text primary key, -- Payer ID at clearinghouses.
  name       text not null,
  aliases    text[] not null default '{}',
  filing_code text not null default 'CI', -- SBR09
  enrollment jsonb not null, -- Transactions that require enrollment.
  -- The name without accents and case, in byte order, to order lists.
  name_key   text collate "C" generated always as (fold_text(name)) stored
);
create index on directory_payers (name_key, id);
create index on directory_payers (filing_code, name_key, id);
select publish_register('directory_payers');

-- The words of names, aliases and IDs. In byte order, so that the words with a prefix are one range.
create table directory_payer_words (
  word     text collate "C" not null,
  payer_id text not null references directory_payers on delete cascade,
  primary key (word, payer_id)
);
create index on directory_payer_words (payer_id);
select publish_register('directory_payer_words');
