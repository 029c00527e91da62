// Writes the software bill of materials: every package of the lockfile, as CycloneDX. It needs no
// network. The argument is the file to write; without it, sbom.cdx.json.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#settings/config.ts'

const [file = join(root, 'sbom.cdx.json')] = process.argv.slice(2)
const options = ['--sbom-format', 'cyclonedx']
const output = execFileSync('npm', ['sbom', '--package-lock-only', '--offline', ...options], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const document = JSON.parse(output)
// npm names the root after its folder.
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
Object.assign(document.metadata.component, { name, type: 'application' })
// Packages of this repository aren't dependencies. They have no digest: nothing is downloaded. A
// bundled package has none either: it is part of another one's download.
type Component = { hashes?: unknown; properties?: { name: string }[] }
const isBundled = ({ properties = [] }: Component) =>
  properties.some((each) => each.name === 'cdx:npm:package:bundled')
const components = document.components.filter(
  (component: Component) => component.hashes || isBundled(component),
)
Object.assign(document, { components })
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
console.log(`Wrote ${components.length} components to ${file}.`)
