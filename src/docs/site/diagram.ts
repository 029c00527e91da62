// Draws Mermaid diagrams as SVG. Fonts and colors come from site.css, so that a diagram loads
// nothing, needs no style attribute and follows the color scheme.
import { escape } from '#http/responses/html.ts'

export type Draw = (source: string) => string

// The layout engine is large, so it is loaded for the first page with a diagram.
export async function createDraw(): Promise<Draw> {
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  return (source) => {
    const { text, notes } = withoutNotes(source)
    const svg = renderMermaidSVG(text, { transparent: true })
      .replace(/<style>[^]*?<\/style>/, '')
      .replace(/<svg ([^>]*?) style="[^"]*"/, '<svg $1 role="img" aria-label="Diagram"')
    const remarks = notes.map((note) => `<p>${escape(note)}</p>`).join('')
    return `<figure class="diagram" tabindex="0">${svg}${remarks}</figure>\n`
  }
}

// The renderer drops notes without a word, so they are shown below the diagram.
function withoutNotes(source: string) {
  const note = /^\s*note (?:right|left) of (\w+): (.*)$/gm
  const notes = [...source.matchAll(note)].map(([, state, remark]) => `${state}: ${remark}.`)
  return { text: source.replace(note, ''), notes }
}
