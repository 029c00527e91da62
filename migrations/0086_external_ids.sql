-- compatible: adds columns. The ID of an object in another system, unique per account and kind, so
-- that an import or a nightly sync finds what it created.
create function add_external_id(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s add column external_id text', name);
  execute format(
    'create unique index %1$s_external_id_taken on %1$s (account, external_id)
     where external_id is not null', name);
end $$;

select add_external_id('practitioners');
select add_external_id('persons');
select add_external_id('consents');
select add_external_id('sessions');
select add_external_id('notes');
select add_external_id('assessments');
select add_external_id('coverages');
