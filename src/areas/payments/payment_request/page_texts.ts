// What the page of a payment request says, in each language.
import type { Language } from '#areas/persons/person/language.ts'

const english = {
  pay: (amount: string) => `Pay ${amount}`,
  method: 'Payment method',
  sandbox: 'Sandbox: no money moves.',
  safe: 'Your card details go to the payment processor and are not stored here.',
  declined: 'The payment was declined. Please try again or use another payment method.',
  changed: 'The amount has changed. Please check it and pay again.',
  script: 'Please turn on JavaScript to enter your card.',
  challenge_title: 'Confirm with your bank',
  challenge: 'Your bank asks you to confirm this payment. Nothing has been charged yet.',
  continue: 'Continue to your bank',
  processing_title: 'Payment in progress',
  processing: (amount: string) =>
    `Your payment of ${amount} is being processed. You do not need to pay again.`,
  again: 'Check again',
  paid_title: 'Thank you',
  paid: (amount: string) => `We received your payment of ${amount}.`,
  nothing_due_title: 'Nothing to pay',
  nothing_due: 'There is nothing left to pay, or another payment is in progress.',
  closed_title: 'This link is no longer active',
  closed: 'It has expired or was canceled. Nothing was charged. Please contact the practice.',
  dead_title: 'This link is not valid',
  dead: 'Please check the link in your message, or contact the practice.',
  problem_title: 'Something went wrong',
}

const spanish: typeof english = {
  pay: (amount) => `Pagar ${amount}`,
  method: 'Forma de pago',
  sandbox: 'Entorno de pruebas: no se mueve dinero.',
  safe: 'Los datos de su tarjeta van al procesador de pagos y no se guardan aquí.',
  declined: 'El pago fue rechazado. Inténtelo de nuevo o use otra forma de pago.',
  changed: 'El importe ha cambiado. Compruébelo y pague de nuevo.',
  script: 'Active JavaScript para introducir su tarjeta.',
  challenge_title: 'Confirme con su banco',
  challenge: 'Su banco le pide que confirme este pago. Todavía no se ha cobrado nada.',
  continue: 'Continuar al banco',
  processing_title: 'Pago en curso',
  processing: (amount) => `Su pago de ${amount} se está procesando. No necesita pagar de nuevo.`,
  again: 'Comprobar de nuevo',
  paid_title: 'Gracias',
  paid: (amount) => `Hemos recibido su pago de ${amount}.`,
  nothing_due_title: 'No hay nada que pagar',
  nothing_due: 'No queda nada por pagar, o hay otro pago en curso.',
  closed_title: 'Este enlace ya no es válido',
  closed: 'Ha vencido o fue cancelado. No se ha cobrado nada. Contacte con su consulta.',
  dead_title: 'Este enlace no es válido',
  dead: 'Compruebe el enlace de su mensaje o contacte con su consulta.',
  problem_title: 'Algo salió mal',
}

export const texts: Record<Language, typeof english> = { en: english, es: spanish }
