// attune doctor: looks at an installation, says what is wrong with it and how to mend it. It only
// looks: nothing is started, made or migrated by it.
import type { Config } from '#config.ts'
import { type Command, Failure, type Table } from './command.ts'
import { checkDatabase } from './doctor_database.ts'
import { checkCertificate, checkHome, checkMail, checkSecrets } from './doctor_home.ts'
import { checkService } from './doctor_service.ts'
import { type Finding, fine } from './finding.ts'

type Check = (config: Config) => Finding[] | Promise<Finding[]>

const checks: Check[] = [
  checkSettings,
  checkHome,
  checkSecrets,
  checkCertificate,
  checkMail,
  checkDatabase,
  checkService,
]

// Those that cannot be used are refused before any command runs, with a sentence of their own.
function checkSettings({ environment, home, public_url }: Config) {
  return [fine('settings', `${environment}, home ${home}, reached at ${public_url}`)]
}

export const doctorCommands: Command[] = [
  {
    name: 'doctor',
    does: 'Look at this installation: what is wrong with it, and how to mend it.',
    examples: ['doctor', 'doctor --json'],
    async run(config): Promise<Table> {
      const findings: Finding[] = []
      for (const check of checks) findings.push(...(await check(config)))
      const wrong = findings.filter(({ state }) => state === 'problem').length
      if (wrong === 0) return findings
      const sentence = wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`
      throw new Failure(sentence, undefined, findings)
    },
  },
]
