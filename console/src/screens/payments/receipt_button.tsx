// Saves the receipt of a payment that a person made.
import type { Payment } from 'attune'
import { PdfButton } from '../../components/pdf_button.tsx'

export const ReceiptButton = ({ payment: { id, person_id, status } }: { payment: Payment }) =>
  person_id && status === 'succeeded' ? (
    <PdfButton
      read={(attune) => attune.payments.receiptPdf(id)}
      name="receipt.pdf"
      label="Receipt"
    />
  ) : null
