-- compatible: changes a setting of a function. Its statements are planned once per connection. On a
-- connection that first ran them while the tables were empty, the plan would read whole tables for
-- as long as a first import fills them.
alter function care_team_of(text, text) set enable_seqscan = off;
