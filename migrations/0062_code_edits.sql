-- compatible: adds tables. NCCI edits and MUE limits of CMS, loaded with "attune ingest ncci" and
-- "attune ingest mue" instead of the built-in ones. They belong to no account.
create table ncci_pairs (
  column1          text not null,
  column2          text not null, -- Not paid with column 1 ...
  starts_on        date not null,
  ends_on          date, -- The last day. Null while it is in effect.
  modifier_allowed boolean not null, -- ... unless a modifier marks a distinct service.
  primary key (column1, column2, starts_on)
);
select publish_register('ncci_pairs');

create table mue_limits (
  code      text not null,
  starts_on date not null,
  ends_on   date, -- The last day. Null while it is in effect.
  units     integer not null check (units >= 0),
  counted   text not null check (counted in ('line', 'day', 'day_clinical')),
  primary key (code, starts_on)
);
select publish_register('mue_limits');
