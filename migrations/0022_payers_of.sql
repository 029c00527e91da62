-- compatible
-- The payers that cover a person on a date. The consent decision asks, which comes before coverages
-- and doesn't know their states.
create function payers_of(of_account text, wanted_person_id text, on_date date)
  returns text[] stable
begin atomic
  select array(
    select distinct payer_id from coverages
    where account = of_account and person_id = wanted_person_id
      and status = 'active' and daterange(starts_on, ends_on, '[]') @> on_date);
end;
