// attune doctor: reports problems of an installation and how to fix them. It starts and migrates
// nothing, and changes nothing without --repair.
import type { Config } from '#settings/config.ts'
import { type Arguments, Failure, type Table } from './command.ts'
import { checkCells } from './doctor_cells.ts'
import { checkDatabase } from './doctor_database.ts'
import { checkCertificate, checkHome, checkMail, checkSecrets } from './doctor_home.ts'
import { checkJobs } from './doctor_jobs.ts'
import { checkWeakSettings } from './doctor_settings.ts'
import { checkEncryptionKey, checkLogin } from './doctor_login.ts'
import { checkPort } from './doctor_port.ts'
import { checkService } from './doctor_service.ts'
import { type Finding, ok } from './finding.ts'

type Check = (config: Config, repair: boolean) => Finding[] | Promise<Finding[]>

const checks: Check[] = [
  checkSettings,
  checkWeakSettings,
  checkHome,
  checkSecrets,
  checkCertificate,
  checkMail,
  checkDatabase,
  checkLogin,
  checkEncryptionKey,
  checkCells,
  checkJobs,
  checkPort,
  checkService,
]

// Invalid settings are rejected before any command runs.
function checkSettings({ environment, home, public_url }: Config) {
  return [ok('settings', `${environment}, home ${home}, public URL ${public_url}`)]
}

export async function diagnose(config: Config, { options }: Arguments): Promise<Table> {
  const findings: Finding[] = []
  for (const check of checks) findings.push(...(await check(config, options.repair === true)))
  const wrong = findings.filter(({ state }) => state === 'problem').length
  if (wrong === 0) return findings
  const sentence = `${wrong} ${wrong === 1 ? 'problem' : 'problems'} found.`
  throw new Failure(sentence, undefined, { table: findings })
}
