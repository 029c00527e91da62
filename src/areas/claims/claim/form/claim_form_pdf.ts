// A CMS-1500 as PDF: the data alone, to print on the red form, or with an outline of its boxes.
import { writeForm } from '#pdf/form.ts'
import { baselineOf, leftOf, topOf } from './grid.ts'
import { outline_boxes } from './outline.ts'
import type { ClaimForm } from './schema.ts'

// Points between a rule and the text to its right.
const clearance = 2

export function writeAsPdf(form: ClaimForm): Promise<Buffer> {
  const boxes = outline_boxes.map(({ label, lines, columns }) => ({
    label,
    left: leftOf(columns[0]) - clearance,
    top: topOf(lines[0]),
    right: leftOf(columns[1] + 1) - clearance,
    bottom: topOf(lines[1] + 1),
  }))
  const pages = form.pages.map(({ fields }) => ({
    boxes: form.outline ? boxes : [],
    texts: fields.map(({ item, line, column, text }) => ({
      title: `Item ${item}`,
      left: leftOf(column),
      baseline: baselineOf(line),
      text,
    })),
  }))
  return writeForm({ title: 'Health insurance claim form', created_at: form.updated_at }, pages)
}
