// Where a sign-in leads back to: a page of the documentation, and nothing else.
const setting = 'attune.return_to'
const link_lasts_ms = 15 * 60_000

const documentation = /^\/docs\/[\w/-]+(#[\w-]+)?$/

export const returnAddress = (text: string | undefined) =>
  text && documentation.test(text) ? text : undefined

/** Keeps the address while a link is on its way: it opens in a tab of its own. */
export function keepReturnAddress(address: string | undefined) {
  if (address) localStorage.setItem(setting, `${Date.now() + link_lasts_ms} ${address}`)
  else localStorage.removeItem(setting)
}

/** The address that was kept, once. */
export function takeReturnAddress(): string | undefined {
  const [until, address] = localStorage.getItem(setting)?.split(' ') ?? []
  localStorage.removeItem(setting)
  return Number(until) > Date.now() ? returnAddress(address) : undefined
}
