// Notes and documents from DocumentReference: a text with an author is a note that was signed in
// the other system, anything else is a file.
import { noteKinds } from '#areas/notes/note/formats.ts'
import { documentKinds, sensitive_labels } from '#areas/documents/document/kinds.ts'
import { label_codes, meaningOf, note_types, systems } from './codes.ts'
import {
  choiceOf,
  codeIn,
  type Element,
  listOf,
  partOf,
  present,
  presentList,
  textOf,
  timestampOf,
  wordsOf,
} from './elements.ts'
import { referenced } from './identity.ts'
import { type Mapping, unsupported } from './mapping.ts'

const attachmentOf = (document: Element) =>
  partOf(listOf(document, 'content')[0], 'attachment') ?? {}

const authorOf = (document: Element) =>
  listOf(document, 'author')
    .map((each) => referenced(each, 'Practitioner'))
    .find(Boolean)

const labelsOf = (document: Element) =>
  presentList(
    listOf(document, 'securityLabel').flatMap(
      (concept) =>
        choiceOf(sensitive_labels, textOf(concept, 'text') ?? codeIn(concept)) ??
        choiceOf(sensitive_labels, meaningOf(label_codes, codeIn(concept))) ??
        [],
    ),
  )

const loinc_kinds = Object.fromEntries(
  Object.entries(note_types).map(([kind, [code]]) => [kind, code]),
)

function noteOf(document: Element, text: string): Element {
  const type = partOf(document, 'type')
  const encounters = listOf(partOf(document, 'context'), 'encounter')
  return present({
    author_external_id: authorOf(document),
    session_external_id: encounters.map((each) => referenced(each, 'Encounter')).find(Boolean),
    format: 'free',
    kind:
      choiceOf(noteKinds, textOf(type, 'text')) ??
      meaningOf(loinc_kinds, codeIn(type, systems.loinc)),
    sections: { text },
    signed_at: timestampOf(document.date),
  })
}

const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/tiff': '.tif',
  'image/webp': '.webp',
  'text/plain': '.txt',
}

function fileOf(document: Element, attachment: Element): Element {
  const media_type = textOf(attachment, 'contentType')?.split(';')[0] ?? ''
  const type = partOf(document, 'type')
  const title = textOf(document, 'description') ?? textOf(attachment, 'title') ?? wordsOf(type)
  const file_name = textOf(attachment, 'title')?.replaceAll(/[/\\]/g, '-')
  const has_ending = /\.\w{3,4}$/.test(file_name ?? '')
  return present({
    kind: choiceOf(documentKinds, textOf(type, 'text')) ?? 'other',
    title: title ?? 'Document',
    file_name: has_ending ? file_name : `${file_name ?? 'document'}${endings[media_type] ?? ''}`,
    content: attachment.data,
  })
}

const isText = (attachment: Element) =>
  /^text\/plain\b/i.test(textOf(attachment, 'contentType') ?? '') &&
  typeof attachment.data === 'string'

const paths = {
  person_id: 'subject',
  person_external_id: 'subject',
  session_id: 'context.encounter',
  session_external_id: 'context.encounter',
  author_id: 'author',
  author_external_id: 'author',
  signed_at: 'date',
  sections: 'content[0].attachment.data',
  content: 'content[0].attachment.data',
  file_name: 'content[0].attachment.title',
  kind: 'type',
  title: 'description',
  labels: 'securityLabel',
}

const issuesOf = ({ status, docStatus }: Element) =>
  status === 'entered-in-error' || ['preliminary', 'entered-in-error'].includes(String(docStatus))
    ? [unsupported('DocumentReference.status', 'Only final documents can be imported.')]
    : []

const isNote = (document: Element) =>
  isText(attachmentOf(document)) && authorOf(document) !== undefined

const shared = (document: Element) => ({
  person_external_id: referenced(partOf(document, 'subject'), 'Patient'),
  labels: labelsOf(document),
})

const noteMapping: Mapping = {
  object: 'note',
  map(document) {
    const text = Buffer.from(String(attachmentOf(document).data), 'base64').toString()
    return {
      issues: issuesOf(document),
      fields: present({ ...shared(document), ...noteOf(document, text) }),
    }
  },
  paths,
}

const fileMapping: Mapping = {
  object: 'document',
  map: (document) => ({
    issues: issuesOf(document),
    fields: present({ ...shared(document), ...fileOf(document, attachmentOf(document)) }),
  }),
  paths,
}

export const documentMappingOf = (document: Element) =>
  isNote(document) ? noteMapping : fileMapping
