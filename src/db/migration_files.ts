// Reads the files of migrations/ and decides which one a database needs next.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#settings/startup_error.ts'

// A compatible migration only adds: processes of the previous version continue to work.
export type Migration = { name: string; text: string; digest: string; compatible: boolean }
export type Applied = { name: string; digest: string; compatible: boolean }

export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const digest = createHash('sha256').update(text).digest('hex')
    return { name, text, digest, compatible: /^-- compatible\b/.test(text) }
  })
}

export const lastMigration = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1)!

// The first migration that isn't applied yet. Everything applied must be a file here, unchanged, or
// come from a newer version that marked it compatible.
export function nextMigration(migrations: Migration[], applied: Applied[]): Migration | undefined {
  if (applied[0] && applied[0].name !== migrations[0]?.name) throw fromDevelopment()
  const files = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, digest, compatible } of applied) {
    const file = files.get(name)
    if (!file && !compatible) throw unknown(name)
    if (file && file.digest !== digest) throw changed(name)
  }
  const names = new Set(applied.map(({ name }) => name))
  const next = migrations.find(({ name }) => !names.has(name))
  const last = applied.at(-1)?.name ?? ''
  if (next && next.name < last) throw outOfOrder(next.name, last)
  return next
}

const refusal = (sentence: string) => new StartupError('migration_changed', sentence)

// Release 0.3.0 combined the earlier migrations into a baseline, which every later release keeps.
const fromDevelopment = () =>
  refusal(
    "This database was created by a development version before 0.3.0, and its data can't be " +
      'upgraded. Use a new database, or set ATTUNE_HOME to a new directory if the database is ' +
      'the embedded one. To read the old data, start the version that created it.',
  )

const changed = (name: string) =>
  refusal(
    `The migration ${name} was changed after it was applied to this database, so this version of ` +
      "Attune doesn't fit the database. Start the version that created it. If that was a " +
      'development version whose data you no longer need, use a new database, or remove ' +
      'ATTUNE_HOME if the database is the embedded one.',
  )

const unknown = (name: string) =>
  refusal(
    `This database has the migration ${name}, which this version of Attune doesn't know and ` +
      "which isn't marked compatible with older versions. Start the version that applied it, or " +
      'a newer one.',
  )

const outOfOrder = (name: string, last: string) =>
  refusal(
    `The migration ${name} is missing from this database, but ${last}, which comes after it, was ` +
      'applied. Start the version that applied it, or a newer one.',
  )
