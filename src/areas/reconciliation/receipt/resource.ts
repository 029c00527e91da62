// Route of receipts.
import { everybody, route, type Route } from '#http/routing/route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { createReceipt } from './receipt.ts'
import { Receipt } from './schema.ts'

const receiptRoutes: Route[] = [
  route({
    name: 'payments.receipt',
    method: 'GET',
    path: '/v1/payments/{id}/receipt',
    scope: 'payments:read',
    summary: 'Retrieve the receipt of a payment: what was paid, for which care, and how.',
    returns: Receipt,
    pdf: import.meta.resolve('./receipt_pdf.ts'),
    actors: everybody.filter((kind) => kind !== 'practitioner'),
    sends_to: 'person',
    refuses_cards: true,
    errors: ['resource_not_found', 'consent_required', 'payment_not_captured'],
    run: (call, { id }) => createReceipt(call, id),
  }),
]

export const receiptResource = defineResource({ routes: receiptRoutes })
