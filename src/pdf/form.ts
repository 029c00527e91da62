// Writes the text of a paper form at exact places, in Courier of ten characters to the inch, with
// or without an outline of its boxes. Tagged, so that a screen reader says which item a text is in.
import { createDocument, drawAsArtifact, finishDocument, type Doc } from './document.ts'

type Text = { title: string; left: number; baseline: number; text: string }
type Box = { label: string; left: number; top: number; right: number; bottom: number }
type Page = { texts: Text[]; boxes: Box[] }

const size = 12 // Courier is 0.6 of its size wide: 7.2 points.
const label_size = 5

export async function writeForm(
  contents: { title: string; created_at: string },
  pages: Page[],
): Promise<Buffer> {
  const doc = createDocument({ ...contents, margins: { top: 0, right: 0, bottom: 0, left: 0 } })
  const finished = finishDocument(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const [at, { texts, boxes }] of pages.entries()) {
    if (at > 0) doc.addPage()
    drawAsArtifact(doc, () => boxes.forEach((box) => drawBox(doc, box)))
    for (const { title, text, left, baseline } of texts) {
      const place = { lineBreak: false, baseline: 'alphabetic' as const }
      const draw = () => {
        doc.font('Courier', size).fillColor('#000000').text(text, left, baseline, place)
      }
      root.add(doc.struct('P', { title }, draw))
    }
  }
  root.end()
  return await finished()
}

function drawBox(doc: Doc, { label, left, top, right, bottom }: Box) {
  const red = '#cc3333'
  doc
    .lineWidth(0.4)
    .strokeColor(red)
    .rect(left, top, right - left, bottom - top)
    .stroke()
  const place = { lineBreak: false }
  doc
    .font('regular', label_size)
    .fillColor(red)
    .text(label, left + 2, top + 2, place)
}
