-- Sessions in progress that were completed although a check of care failed.
alter table sessions add column checks_overridden boolean not null default false;
