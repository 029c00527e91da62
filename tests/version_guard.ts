// Watches every write of every test: in the tests' databases, a change of a field that the API
// shows fails unless it raises the object's version, and a new version fails unless an event
// announces it. Only the service is watched; a test that arranges rows as the owner isn't.
import pg from 'pg'
import { kinds, routes } from '#areas/index.ts'

// Fields that describe how an object is used rather than what it is. They change on every use, so
// a version and an event for each would bury the real changes.
const usage: Record<string, readonly string[]> = {
  api_keys: ['last_used_at', 'warnings'],
  members: ['last_signed_in_at', 'invitation_sent_at'],
  webhook_endpoints: ['failing_since'], // Its event is webhook_endpoint.failing.
  // The outcome of each fetch. Its events are busy_times_changed, stale and active.
  external_calendars: ['last_fetched_at', 'last_error_code', 'busy_times_count'],
  // Counted with each session. A job announces them: authorization.updated.
  authorizations: ['used', 'reserved'],
  // The progress of a waiting list, saved with each batch. Its events are the steps.
  matching_assignments: ['searched_count', 'decided_count', 'offered_count'],
  // The progress, saved with each claim. Its events are the steps.
  bulk_actions: ['ready_count', 'done_count', 'refused_count', 'amount'],
  // The progress of a pass, saved with each batch. Its events are the steps.
  imports: [
    'row_count',
    'rows_done',
    'rows_per_second',
    'seconds_left',
    'created_count',
    'updated_count',
    'unchanged_count',
    'failed_count',
    'error_count',
    'removed_count',
    'retained_count',
  ],
}

type Schema = { properties?: Record<string, unknown> }

// What a caller can read of each kind, by the columns of the same names.
function shownColumns() {
  return kinds.map(({ table, encryption }) => {
    const route = routes.find(({ name }) => name === `${table}.retrieve`)
    const fields = Object.keys((route?.returns as Schema | undefined)?.properties ?? {})
    const shown = fields.filter((name) => !usage[table]?.includes(name))
    return { table, fields: encryption ? [...shown, 'encrypted'] : shown }
  })
}

const guard = `
create schema version_guard;
grant usage on schema version_guard to public;

-- Whether a row was written by this transaction, after a savepoint too: readers see only its final
-- state. What others write is visible only when they have ended.
create function version_guard.is_new(written_by xid) returns boolean language sql volatile
  return written_by = pg_current_xact_id()::xid
    or coalesce(pg_xact_status(written_by::text::xid8) = 'in progress', false);

create function version_guard.require_version() returns trigger language plpgsql as $$
declare
  field text;
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
begin
  foreach field in array tg_argv loop
    -- Encrypted again under another key, a row says what it said.
    continue when field = 'encrypted' and old.updated_at = new.updated_at;
    if was -> field is distinct from is_now -> field then
      raise exception '%.% changed without a new version', tg_table_name, field;
    end if;
  end loop;
  return new;
end $$;

create function version_guard.require_event() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform from events
  where account = new.account and object_id = new.id and object_version = new.version;
  if not found then
    raise exception '% % has version %, which no event announces',
      tg_table_name, tg_op, new.version;
  end if;
  return null;
end $$;`

const guardTable = (table: string, fields: string[]) => `
create trigger version_guard before update on ${table} for each row
  when (old.version = new.version and not version_guard.is_new(old.xmin)
    and current_user in ('attune_app', 'attune_worker'))
  execute function version_guard.require_version(${fields.map((name) => `'${name}'`).join(', ')});

create constraint trigger first_version after insert on ${table}
  deferrable initially deferred for each row
  when (current_user in ('attune_app', 'attune_worker'))
  execute function version_guard.require_event();

create constraint trigger next_version after update on ${table}
  deferrable initially deferred for each row
  when (old.version <> new.version and current_user in ('attune_app', 'attune_worker'))
  execute function version_guard.require_event();`

export async function installVersionGuard(client: pg.Client) {
  const { rows } = await client.query(`
    select table_name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by table_name`)
  const columns = new Map<string, string[]>(rows.map((row) => [row.table_name, row.columns]))
  const tables = shownColumns().map(({ table, fields }) =>
    guardTable(
      table,
      fields.filter((name) => columns.get(table)?.includes(name)),
    ),
  )
  await client.query([guard, ...tables].join('\n'))
}
