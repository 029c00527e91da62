// A PDF document as all of ours are: US Letter, tagged, with embedded fonts. The same content
// always gives the same bytes.
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const fonts = { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') }

export type Font = keyof typeof fonts
export type Doc = InstanceType<typeof PDFDocument>

type Margins = { top: number; right: number; bottom: number; left: number }
type Contents = { title: string; created_at: string; margins: Margins }

export function createDocument({ title, created_at, margins }: Contents): Doc {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Producer: 'Attune', CreationDate: new Date(created_at) },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  return doc
}

// Collects what the document writes. Call the result to end it and to get its bytes.
export function finishDocument(doc: Doc) {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  return async function finish(): Promise<Buffer> {
    doc.end()
    await ended
    return Buffer.concat(parts)
  }
}

// What a screen reader passes over.
export function drawAsArtifact(doc: Doc, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
