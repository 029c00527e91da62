// Tells apart what Stripe refused and what it didn't answer.
import { ProcessorDown, ProcessorRefused } from '#outside/ports/processor.ts'
import { failureOf, type StripeError } from './stripe_objects.ts'

// Card errors and invalid requests are definite outcomes. For any other error the outcome is
// unknown: the call may have succeeded.
export async function withOutcome<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProcessorDown || error instanceof ProcessorRefused) throw error
    const { type, statusCode = 0 } = error as { type?: string; statusCode?: number }
    const refused =
      type === 'StripeCardError' || (type === 'StripeInvalidRequestError' && statusCode < 500)
    if (refused && statusCode !== 409) throw new ProcessorRefused(failureOf(error as StripeError))
    throw new ProcessorDown(`Stripe did not respond (${type ?? 'no type'}, ${statusCode}).`)
  }
}
