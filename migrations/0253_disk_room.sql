-- compatible
-- Whether the database's disk has room, for the readiness of the service. Rows that exceed the memory
-- go to a temporary file of half a megabyte, and nothing else is written.
create function disk_has_room() returns boolean language plpgsql set work_mem = '64kB' as $$
begin
  perform from generate_series(1, 30000);
  return true;
exception when disk_full then
  return false;
end $$;
