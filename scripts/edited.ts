// docs/edited.json: when each guide was last edited. A guide whose text changed gets today's date.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#settings/config.ts'

type Edited = Record<string, { edited: string; sha256: string }>

export function editedJson(): string {
  const path = join(root, 'docs/edited.json')
  const known: Edited = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const today = Temporal.Now.plainDateISO('UTC').toString()
  const guides = readdirSync(join(root, 'docs/guides')).toSorted()
  const entries = guides.map((name) => {
    const file = `docs/guides/${name}`
    const sha256 = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex')
      .slice(0, 16)
    const { edited = today } = known[file]?.sha256 === sha256 ? known[file] : {}
    return [file, { edited, sha256 }]
  })
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}
