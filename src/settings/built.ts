// The service built into few files, which load in a third of the time that its sources take. A
// build has the mark of its sources, so that none is used after a source has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

// Undefined if these sources haven't been built.
export function builtFile(name: 'serve' | 'attune'): string | undefined {
  const file = join(builtFolder(), `${name}.cjs`)
  return existsSync(file) ? file : undefined
}

export const builtFolder = () => join(root, 'dist', sourceMark())

// Made of the path, size and time of change of every source: reading them would take longer.
// Folders don't count, because another file system has other sizes for them.
function sourceMark(): string {
  const hash = createHash('sha256')
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  for (const file of [...sources.sort(), '../package-lock.json']) {
    const found = statSync(join(root, 'src', file))
    if (found.isDirectory()) continue
    const { size, mtimeMs } = found
    hash.update(`${file} ${size} ${Math.floor(mtimeMs / 1000)}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
