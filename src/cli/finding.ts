// A finding of "attune doctor": its state, a message and how to fix it.

export type Finding = {
  check: string
  state: 'ok' | 'not checked' | 'warning' | 'problem'
  message: string
  fix: string | null
}

export const ok = (check: string, message: string): Finding => ({
  check,
  state: 'ok',
  message,
  fix: null,
})
export const unchecked = (check: string, message: string): Finding => ({
  check,
  state: 'not checked',
  message,
  fix: null,
})
export const warning = (check: string, message: string, fix: string): Finding => ({
  check,
  state: 'warning',
  message,
  fix: fix,
})
export const problem = (check: string, message: string, fix: string): Finding => ({
  check,
  state: 'problem',
  message,
  fix: fix,
})
