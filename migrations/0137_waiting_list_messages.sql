-- compatible: adds a trigger. A message follows each offer of the waiting list, where the account
-- sends messages.
create trigger notify_on_insert after insert on waiting_list_offers
for each row execute function schedule_notice('waiting_list_offer.notify');
