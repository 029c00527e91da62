-- compatible: grants only. A service that doesn't migrate reads which migrations were applied.
grant select on migrations to attune_app, attune_worker;
