// The texts of a form by name, and what each field needs to show and change its own.
import { useState } from 'react'

export function useFields<T extends Record<string, string>>(initial: T) {
  const [values, setValues] = useState(initial)
  return {
    values,
    /** For a field: its value, its change, and the parameter that errors of the API name. */
    input: (name: keyof T & string) => ({
      value: values[name] ?? '',
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      param: name,
    }),
    reset: () => setValues(initial),
  }
}

/** What was typed between commas or spaces. */
export const listed = (text: string, separator: RegExp = /,/) =>
  text.split(separator).flatMap((each) => each.trim() || [])
