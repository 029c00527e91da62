-- compatible: adds a column. What a connection can exchange depends on its type alone.
alter table clearinghouse_connections add column capabilities text[] not null
  generated always as (case type
    when 'stedi' then array['claims', 'claim_status', 'eligibility', 'remittances']
    when 'simulated' then array['claims', 'claim_status', 'eligibility', 'letters', 'remittances']
    else array['claims', 'claim_status', 'letters', 'remittances'] end) stored;
