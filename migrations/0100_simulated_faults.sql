-- In the sandbox a request may ask that its events be delivered twice, as can happen to any webhook:
-- deliveries are at least once. The request says so for its transaction; the relay hands it on, and
-- a delivery that has succeeded is then sent once more.

alter table events
  add delivered_twice boolean not null
    default coalesce(current_setting('app.delivered_twice', true), '') = 'true';

alter table webhook_deliveries add twice boolean not null default false;
