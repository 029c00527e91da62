// Where the rows of attune import come from: the files, their kinds and their columns.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Arguments, text, texts, UsageError } from './command.ts'
import {
  bundleRows,
  type Columns,
  kindOf,
  orderFiles,
  placesOf,
  type Source,
} from './import_bundle.ts'
import { fhirSource } from './import_fhir.ts'
import { formatOf, rowsOf } from './import_parts.ts'

// A folder means its files.
export function filesOf({ words, options }: Arguments) {
  const endings = options.fhir === true ? /\.(json|ndjson|jsonl)$/i : /\.(csv|ndjson|jsonl)$/i
  const files = words.flatMap((word) => {
    if (!existsSync(word)) throw new UsageError(`${word} doesn't exist.`)
    if (!statSync(word).isDirectory()) return [word]
    const within = readdirSync(word).filter((name) => endings.test(name))
    return within.filter((name) => !name.endsWith('.report.csv')).map((name) => join(word, name))
  })
  if (files.length === 0) throw new UsageError('The folder has no file that can be imported.')
  return files
}

export function sourceOf(files: string[], args: Arguments, columns: Columns): Source {
  if (args.options.fhir === true) return fhirSource(files, namesOf(args.words))
  if (files.length > 1) {
    const ordered = orderFiles(files)
    return {
      fields: { kind: 'bundle', format: 'ndjson', name: namesOf(args.words) },
      rows: () => bundleRows(ordered, columns),
      places: () => placesOf(ordered, columns),
      documents: () => bundleRows(ordered.filter(isOfDocuments), columns),
    }
  }
  const [file] = files as [string]
  const format = formatOf(file)
  const kind = text(args, 'kind') ?? kindOf(file) ?? (format === 'ndjson' ? 'bundle' : undefined)
  if (!kind) {
    throw new UsageError(
      `Pass --kind: the name of ${file} doesn't contain the type of its objects.`,
    )
  }
  const columns_from_id = text(args, 'columns-from')
  return {
    fields: {
      kind,
      format,
      name: basename(file),
      ...(format === 'csv' && { columns }),
      ...(columns_from_id && { columns_from_id }),
    },
    rows: () => rowsOf(file, format),
    places: async () => (row, param) => ({ file, row, param }),
    documents: (known) => bundleRows([{ file, kind, rows: 0 }].filter(isOfDocuments), known),
  }
}

type OfDocuments = { kind: 'document' | 'bundle' }
const isOfDocuments = <Source extends { kind: string }>(
  source: Source,
): source is Source & OfDocuments => source.kind === 'document' || source.kind === 'bundle'

const namesOf = (words: string[]) =>
  words
    .map((word) => basename(word))
    .join(', ')
    .slice(0, 200)

// From a JSON file, and from --column "First name=names[0].given".
export function columnsOf(args: Arguments): Columns {
  const file = text(args, 'columns')
  const given = texts(args, 'column').map((pair) => {
    const at = pair.lastIndexOf('=')
    if (at <= 0) throw new UsageError('--column must be "<column>=<field>".')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  return { ...(file && readColumns(file)), ...Object.fromEntries(given) }
}

function readColumns(file: string): Columns {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Columns
  } catch {
    throw new UsageError(`${file} must be a JSON object: {"First name": "names[0].given"}.`)
  }
}
