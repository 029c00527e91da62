// attune import --fhir: Bundles and NDJSON files of FHIR resources as one import. A Bundle is sent
// entry by entry, because it can be larger than a part.
import { readFileSync } from 'node:fs'
import { entriesOf } from '#areas/imports/fhir_rows/resource_list.ts'
import { isElement } from '#areas/imports/fhir_rows/elements.ts'
import { UsageError } from './command.ts'
import { type CountedFile, placeOf, type Source } from './import_bundle.ts'
import { rowsOf } from './import_parts.ts'

export function fhirSource(files: string[], name: string): Source {
  const counted: CountedFile[] = files.map((file) => ({ file, rows: 0 }))
  return {
    fields: { kind: 'bundle', format: 'fhir', name },
    rows: () => resourcesIn(counted),
    async places() {
      const rows = resourcesIn(counted)
      if (counted.every((each) => each.rows === 0)) while (!(await rows.next()).done);
      return (row, param) => ({ ...placeOf(counted, row), param })
    },
    async *documents() {
      // Their content is in the resource.
    },
  }
}

async function* resourcesIn(files: CountedFile[]): AsyncGenerator<string> {
  for (const each of files) {
    each.rows = 0
    const lines = /\.json$/i.test(each.file) ? linesOf(each.file) : rowsOf(each.file, 'ndjson')
    for await (const line of lines) {
      each.rows++
      yield line
    }
  }
}

function* linesOf(file: string) {
  const content = parse(file)
  const is_bundle = content.resourceType === 'Bundle'
  const all = is_bundle
    ? entriesOf(content).map(({ fullUrl, resource }) => ({
        resourceType: 'Bundle',
        entry: [{ fullUrl, resource }],
      }))
    : [content]
  for (const each of all) yield `${JSON.stringify(each)}\n`
}

function parse(file: string) {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isElement(content)) return content
  } catch {
    // Reported below.
  }
  throw new UsageError(`${file} must be a FHIR resource or Bundle as JSON.`)
}
