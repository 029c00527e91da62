// llms.txt and llms-full.txt: the documentation for language models, as an index and in full.
import type { Group } from './documents.ts'

const summary =
  'Attune is a REST API for mental healthcare: practitioner verification, matching, sessions, ' +
  'clinical notes, claims and payments, with consent enforced throughout.'

export const llmsIndex = (groups: Group[], public_url: string) =>
  [
    '# Attune',
    `> ${summary}`,
    `The API is described by ${public_url}/openapi.json (OpenAPI 3.1). All documentation in one ` +
      `file: ${public_url}/llms-full.txt.`,
    ...groups.map(({ name, documents }) => {
      const links = documents.map((one) => `- [${one.name}](${public_url}${one.url}.md)`)
      return `## ${name}\n\n${links.join('\n')}`
    }),
  ].join('\n\n') + '\n'

export const llmsFull = (texts: { url: string; text: string }[], public_url: string) =>
  [
    `# Attune\n\n> ${summary}`,
    ...texts.map(({ url, text }) => `Source: ${public_url}${url}\n\n${text}`),
  ]
    .map((text) => text.trim())
    .join('\n\n---\n\n') + '\n'
