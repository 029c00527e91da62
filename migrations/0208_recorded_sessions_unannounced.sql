-- compatible: a trigger fires less often. A session that is recorded has started already, so there
-- is nothing to announce. In an account that sends messages, each left a job that did nothing.
create or replace trigger notify_on_insert after insert on sessions
for each row when (new.seats_taken > 0 and not new.recorded)
execute function schedule_notice('session.notify');
