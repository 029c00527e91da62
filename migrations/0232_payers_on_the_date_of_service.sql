-- compatible: replaces a function. A payer of a coverage that has ended still covers the care before
-- its end, so the dates decide alone. Only a voided coverage never counts.
create or replace function payers_of(of_account text, wanted_person_id text, on_date date)
  returns text[] language sql stable
begin atomic
  select array(
    select distinct payer_id from coverages
    where account = of_account and person_id = wanted_person_id
      and status in ('active', 'terminated')
      and daterange(starts_on, ends_on, '[]') @> on_date);
end;
