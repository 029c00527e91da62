// Reads and updates an account's message settings.
import { invalid } from '#catalogue/api_error.ts'
import { asJson, sql } from '#db/sql.ts'
import { audit } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { placeholdersOf, unknownPlaceholder } from '#areas/messages/message/templates.ts'
import type { MessageSettingsUpdate, Settings } from './schema.ts'

const object = 'message_settings' as const

// Plans the messages of sessions that were booked before: see message/session_notices.ts.
export const settingsJob = { name: 'message_settings.apply' }

const defaults: Omit<Settings, 'account_name'> = {
  enabled: false,
  channels: ['email', 'sms'],
  consent_required: ['sms'],
  reminder_hours: [48, 2],
  quiet_hours: { start: '21:00', end: '08:00' },
  time_zone: 'America/New_York',
  brand_name: null,
  brand_color: '#2f6f5e',
  reply_to: null,
  sms_from: null,
  portal_url: null,
  join_url: null,
  shows_practitioner: false,
  templates: [],
  enabled_at: null,
}

type Stored = { name: string; message_settings: Partial<Settings> | null }

export async function findSettings(call: Call): Promise<Settings> {
  const [stored] = await call.query<Stored>(sql`
    select name, message_settings from accounts where account = ${call.account}`)
  return { ...defaults, ...stored!.message_settings, account_name: stored!.name }
}

function show(settings: Settings) {
  const { enabled_at: _, account_name: __, ...fields } = settings
  return { object, ...fields }
}

export const readSettings = async (call: Call) => show(await findSettings(call))

export async function updateSettings(call: Call, request: MessageSettingsUpdate) {
  requireTemplates(request.templates ?? [])
  const fields = Object.keys(request)
  if (fields.length === 0) return await readSettings(call)
  const lock = sql`select name, message_settings from accounts where account = ${call.account}`
  const [stored] = await call.query<Stored>(sql`${lock} for no key update`)
  const before = { ...defaults, ...stored!.message_settings }
  const after = { ...before, ...request }
  if (!before.enabled && after.enabled) after.enabled_at = toTimestamp(call.now)
  await call.query(sql`
    update accounts set message_settings = ${asJson(after)} where account = ${call.account}`)
  audit(call, { action: 'account.updated', object_id: call.account, fields })
  if (after.enabled) scheduleJob(call, settingsJob, call.account, call.now)
  return show({ ...after, account_name: stored!.name })
}

// Each template is for another message, and names only values that the message has.
function requireTemplates(templates: Settings['templates']) {
  const known = new Set<string>()
  for (const [at, { purpose, channel, language, subject, text }] of templates.entries()) {
    const name = `${purpose} ${channel} ${language}`
    if (known.has(name)) {
      throw invalid(`templates[${at}]`, 'must differ from the others in purpose and channel.')
    }
    known.add(name)
    if (subject !== undefined && channel === 'sms') {
      throw invalid(`templates[${at}].subject`, "can't be set for `sms`, which has no subject.")
    }
    for (const [field, value] of Object.entries({ subject, text })) {
      const unknown = value && unknownPlaceholder(purpose, value)
      if (!unknown) continue
      const names = placeholdersOf(purpose).map((each) => `\`{${each}}\``)
      throw invalid(
        `templates[${at}].${field}`,
        `can't contain \`${unknown}\`. Use ${names.join(', ')}.`,
      )
    }
  }
}
