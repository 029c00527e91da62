-- compatible: adds a column. A bank can ask about a payment before it withdraws the funds.
alter table disputes add column inquiry boolean not null default false;
