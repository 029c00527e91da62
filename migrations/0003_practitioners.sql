-- The directory of those who give care.

create table practitioners (
  account             text not null,
  id                  text not null,
  status              text not null check (status in ('unverified')),
  name                jsonb not null,
  profession          text not null,
  npi                 text,
  email               text,
  languages           text[] not null default '{}',
  specialties         text[] not null default '{}',
  modalities          text[] not null default '{}',
  biography           text,
  time_zone           text not null,
  accepts_new_persons boolean not null default true,
  archived            boolean not null default false,
  archived_at         timestamptz(3),
  metadata            jsonb not null default '{}',
  version             integer not null default 1,
  created_at          timestamptz(3) not null,
  updated_at          timestamptz(3) not null,
  primary key (account, id)
);
create index on practitioners (account, created_at desc, id desc);
create index on practitioners (account, profession, created_at desc, id desc);
select isolate_by_account('practitioners');
