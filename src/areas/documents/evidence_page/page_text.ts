// Writes the evidence page of a consent in Markdown, to be shown, printed or filed.
import type { ConsentRow } from '#areas/persons/consent/schema.ts'
import type { SignedFile } from './evidence_page.ts'

type Signature = ConsentRow['evidence'][number] & { is_intact: boolean }
type Line = [name: string, value: string | null | undefined]

export function writePage(
  consent: ConsentRow,
  signatures: Signature[],
  files: SignedFile[],
  created_at: string,
) {
  const { document, revocation } = consent
  const parts = [
    '# Evidence of consent',
    list([
      ['Consent', consent.id],
      ['Person', consent.person_id],
      ['Kind', consent.kind],
      ['Status', consent.status],
      ['Document version', document?.version],
      ['Document SHA-256', document?.sha256],
      ...files.map(({ document_id, file_name }): Line => ['File', `${file_name} (${document_id})`]),
      ['Page created at', created_at],
    ]),
    ...signatures.flatMap((each, at) => [`## Signature ${at + 1}`, list(linesOf(each))]),
    ...(signatures.length === 0 ? ['## Signature', "The consent isn't signed."] : []),
    ...(revocation
      ? [
          '## Revocation',
          list([
            ['Recorded at', revocation.recorded_at],
            ['Recorded by', revocation.by],
            ['Received via', revocation.received_via],
          ]),
        ]
      : []),
    ...(document?.text ? ['## Document', document.text] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const linesOf = (signature: Signature): Line[] => [
  ['Signer', signature.signer_name],
  ['Method', signature.method],
  ['Statement', signature.intent],
  ['Signed at', signature.signed_at],
  ['Recorded at', signature.recorded_at],
  ['Recorded by', signature.recorded_by],
  ['Authenticated by', signature.auth_method],
  ['IP address', signature.ip],
  ['User agent', signature.user_agent],
  ['Witness', signature.witness],
  ['Viewed at', signature.viewed_at],
  ['Copy provided at', signature.copy_provided_at],
  ['Document version', signature.document_version],
  ['Document SHA-256', signature.document_sha256],
  ['Evidence SHA-256', signature.hash],
  ['Previous evidence SHA-256', signature.previous_hash],
  ['Evidence unchanged', signature.is_intact ? 'yes' : 'no'],
]

const list = (lines: Line[]) =>
  lines
    .filter(([, value]) => value)
    .map(([name, value]) => `- ${name}: ${escaped(value!)}`)
    .join('\n')

// What people typed can't add lines or formatting to the page.
const escaped = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|~]/g, (mark) => `\\${mark}`)
