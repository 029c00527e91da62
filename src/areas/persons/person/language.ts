// The language in which a person reads: the preferred one among those that Attune writes.
import type { PersonRow } from './schema.ts'

export type Language = 'en' | 'es'

export function languageOf({ languages }: Pick<PersonRow, 'languages'>): Language {
  const chosen = languages.find(({ preferred }) => preferred) ?? languages[0]
  return /^es(?:-|$)/i.test(chosen?.code ?? '') ? 'es' : 'en'
}

export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
