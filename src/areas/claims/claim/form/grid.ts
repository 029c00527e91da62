// The grid of the CMS-1500 (02/12): ten characters to the inch, six lines to the inch. Its first
// column begins 0.3 in from the left edge of the paper, and the rule above item 1 is 1.33 in below
// the top edge, which is line 7: the carrier's name and address are above.
const points_per_inch = 72
const left_edge = 0.3 * points_per_inch
const lines_above = 2 // Line 1 begins two lines below the top edge.

export const character_width = points_per_inch / 10
export const line_height = points_per_inch / 6
// Centers capitals between the rules of a line.
const baseline = 9

// Points from the left and top edges of a US Letter page.
export const leftOf = (column: number) => left_edge + (column - 1) * character_width
export const topOf = (line: number) => (line - 1 + lines_above) * line_height
export const baselineOf = (line: number) => topOf(line) + baseline

export const lines_per_page = 6

// Text in an item, from a column of a line.
export type FormField = { item: string; line: number; column: number; text: string }
