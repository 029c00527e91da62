-- The relay's turn is the lock on its row, held by the transaction that numbers events, and no
-- longer a time: a lease written by a clock that was ahead kept everybody from numbering until that
-- time came. The columns stay for processes of the version before, which take the same row: they
-- and newer ones exclude each other.
alter table leases no force row level security;
insert into leases (name, holder, expires_at) values ('relay', '', '-infinity')
on conflict (name) do update set expires_at = excluded.expires_at;
alter table leases force row level security;
