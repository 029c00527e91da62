-- Whoever reviews an emergency access uses another key than whoever opened it, and not one that this
-- key rotated into or created since. Null for what was made before, or by nobody's key.
alter table emergency_accesses add column opened_by_key_id text;
alter table api_keys add column created_by_key_id text;
