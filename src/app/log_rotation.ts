// Replaces a log file that has grown too large: it's renamed to end in ".1", in place of the one
// before. Several processes can write to the same file: each notices that another has replaced it.
import { fstatSync, renameSync, statSync } from 'node:fs'
import type pino from 'pino'

type Destination = ReturnType<typeof pino.destination>

const checks_per_file = 20

export function rotate(destination: Destination, file: string, most_bytes: number) {
  if (most_bytes === 0) return
  const opened = destination as Destination & { fd: number; file: string }
  opened.file = file // It was opened before, so that a start fails if it can't be.
  const every_bytes = most_bytes / checks_per_file
  let written = every_bytes // Check after the first line: it may be large from before.
  destination.on('write', (bytes: number) => {
    written += bytes
    if (written < every_bytes) return
    written = 0
    check()
  })

  // What can't be renamed grows on.
  function check() {
    try {
      const now = statSync(file, { throwIfNoEntry: false })
      const isOurs = now?.ino === fstatSync(opened.fd).ino
      if (isOurs && now!.size < most_bytes) return
      if (isOurs) renameSync(file, `${file}.1`)
      destination.reopen()
    } catch {
      written = 0
    }
  }
}
