-- compatible: adds columns and triggers. When to remind persons of sessions with a practitioner or
-- of a service. Null means the account's times.
alter table practitioners add column reminder_hours integer[];
alter table services add column reminder_hours integer[];

create trigger plan_reminders after update of reminder_hours on practitioners
for each row when (old.reminder_hours is distinct from new.reminder_hours)
execute function schedule_notice('practitioner.plan_reminders');
create trigger plan_reminders after update of reminder_hours on services
for each row when (old.reminder_hours is distinct from new.reminder_hours)
execute function schedule_notice('service.plan_reminders');
