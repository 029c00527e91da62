// Chooses the adapter behind each port from the settings: the only place that knows them all.
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { icalendarBusyTimes } from '#outside/adapters/busy_times/icalendar.ts'
import {
  type ClearinghouseSetting,
  clearinghouseOf,
  type ConnectionSetting,
  connector,
} from '#outside/adapters/clearinghouse/choose.ts'
import { isSandboxMember } from '#outside/adapters/clearinghouse/simulated/scenarios.ts'
import { fileStoreOf } from '#outside/adapters/file_store/choose.ts'
import { fetchedKeySets } from '#outside/adapters/key_sets.ts'
import { virusScannerOf } from '#outside/adapters/virus_scanner/clamd.ts'
import { mailer } from '#outside/adapters/mail/mail.ts'
import { type ProcessorSettings, processorsOf } from '#outside/adapters/processor/processors.ts'
import { openIdConnect } from '#outside/adapters/single_sign_on/openid_connect.ts'
import { smsOf } from '#outside/adapters/sms/choose.ts'
import { isSandboxCredential } from '#outside/adapters/sources/sandbox_values.ts'
import { sourcesOf, type SourceUrls } from '#outside/adapters/sources/sources.ts'
import { type VideoSetting, videoOf } from '#outside/adapters/video/choose.ts'
import type { Outside } from '#outside/ports/outside.ts'
import type { Config } from '#settings/config.ts'
import type { FileStoreSettings } from '#settings/file_store.ts'
import type { SmsSettings } from '#settings/sms.ts'

export type AdapterSettings = ClearinghouseSetting &
  ConnectionSetting &
  VideoSetting & {
    processor: ProcessorSettings
    sms: SmsSettings
    sources: SourceUrls
    home: string
    file_store: FileStoreSettings
    clamav_socket?: string | undefined
  }

type DatabaseContext = { db: Database; secrets: Secrets }

export function openAdapters(context: DatabaseContext, settings: AdapterSettings): Outside {
  const outside: Outside = {
    clearinghouse: clearinghouseOf(settings),
    connectClearinghouse: connector(settings),
    busy_times: icalendarBusyTimes({
      allow_private: settings.allow_private_webhooks,
      environment: context.secrets.environment,
    }),
    key_sets: fetchedKeySets({ allow_private: settings.allow_private_webhooks }),
    processors: processorsOf(
      (account, work) => inAccount({ ...context, outside }, account, work),
      settings.processor,
    ),
    sms: smsOf(settings.sms),
    sources: sourcesOf(context.secrets.environment, settings.sources),
    video: videoOf(settings, context.secrets.environment === 'sandbox'),
    file_store: fileStoreOf(settings.file_store, settings.home),
    virus_scanner: virusScannerOf(settings.clamav_socket),
    test_values: { isMemberId: isSandboxMember, isCredential: isSandboxCredential },
  }
  return outside
}

// Replaces the payment processor in place, for everyone who holds it.
export function replaceProcessor(
  context: DatabaseContext & { outside: Outside },
  settings: ProcessorSettings,
) {
  const { processors } = context.outside
  Object.assign(
    processors,
    processorsOf((account, work) => inAccount(context, account, work), settings),
  )
}

// Replaces the file store in place.
export const replaceFileStore = (outside: Outside, { file_store, home }: AdapterSettings) =>
  void Object.assign(outside, { file_store: fileStoreOf(file_store, home) })

// Replaces the SMS provider in place.
export const replaceSms = (outside: Outside, { sms }: AdapterSettings) =>
  void Object.assign(outside, { sms: smsOf(sms) })

// Only if sign-up is open.
export const invitesOf = (config: Config) =>
  config.signup === 'open' ? { mail: mailer(config), public_url: config.public_url } : undefined

export const singleSignOn = ({ single_sign_on }: Config) =>
  single_sign_on && openIdConnect(single_sign_on)

// Loaded only if it's used, because most services run on one machine.
export async function limitStoreOf({ rate_limit_store: url }: Config) {
  if (!url) return undefined
  const { redisLimitStore } = await import('#outside/adapters/limit_store/redis.ts')
  return await redisLimitStore(url)
}

export { mailer }
