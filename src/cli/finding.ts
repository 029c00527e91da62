// A result of one of the doctor's checks: its state, a message and how to fix it.

export type Finding = {
  check: string
  state: 'ok' | 'warning' | 'problem'
  says: string
  mend: string | null
}

export const fine = (check: string, says: string): Finding => ({
  check,
  state: 'ok',
  says,
  mend: null,
})
export const warning = (check: string, says: string, mend: string): Finding => ({
  check,
  state: 'warning',
  says,
  mend,
})
export const problem = (check: string, says: string, mend: string): Finding => ({
  check,
  state: 'problem',
  says,
  mend,
})
