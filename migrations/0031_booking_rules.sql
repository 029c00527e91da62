-- What an account sets for all of its bookings. Defaults are in booking_policy/schema.ts too.
alter table accounts
  add column max_days_ahead integer not null default 731 check (max_days_ahead > 0),
  add column hold_limit integer not null default 1000 check (hold_limit > 0),
  add column hold_limit_per_practitioner integer not null default 10
    check (hold_limit_per_practitioner > 0);

-- Whether crisis sessions skip the minimum notice and the limits of the practitioner.
alter table availabilities add column crisis_skips_limits boolean not null default false;
