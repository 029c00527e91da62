// Route of appeal letters.
import { defineResource } from '#http/routing/resource.ts'
import { route, type Route } from '#http/routing/route.ts'
import { writeAppealLetter } from './appeal_letter.ts'
import { AppealLetter } from './schema.ts'

const appealLetterRoutes: Route[] = [
  route({
    name: 'claims.appeal_letter',
    method: 'GET',
    path: '/v1/claims/{id}/appeal_letter',
    scope: 'claims:read',
    summary: "Retrieve the letter of a claim's newest appeal: claim, decision, grounds, documents.",
    returns: AppealLetter,
    pdf: import.meta.resolve('./appeal_letter_pdf.ts'),
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id }) => writeAppealLetter(call, id),
  }),
]

export const appealLetterResource = defineResource({ routes: appealLetterRoutes })
