-- Currencies are written in lower case everywhere, as in usd: practitioners' prices and covers were
-- the exception.

update practitioners
set rates = regexp_replace(rates::text, '("currency": ")USD"', '\1usd"', 'g')::jsonb,
    malpractice_covers =
      regexp_replace(malpractice_covers::text, '("currency": ")USD"', '\1usd"', 'g')::jsonb
where rates::text like '%"USD"%' or malpractice_covers::text like '%"USD"%';
