// The search index of the documentation: one entry for each section, as MiniSearch stores it. The
// browser loads it when a reader searches.
import MiniSearch from 'minisearch'
import { options } from '../static/search.js'
import type { Document } from './documents.ts'

export type Section = { title: string; section: string; url: string; text: string }

const slug_parts = /^(#{1,3}) (.*)$/

// Splits a document at its headings. Tables and samples are found by their words too.
export function sectionsOf(
  { url, name }: Document,
  text: string,
  anchors: { id: string; text: string }[],
): Section[] {
  const sections: Section[] = [{ title: name, section: '', url, text: '' }]
  let fenced = false
  const ids = [...anchors]
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced
    const heading = fenced ? null : slug_parts.exec(line)
    if (heading && heading[1] !== '#') {
      const { id, text: section } = ids.shift() ?? { id: '', text: heading[2]! }
      sections.push({ title: name, section, url: `${url}#${id}`, text: '' })
    } else if (!heading) {
      sections.at(-1)!.text += `${line.replaceAll(/[`*|]/g, ' ')}\n`
    }
  }
  return sections
}

// The headings of a document: rendering only them takes a fraction of the time.
export function headingsOnly(text: string) {
  let fenced = false
  const lines = text.split('\n').filter((line) => {
    if (line.startsWith('```')) fenced = !fenced
    return !fenced && /^#{1,6} /.test(line)
  })
  return lines.join('\n\n')
}

// In steps, between which the thread builds pages that a reader waits for.
export async function searchIndex(sections: Section[]): Promise<string> {
  const index = new MiniSearch<Section & { id: number }>(options)
  await index.addAllAsync(
    sections.map((section, id) => ({ id, ...section })),
    { chunkSize: 50 },
  )
  return JSON.stringify(index)
}
