// Reads and updates an account's telehealth settings.
import { invalid } from '#catalogue/api_error.ts'
import { asJson, sql } from '#db/sql.ts'
import { audit } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { encryptCredentials } from './credentials.ts'
import type { Settings, TelehealthSettingsUpdate } from './schema.ts'

const object = 'telehealth_settings' as const

const defaults: Settings = {
  provider: 'static',
  opens_minutes_before: 15,
  closes_minutes_after: 30,
}

type Stored = {
  settings: Partial<Settings>
  credentials: Buffer | null
  credentials_set_at: string | null
}

const nothing_stored: Stored = { settings: {}, credentials: null, credentials_set_at: null }

export async function findSettings(call: Call) {
  const [stored = nothing_stored] = await call.query<Stored>(sql`
    select settings, credentials, credentials_set_at
    from telehealth_settings where account = ${call.account}`)
  const { settings, ...rest } = stored
  return { ...defaults, ...settings, ...rest }
}

export async function readSettings(call: Call) {
  const { credentials: _, ...fields } = await findSettings(call)
  return { object, ...fields }
}

export async function updateSettings(call: Call, request: TelehealthSettingsUpdate) {
  const changed = Object.keys(request)
  if (changed.length === 0) return await readSettings(call)
  // Concurrent updates of different fields wait for each other.
  await call.query(sql`
    select from accounts where account = ${call.account} for no key update`)
  const { credentials, ...fields } = request
  const { provider, opens_minutes_before, closes_minutes_after, ...before } =
    await findSettings(call)
  const settings = { provider, opens_minutes_before, closes_minutes_after, ...fields }
  const after =
    credentials === undefined
      ? before
      : {
          credentials: credentials && encryptCredentials(call, credentials),
          credentials_set_at: credentials && toTimestamp(call.real_now),
        }
  if (settings.provider === 'daily') requireConnection(call, after.credentials)
  await call.query(sql`
    insert into telehealth_settings (account, settings, credentials, credentials_set_at)
    values (${call.account}, ${asJson(settings)}, ${after.credentials},
      ${after.credentials_set_at})
    on conflict (account) do update set settings = excluded.settings,
      credentials = excluded.credentials, credentials_set_at = excluded.credentials_set_at`)
  audit(call, { action: 'account.updated', object_id: call.account, fields: changed })
  return await readSettings(call)
}

// Production doesn't simulate rooms.
function requireConnection({ outside }: Call, credentials: Buffer | null) {
  if (credentials || outside.video.connect(null)) return
  throw invalid('credentials', '`credentials` are required with provider `daily`.')
}
