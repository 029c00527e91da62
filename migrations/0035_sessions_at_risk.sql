-- A session whose practitioner may no longer treat where the person is. Nothing is called off for
-- that: whoever runs the product is told, and decides.
alter table sessions add at_risk boolean not null default false;
