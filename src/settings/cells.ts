// The settings of cells, as part of settings.ts. Only commands read them: no request depends on the
// directory.
import type { Setting } from './settings.ts'
import { bad, databaseUrl, isDatabaseUrl, type Reader } from './values.ts'

export const cells = {
  DIRECTORY_URL: {
    secret: true,
    summary:
      'URL of the PostgreSQL database with the directory of cells, if accounts are spread over ' +
      'several databases. It can be the database of a cell. See docs/guides/scaling-out.md.',
    example: 'postgres://attune_directory:secret@db.example.com/directory',
  },
  CELL_DATABASE_URLS: {
    secret: true,
    summary:
      'URLs of the databases of all cells, each as its owner, for commands that work on several ' +
      'cells: name=URL, separated by spaces or newlines.',
    example: 'cell1=postgres://owner:secret@db1/attune cell2=postgres://owner:secret@db2/attune',
  },
  CELL: {
    summary: 'Name of the cell that DATABASE_URL belongs to, as in the directory.',
    example: 'cell1',
  },
} as const satisfies Record<string, Setting>

export type CellSettings = ReturnType<typeof cellsOf>

export const isCellName = (name: string) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(name)

export function cellsOf(read: Reader) {
  const directory_url = databaseUrl('DIRECTORY_URL', read)
  const cell = read('CELL')
  if (cell && !isCellName(cell))
    throw bad('CELL', 'must consist of lowercase letters, digits and hyphens')
  return { directory_url, cell, database_urls: databaseUrls(read('CELL_DATABASE_URLS')) }
}

function databaseUrls(text = '') {
  const urls = new Map<string, string>()
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [, name = '', url = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? []
    if (!isCellName(name) || !isDatabaseUrl(url))
      throw bad('CELL_DATABASE_URLS', 'must be name=postgres://…, separated by spaces')
    urls.set(name, url)
  }
  return urls
}
