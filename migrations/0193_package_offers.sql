-- compatible: adds a table and a column. A package offer is an entry of the price list: a package or
-- membership that the account sells. A package copies its terms, so that a later change of the
-- offer doesn't change what was sold.
create table package_offers (
  account          text not null,
  id               text not null,
  type             text not null check (type in ('package', 'membership')),
  name             text not null,
  price            jsonb not null,
  sessions         integer check (sessions > 0),
  discount_percent integer check (discount_percent between 1 and 100),
  months           integer not null check (months > 0 and (type = 'package' or months = 1)),
  service_id       text,
  procedure_codes  text[] not null default '{}',
  archived         boolean not null default false,
  metadata         jsonb not null default '{}',
  version          integer not null default 1,
  created_at       timestamptz(3) not null,
  updated_at       timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, service_id) references services (account, id),
  check ((sessions is null) <> (discount_percent is null))
);
create index on package_offers (account, created_at desc, id desc);
create index on package_offers (account, updated_at, id);
create index on package_offers (account, archived, created_at desc, id desc);
select isolate_by_account('package_offers');
select index_metadata_of('package_offers', 'package_offer');

alter table packages
  add column offer_id text,
  add foreign key (account, offer_id) references package_offers (account, id);
