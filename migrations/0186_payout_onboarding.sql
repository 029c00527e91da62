-- compatible: adds columns, indexes and policies. What the processor reports about the account that
-- a practitioner's payouts go to, and the page where the practitioner enters their details.
alter table payout_terms
  add column payouts_enabled boolean,
  add column requirements text[] not null default '{}',
  add column onboarding jsonb,
  add column failure jsonb;

-- The processor's webhooks name an account or a transfer by its reference.
create index payout_terms_by_destination on payout_terms (destination)
  where destination is not null;
create policy for_worker on payout_terms for select to attune_worker using (true);
grant select (account, practitioner_id, destination) on payout_terms to attune_worker;
create index payouts_by_reference on payouts (processor_reference)
  where processor_reference is not null;
create policy for_worker on payouts for select to attune_worker using (true);
grant select (account, id, processor, processor_reference) on payouts to attune_worker;
