-- Whether an account is to have, or has, the small practice that a sandbox begins with.
alter table accounts add seed text check (seed in ('wanted', 'made'));
