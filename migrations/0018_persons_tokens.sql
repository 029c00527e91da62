-- What persons reach with tokens of their own: notes that are released to them, and images of their
-- insurance cards.

-- Signing a note releases it to the person, unless it is withheld.
alter table notes
  add released_at timestamptz(3),
  add withheld_at timestamptz(3);
update notes set released_at = signed_at where status in ('signed', 'amended');

-- The front and the back of an insurance card, encrypted under the person's key.
create table card_images (
  account     text not null,
  id          text not null,
  person_id   text not null,
  coverage_id text not null,
  side        text not null check (side in ('front', 'back')),
  encrypted   bytea,
  version     integer not null default 1,
  created_at  timestamptz(3) not null,
  updated_at  timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, coverage_id) references coverages (account, id)
);
-- An upload replaces the earlier image of that side.
create unique index card_images_of_coverage on card_images (account, coverage_id, side);
create index on card_images (account, created_at desc, id desc);
create index on card_images (account, coverage_id, created_at desc, id desc);
create index on card_images (account, person_id, created_at desc, id desc);
select isolate_by_account('card_images', 'person_id');
grant delete on card_images to attune_app;

-- The files, apart from what lists read.
create table card_image_files (
  account       text not null,
  id            text not null,
  person_id     text not null,
  card_image_id text not null,
  encrypted     bytea,
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, card_image_id) references card_images (account, id) on delete cascade
);
create unique index card_image_files_of_image on card_image_files (account, card_image_id);
create index on card_image_files (account, person_id, created_at, id);
select isolate_by_account('card_image_files', 'person_id');
grant delete on card_image_files to attune_app;
