-- Sessions of members have no metadata: only sign-in creates them, and nothing updates them.
alter table member_sessions drop column metadata;
