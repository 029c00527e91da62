// Chooses the adapter behind each port from the settings: the only place that knows them all.
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import {
  type ClearinghouseSetting,
  clearinghouseOf,
  type ConnectionSetting,
  connector,
} from '#outside/adapters/clearinghouse/choose.ts'
import { isSandboxMember } from '#outside/adapters/clearinghouse/simulated/scenarios.ts'
import { mailer } from '#outside/adapters/mail/mail.ts'
import { type ProcessorSettings, processorsOf } from '#outside/adapters/processor/processors.ts'
import { isSandboxCredential } from '#outside/adapters/sources/sandbox_values.ts'
import { sourcesOf, type SourceUrls } from '#outside/adapters/sources/sources.ts'
import type { Outside } from '#outside/ports/outside.ts'
import type { Config } from '#settings/config.ts'

export type AdapterSettings = ClearinghouseSetting &
  ConnectionSetting & {
    processor: ProcessorSettings
    sources: SourceUrls
  }

type DatabaseContext = { db: Database; secrets: Secrets }

export function openAdapters(context: DatabaseContext, settings: AdapterSettings): Outside {
  const outside: Outside = {
    clearinghouse: clearinghouseOf(settings),
    connectClearinghouse: connector(settings),
    processors: processorsOf(
      (account, work) => inAccount({ ...context, outside }, account, work),
      settings.processor,
    ),
    sources: sourcesOf(context.secrets.environment, settings.sources),
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

// Only if sign-up is open.
export const invitesOf = (config: Config) =>
  config.signup === 'open' ? { mail: mailer(config), public_url: config.public_url } : undefined

export { mailer }
