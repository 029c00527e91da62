-- compatible: fills tables. The visits and open claims from before the upgrade are counted. The
-- triggers of the migration before this one record what other processes change meanwhile, so none
-- of them has to wait.
do $$
declare each record;
begin
  for each in select account from accounts loop
    perform rebuild_report_visits(each.account);
    perform rebuild_worklist(each.account);
  end loop;
end $$;
