// attune doctor: checks an installation, reports what is wrong with it and how to fix it. It starts
// and migrates nothing, and changes nothing unless it is run with --repair.
import type { Config } from '#config.ts'
import { type Command, Failure, type Table } from './command.ts'
import { checkDatabase } from './doctor_database.ts'
import { checkCertificate, checkHome, checkMail, checkSecrets } from './doctor_home.ts'
import { checkJobs } from './doctor_jobs.ts'
import { checkService } from './doctor_service.ts'
import { type Finding, fine } from './finding.ts'

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

// Those that cannot be used are refused before any command runs, with a sentence of their own.
function checkSettings({ environment, home, public_url }: Config) {
  return [fine('settings', `${environment}, home ${home}, reached at ${public_url}`)]
}

export const doctorCommands: Command[] = [
  {
    name: 'doctor',
    does: 'Check this installation: report what is wrong with it and how to fix it.',
    options: {
      repair: { does: 'Schedule missing jobs again.', type: 'boolean' },
    },
    examples: ['doctor', 'doctor --json', 'doctor --repair'],
    async run(config, { options }): Promise<Table> {
      const findings: Finding[] = []
      for (const check of checks) findings.push(...(await check(config, options.repair === true)))
      const wrong = findings.filter(({ state }) => state === 'problem').length
      if (wrong === 0) return findings
      const sentence = wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`
      throw new Failure(sentence, undefined, findings)
    },
  },
]
