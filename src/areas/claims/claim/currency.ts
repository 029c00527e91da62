// The currency of claims, and the most that an X12 claim can carry for one line.
export const currency = 'usd'
export const most_claimed = 100_000_000
