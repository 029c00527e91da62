-- compatible: adds a grant. /readyz checks that the database has every migration that the service
-- knows.
grant select on migrations to attune_worker;
