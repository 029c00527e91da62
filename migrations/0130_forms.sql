-- compatible: adds tables. Forms are an account's own questionnaires. Each version is a row of its
-- own, so that a published version and the responses to it never change.
create table forms (
  account         text not null,
  id              text not null,
  name            text not null,
  number          integer not null,
  status          text not null,
  title           text not null,
  description     text,
  items           jsonb not null,
  data_categories text[] not null,
  published_at    timestamptz(3),
  retired_at      timestamptz(3),
  metadata        jsonb not null default '{}',
  version         integer not null default 1,
  created_at      timestamptz(3) not null,
  updated_at      timestamptz(3) not null,
  primary key (account, id),
  constraint forms_status_check check (status in ('draft', 'published', 'retired'))
);
create unique index forms_by_name on forms (account, name, number);
create unique index forms_published on forms (account, name) where status in ('published');
create index on forms (account, created_at desc, id desc);
create index on forms (account, updated_at, id);
create index on forms (account, name, created_at desc, id desc);
create index on forms (account, status, created_at desc, id desc);
select isolate_by_account('forms');
select index_metadata_of('forms', 'form');

-- Answers are encrypted with the person's key.
create table form_responses (
  account       text not null,
  id            text not null,
  person_id     text not null,
  form_id       text not null,
  session_id    text,
  status        text not null,
  due_at        timestamptz(3),
  amends_id     text,
  amended_by_id text,
  encrypted     bytea,
  started_at    timestamptz(3),
  completed_at  timestamptz(3),
  amended_at    timestamptz(3),
  canceled_at   timestamptz(3),
  overdue_at    timestamptz(3),
  version       integer not null default 1,
  created_at    timestamptz(3) not null,
  updated_at    timestamptz(3) not null,
  primary key (account, id),
  foreign key (account, person_id) references persons (account, id),
  foreign key (account, form_id) references forms (account, id),
  foreign key (account, session_id) references sessions (account, id),
  constraint form_responses_status_check check (status in (
    'assigned', 'in_progress', 'overdue', 'completed', 'amended', 'canceled'))
);
create index on form_responses (account, created_at desc, id desc);
create index on form_responses (account, updated_at, id);
create index on form_responses (account, due_at, id) where due_at is not null;
create index on form_responses (account, completed_at, id) where completed_at is not null;
create index on form_responses (account, person_id, created_at desc, id desc);
create index on form_responses (account, form_id, created_at desc, id desc);
create index on form_responses (account, session_id, created_at desc, id desc)
  where session_id is not null;
create index on form_responses (account, status, created_at desc, id desc);
select isolate_by_account('form_responses', 'person_id');

-- A person's token reads the forms that were assigned to that person.
drop policy own_account on forms;
create policy own_account on forms to attune_app
  using (account = current_account() and (current_person() is null or exists (
    select from form_responses
    where form_responses.account = forms.account and form_responses.form_id = forms.id
      and form_responses.person_id = current_person())))
  with check (account = current_account() and current_person() is null);
