// Lets several processes take test files from one list, each file once.
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** The files that no other process has taken so far, at most so many. */
export function* unclaimed(files: string[], folder: string, most: number) {
  let taken = 0
  for (const [at, file] of files.entries()) {
    if (taken === most) return
    if (!claim(join(folder, String(at)))) continue
    taken++
    yield file
  }
}

// Only one process can create the file.
function claim(path: string) {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
