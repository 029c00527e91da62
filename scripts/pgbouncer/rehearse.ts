// npm run rehearse:pgbouncer: runs the tests about races, leases, sessions, payments and isolation
// with PgBouncer in transaction mode between the service and the database. "-- --program FILE"
// names the PgBouncer (1.21 or newer), and further arguments the tests.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '#settings/config.ts'

const { values, positionals } = parseArgs({
  options: { program: { type: 'string', default: 'pgbouncer' } },
  allowPositionals: true,
})

const tests = [
  'tests/early_requests.test.ts',
  'tests/event_feed.test.ts',
  'tests/idempotency.test.ts',
  'tests/leases.test.ts',
  'tests/relay.test.ts',
  'tests/rolling.test.ts',
  'tests/tenancy.test.ts',
  'tests/webhooks.test.ts',
  'src/areas/claims/authorization/races.test.ts',
  'src/areas/matching/waiting_list_offer/races.test.ts',
  'src/areas/payments/payment',
  'src/areas/sessions/session',
]

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'scripts/test.ts'),
    '--pgbouncer',
    values.program,
    ...(positionals.length > 0 ? positionals : tests),
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
