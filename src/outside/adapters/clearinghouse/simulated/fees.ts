// Fee schedule of the simulated payer, in cents, and its downcoding table.

const fees: Record<string, number> = {
  '90791': 16_500,
  '90792': 19_000,
  '90832': 7_500,
  '90834': 11_000,
  '90837': 15_000,
  '90839': 16_000,
  '90840': 8_000,
  '90846': 10_500,
  '90847': 11_500,
  '90853': 4_500,
  '96127': 600,
}

export const feeOf = (code: string): number | undefined => fees[code]

// Codes without a fee are allowed at 80% of the charge. Never more than the charge.
export function allowedFor(code: string, units: number, charge: number) {
  const fee = fees[code]
  const allowed = fee === undefined ? Math.floor((charge * 4) / 5) : Math.floor(fee * units)
  return Math.min(allowed, charge)
}

const lower: Record<string, string> = { '90837': '90834', '90834': '90832', '90792': '90791' }

export const downcoded = (code: string) => lower[code] ?? code
