// Shows Mermaid diagrams as SVG. "npm run generate" draws them into docs/diagrams/, because the
// layout of one takes up to a second. Fonts and colors come from site.css, so that a diagram loads
// nothing, needs no style attribute and follows the color scheme.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape } from '#http/responses/html.ts'
import { root } from '#settings/variables.ts'

export type Draw = (source: string) => string

export const diagrams_folder = 'docs/diagrams'

const digestOf = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 16)
const fileOf = (source: string) => `${diagrams_folder}/${digestOf(source)}.svg`

// A source without a drawing is shown as it is written.
export const drawn: Draw = (source) => {
  const file = join(root, fileOf(source))
  if (!existsSync(file)) return `<pre><code>${escape(source)}</code></pre>\n`
  const remarks = withoutNotes(source).notes.map((note) => `<p>${escape(note)}</p>`)
  const svg = readFileSync(file, 'utf8').trimEnd()
  return `<figure class="diagram" tabindex="0">${svg}${remarks.join('')}</figure>\n`
}

// The drawing of every diagram in some Markdown, by its file. The name is made from the source, so
// a drawing that exists is kept. To draw them all again, delete the folder.
export async function drawings(texts: string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const [, source = ''] of texts.flatMap((text) => [...text.matchAll(fenced)])) {
    const file = fileOf(source)
    const path = join(root, file)
    files.set(file, existsSync(path) ? readFileSync(path, 'utf8') : await svgOf(source))
  }
  return files
}

const fenced = /^```mermaid\n([^]*?)^```$/gm

export async function svgOf(source: string) {
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  const svg = renderMermaidSVG(withoutNotes(source).text, { transparent: true })
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/<svg ([^>]*?) style="[^"]*"/, '<svg $1 role="img" aria-label="Diagram"')
    .replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(
      / width="([\d.]+)" height="[\d.]+"/,
      (_, width) => ` width="${shownWidth(Number(width))}"`,
    )
  return `${svg.trim()}\n`
}

// A diagram that is wider than the page shrinks to fit, but stays legible.
const shownWidth = (width: number) => Math.min(width, Math.max(780, Math.round(width * 0.7)))

// The renderer drops notes without a word, so they are shown below the diagram.
function withoutNotes(source: string) {
  const note = /^\s*note (?:right|left) of (\w+): (.*)$/gm
  const notes = [...source.matchAll(note)].map(([, state, remark]) => `${state}: ${remark}.`)
  return { text: source.replace(note, ''), notes }
}
