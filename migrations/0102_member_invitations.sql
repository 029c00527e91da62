-- compatible: adds columns to members. Invitations by email, sent by a worker after the commit.
alter table members
  add reinvited_at timestamptz(3),
  add invitation_sent_at timestamptz(3),
  add invitation_due_at timestamptz(3), -- When the next attempt to send it is due.
  add invitation_attempts smallint not null default 0;

create index member_invitations_due on members (invitation_due_at)
  where invitation_due_at is not null;

create policy worker_sends_invitations on members for update to attune_worker
  using (true) with check (true);
grant update (invitation_sent_at, invitation_due_at, invitation_attempts) on members
  to attune_worker;
