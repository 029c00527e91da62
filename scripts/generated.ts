// Lists every generated file that is committed, with its path and its content.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { root } from '#settings/config.ts'
import { commandTableJson } from '#docs/command_table.ts'
import { openApi } from '#docs/openapi.ts'
import { envExample, referencePages } from '#docs/reference.ts'
import { sandboxValuesJson } from '#docs/sandbox_values.ts'
import { sdkFiles } from '#docs/sdk/files.ts'
import { diagrams_folder, drawings } from '#docs/site/diagram.ts'
import { sampleTableJson } from '#docs/site/sample_operations.ts'
import { columnsJson } from './columns.ts'
import { editedJson } from './edited.ts'
import { schemaSql } from './schema_sql.ts'

const reference = 'docs/reference'
const sdk = 'sdk/src/generated'

// Path from the root of the repository -> text. The database must be migrated.
export async function makeFiles(client: pg.Client): Promise<Map<string, string>> {
  const below = (folder: string, files: Map<string, string>) =>
    [...files].map(([path, text]) => [`${folder}/${path}`, text] as const)
  const pages = referencePages()
  return new Map([
    ['openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`],
    ['.env.example', envExample()],
    ['docs/edited.json', editedJson()],
    ['schema.sql', await schemaSql(client)],
    ['src/db/columns.json', await columnsJson(client)],
    ['console/src/screens/simulate/sandbox_values.json', sandboxValuesJson()],
    ['src/cli/api_table.json', commandTableJson()],
    ['src/docs/site/sample_operations.json', sampleTableJson()],
    ...below(reference, pages),
    ...(await drawings([...guides(), ...pages.values()])),
    ...below(sdk, sdkFiles()),
  ])
}

const guides = () => {
  const folder = join(root, 'docs/guides')
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
}

// Made files that nothing makes any more.
export function superfluous(files: Map<string, string>): string[] {
  const folders = [reference, sdk, diagrams_folder]
    .map((folder) => join(root, folder))
    .filter((path) => existsSync(path))
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => !files.has(path))
}
