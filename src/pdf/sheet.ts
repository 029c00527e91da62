// Writes documents for people as PDF: US Letter, tagged for screen readers, with text that can be
// searched and copied. The same content always gives the same bytes.
import { createDocument, drawAsArtifact, finishDocument, type Doc, type Font } from './document.ts'

const sizes = { title: 16, heading: 11, text: 9, small: 7.5 }
const margin = 54
const gap = 6

export type Column = { label: string; width: number; align?: 'left' | 'right' }

export type Sheet = {
  title(text: string): void
  heading(text: string): void
  paragraph(text: string): void
  facts(facts: [label: string, value: string | null][]): void
  table(columns: Column[], rows: string[][]): void
}

type Contents = { title: string; created_at: string; footer: string }

export async function writePdf(
  { title, created_at, footer }: Contents,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const margins = { top: margin, right: margin, bottom: margin + 18, left: margin }
  const doc = createDocument({ title, created_at, margins })
  const finished = finishDocument(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  draw(sheetOn(doc, root))
  root.end()
  numberPages(doc, footer)
  return await finished()
}

type Structure = ReturnType<Doc['struct']>

function sheetOn(doc: Doc, root: Structure): Sheet {
  const width = doc.page.width - 2 * margin
  const write = (tag: string, font: Font, size: number, text: string) => {
    doc.font(font, size)
    makeRoom(doc, doc.heightOfString(text, { width }))
    root.add(
      doc.struct(tag, {}, () => void doc.font(font, size).text(text, margin, doc.y, { width })),
    )
  }
  return {
    title(text) {
      write('H1', 'bold', sizes.title, text)
      doc.y += gap
    },
    heading(text) {
      makeRoom(doc, 60) // A heading doesn't end a page.
      doc.y += 2 * gap
      write('H2', 'bold', sizes.heading, text)
      doc.y += gap / 2
    },
    paragraph(text) {
      write('P', 'regular', sizes.text, text)
      doc.y += gap
    },
    facts(facts) {
      for (const [label, value] of facts) {
        if (value !== null) write('P', 'regular', sizes.text, `${label}: ${value}`)
      }
      doc.y += gap
    },
    table: (columns, rows) => drawTable(doc, root, columns, rows),
  }
}

// An amount and the text to its right need more room between them.
const gapAfter = (columns: Column[], at: number) => {
  const next = columns[at + 1]
  return next && next.align !== 'right' && columns[at]!.align === 'right' ? 3 * gap : gap
}

// Columns share the width of the page in proportion. Their labels are repeated on every page.
function drawTable(doc: Doc, root: Structure, columns: Column[], rows: string[][]) {
  const whole = columns.reduce((sum, column) => sum + column.width, 0)
  const scale = (doc.page.width - 2 * margin) / whole
  const table = doc.struct('Table')
  root.add(table)

  function drawRow(tag: 'TH' | 'TD', cells: string[], room: number) {
    const font = tag === 'TH' ? 'bold' : 'regular'
    doc.font(font, sizes.text)
    const widths = columns.map(({ width }, at) => width * scale - gapAfter(columns, at))
    const heights = cells.map((cell, at) => doc.heightOfString(cell, { width: widths[at]! }))
    const height = Math.max(...heights)
    if (tag === 'TD' && makeRoom(doc, height + room)) drawRow('TH', labels, 0)
    const row = doc.struct('TR')
    table.add(row)
    const top = doc.y
    let left = margin
    for (const [at, cell] of cells.entries()) {
      const place = { width: widths[at]!, align: columns[at]!.align ?? 'left' }
      const x = left
      row.add(doc.struct(tag, {}, () => void doc.font(font, sizes.text).text(cell, x, top, place)))
      left += columns[at]!.width * scale
    }
    row.end()
    doc.y = top + height + gap / 2
    rule(doc, doc.y, tag === 'TH' ? 0.8 : 0.3)
    doc.y += gap / 2
  }

  const labels = columns.map(({ label }) => label)
  makeRoom(doc, 48)
  drawRow('TH', labels, 0)
  for (const row of rows) drawRow('TD', row, gap)
  table.end()
  doc.y += gap
}

// Begins a page if the height doesn't fit on this one.
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= doc.page.height - doc.page.margins.bottom) return false
  doc.addPage()
  return true
}

function rule(doc: Doc, y: number, weight: number) {
  drawAsArtifact(doc, () => {
    const right = doc.page.width - margin
    doc.lineWidth(weight).strokeColor('#999999').moveTo(margin, y).lineTo(right, y).stroke()
  })
}

function numberPages(doc: Doc, footer: string) {
  const { count } = doc.bufferedPageRange()
  for (let number = 0; number < count; number++) {
    doc.switchToPage(number)
    doc.page.margins.bottom = 0 // Else text this low would begin another page.
    const text = `${footer}  ·  Page ${number + 1} of ${count}`
    const place = { width: doc.page.width - 2 * margin, lineBreak: false }
    drawAsArtifact(doc, () => {
      doc.font('regular', sizes.small).fillColor('#555555')
      doc.text(text, margin, doc.page.height - margin + 6, place)
    })
  }
}
