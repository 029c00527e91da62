-- compatible: drops an index. Worklists sum open claims from kept sums (0188), so no query reads it,
-- but every change of a claim's status, balance or deadline wrote it.
drop index claims_open;
