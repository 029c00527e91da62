// Writes files that only their owner can read.
import * as fs from 'node:fs'
import { dirname } from 'node:path'

// Atomic, even after a power failure.
export function writePrivateFile(file: string, text: string): void {
  const fresh = `${file}.${process.pid}.${crypto.randomUUID()}`
  try {
    fs.writeFileSync(fresh, text, { mode: 0o600, flag: 'wx', flush: true })
    fs.renameSync(fresh, file)
  } catch (error) {
    fs.rmSync(fresh, { force: true })
    throw error
  }
  flushFolder(dirname(file))
}

// A rename is durable only once its directory has reached the disk.
export function flushFolder(path: string): void {
  const folder = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
}
