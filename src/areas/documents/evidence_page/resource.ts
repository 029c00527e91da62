// The route of a consent's evidence page.
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { defineResource } from '#http/routing/resource.ts'
import { everybody, route } from '#http/routing/route.ts'
import { Evidence, Revocation } from '#areas/persons/consent/evidence_schema.ts'
import { Consent } from '#areas/persons/consent/schema.ts'
import { content_type, file_name } from '#areas/documents/document/schema.ts'
import { readEvidencePage } from './evidence_page.ts'

const { status, document } = Consent.properties

const EvidencePage = Type.Object(
  {
    object: Type.Literal('evidence_page', { description: 'Object type. Always `evidence_page`.' }),
    consent_id: Id('con', 'ID of the consent.'),
    person_id: Id('per', 'ID of the person the consent is about.'),
    status,
    document,
    files: Type.Array(
      Type.Object({
        document_id: Id('doc', 'ID of the document. Create a download link to read its file.'),
        file_name,
        content_type,
      }),
      { description: 'Stored files with the SHA-256 of `document`.', examples: [[]] },
    ),
    signatures: Type.Array(
      Type.Object({
        ...Evidence.properties,
        is_intact: Type.Boolean({
          description: 'Whether `hash` matches the other fields of the evidence.',
        }),
      }),
      { description: 'Evidence of each signature. Empty if unsigned.', examples: [[]] },
    ),
    revocation: Nullable(Revocation),
    page: Text('The evidence and the text of the document, in Markdown.', 200_000, {
      examples: ['# Evidence of consent\n'],
    }),
    livemode,
    created_at: Timestamp('When the page was created: when you read it.'),
  },
  { title: 'evidence_page', description: 'What was signed, by whom, when and how.' },
)

export const evidencePageResource = defineResource({
  routes: [
    route({
      name: 'consents.evidence_page',
      method: 'GET',
      path: '/v1/consents/{id}/evidence_page',
      scope: 'consents:read',
      summary: 'Retrieve the evidence page of a consent: what was signed, by whom, when and how.',
      returns: EvidencePage,
      actors: everybody,
      errors: ['resource_not_found', 'consent_required'],
      run: (call, { id }) => readEvidencePage(call, id),
    }),
  ],
})
