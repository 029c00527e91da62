// attune doctor: reports problems of an installation and how to fix them. It starts and migrates
// nothing, and changes nothing without --repair.
import type { Config } from '#settings/config.ts'
import { type Command, Failure, type Table } from './command.ts'
import { checkDatabase } from './doctor_database.ts'
import { checkCertificate, checkHome, checkMail, checkSecrets } from './doctor_home.ts'
import { checkJobs } from './doctor_jobs.ts'
import { checkService } from './doctor_service.ts'
import { type Finding, ok } from './finding.ts'

type Check = (config: Config, repair: boolean) => Finding[] | Promise<Finding[]>

const checks: Check[] = [
  checkSettings,
  checkHome,
  checkSecrets,
  checkCertificate,
  checkMail,
  checkDatabase,
  checkJobs,
  checkService,
]

// Invalid settings are rejected before any command runs.
function checkSettings({ environment, home, public_url }: Config) {
  return [ok('settings', `${environment}, home ${home}, public URL ${public_url}`)]
}

export const doctorCommands: Command[] = [
  {
    name: 'doctor',
    summary: 'Diagnose configuration, database and certificate problems.',
    options: {
      repair: { summary: 'Reschedule missing jobs.', type: 'boolean' },
    },
    details: ['Without --repair, the command changes nothing.'],
    exits: { 0: 'No problems found.', 1: 'Problems found. The output says how to fix them.' },
    examples: ['doctor', 'doctor --json', 'doctor --repair'],
    async run(config, { options }): Promise<Table> {
      const findings: Finding[] = []
      for (const check of checks) findings.push(...(await check(config, options.repair === true)))
      const wrong = findings.filter(({ state }) => state === 'problem').length
      if (wrong === 0) return findings
      const sentence = `${wrong} ${wrong === 1 ? 'problem' : 'problems'} found.`
      throw new Failure(sentence, undefined, findings)
    },
  },
]
