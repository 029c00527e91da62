-- compatible: adds what lists are searched and ordered by.

-- Metadata that isn't encrypted is found like metadata that is: by a hash in metadata_hashes. It
-- needs no key, so a trigger writes it.
create function plain_metadata_hash(object text, key text, value text) returns bytea
immutable language sql
  return substring(
    sha256(convert_to(object || ':' || octet_length(key) || ':' || key || value, 'UTF8')), 1, 16);

create function index_plain_metadata() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from metadata_hashes where account = old.account and object_id = old.id;
  end if;
  insert into metadata_hashes (account, object_id, hash)
  select new.account, new.id, plain_metadata_hash(tg_argv[0], pair.key, pair.value)
  from jsonb_each_text(new.metadata) as pair;
  return null;
end $$;

-- Objects without metadata run no trigger.
create function index_metadata_of(name regclass, object text) returns void language plpgsql as $$
begin
  execute format($trigger$
    create trigger index_metadata_on_insert after insert on %1$s
      for each row when (new.metadata <> '{}') execute function index_plain_metadata(%2$L);
    create trigger index_metadata_on_update after update of metadata on %1$s
      for each row when (old.metadata <> new.metadata) execute function index_plain_metadata(%2$L);
    create trigger delete_metadata_hashes after delete on %1$s
      for each row when (old.metadata <> '{}') execute function delete_metadata_hashes();
    insert into metadata_hashes (account, object_id, hash)
    select account, id, plain_metadata_hash(%2$L, pair.key, pair.value)
    from %1$s cross join jsonb_each_text(metadata) as pair
  $trigger$, name, object);
end $$;

select index_metadata_of('api_keys', 'api_key');
select index_metadata_of('webhook_endpoints', 'webhook_endpoint');
select index_metadata_of('practitioners', 'practitioner');
select index_metadata_of('verifications', 'verification');
select index_metadata_of('checks', 'check');
select index_metadata_of('calendar_feeds', 'calendar_feed');
select index_metadata_of('payouts', 'payout');
select index_metadata_of('payer_contracts', 'payer_contract');
select index_metadata_of('billing_providers', 'billing_provider');
select index_metadata_of('x12_documents', 'x12_document');
select index_metadata_of('remittances', 'remittance');
select index_metadata_of('deposits', 'deposit');

-- Text as it is searched and sorted: without accents and case. It doesn't use the collation of the
-- database, which can be one that knows only ASCII letters.
create function fold_text(value text) returns text immutable language sql
  return replace(replace(replace(replace(
    translate(
      regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
        'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς'
        'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐЂЈЉЊЋЏ'
        'ØøŁłĐđÐðĦħŦŧŊŋıÆŒÞẞ',
      'abcdefghijklmnopqrstuvwxyz'
        'αβγδεζηθικλμνξοπρστυφχψωσ'
        'абвгдежзийклмнопрстуфхцчшщъыьэюяєіґђјљњћџ'
        'oollddddhhttnniæœþß'),
    'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss');

-- One word of a name, as it is searched: O'Brien is found as obrien.
create function search_word(word text) returns text immutable language sql
  return regexp_replace(fold_text(word), '[''`"’‘ʼ.,;:()]', '', 'g');

create function search_words(value text) returns setof text immutable language sql as $$
  select distinct search_word(word)
  from regexp_split_to_table(value, '[\s/\u2010-\u2015-]+') as word
  where search_word(word) <> ''
$$;

create or replace function facets_of(p practitioners) returns setof text stable language sql as $$
  select 'language:' || word from unnest(p.languages) as word
  union select 'specialty:' || word from unnest(p.specialties) as word
  union select 'modality:' || word from unnest(p.modalities) as word
  union select 'age_group:' || word from unnest(p.age_groups) as word
  union select 'format:' || word from unnest(p.formats) as word
  union select 'payer:' || word from unnest(p.payer_networks) as word
  union select 'payer:' || (item ->> 'payer_id')
    from jsonb_array_elements(p.network_participations) as item
  union select 'jurisdiction:' || (item ->> 'jurisdiction')
    from jsonb_array_elements(p.licenses) as item
  union select
      coalesce('jurisdiction:' || (item ->> 'jurisdiction'), 'compact:' || (item ->> 'compact'))
    from jsonb_array_elements(p.privileges) as item
  union select 'npi:' || p.npi where p.npi is not null
  union select 'supervisor:' || (p.supervision ->> 'supervisor_id')
    where p.supervision ->> 'supervisor_id' is not null
  union select 'name:' || name_key(p.name ->> 'family', p.name ->> 'given')
    where name_key(p.name ->> 'family', p.name ->> 'given') is not null
  union select 'name:' || name_key(item ->> 'family', item ->> 'given')
    from jsonb_array_elements(p.former_names) as item
    where name_key(item ->> 'family', item ->> 'given') is not null
  -- The current name only: a former name identifies a practitioner, but nobody finds them by it.
  union select 'word:' || search_words(concat_ws(' ', p.name ->> 'prefix', p.name ->> 'given',
    p.name ->> 'middle', p.name ->> 'family', p.name ->> 'suffix'))
$$;

-- In byte order, so that the words with a prefix are one range of the index.
alter table practitioner_facets alter facet type text collate "C";
insert into practitioner_facets (account, practitioner_id, facet)
select account, id, facets_of(practitioners) from practitioners
on conflict do nothing;

alter table practitioners add family_name_key text collate "C" not null
  generated always as (fold_text(name ->> 'family')) stored;
create index on practitioners (account, family_name_key, id);
create index on practitioners (account, cycle_ends_on, id) where cycle_ends_on is not null;
