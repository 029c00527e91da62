// What takes long to create and several test processes use: the first one of a run that needs it
// creates it in a folder of the run, and the others wait for it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const wait_limit_ms = 300_000
const pause_ms = 50

/** The folder of this name, after its content was created. Nobody may change it then. */
export async function onceInRun(name: string, create: (folder: string) => Promise<void> | void) {
  const place = join(tmpdir(), `attune-once-${name}`)
  const [folder, result] = [join(place, 'content'), join(place, 'result')]
  if (isOurs(place)) {
    mkdirSync(folder)
    const error = await Promise.try(create, folder).catch((reason: Error) => reason)
    writeFileSync(result, error ? (error.stack ?? String(error)) : '')
  }
  for (const end = performance.now() + wait_limit_ms; !existsSync(result); await sleep(pause_ms)) {
    if (performance.now() > end) throw new Error(`The process that creates ${name} doesn't end.`)
  }
  const failure = readFileSync(result, 'utf8')
  if (failure) throw new Error(`Could not create ${name}: ${failure}`)
  return folder
}

// Only one process can create the folder.
function isOurs(place: string) {
  try {
    mkdirSync(place)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
