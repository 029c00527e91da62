// The lines of a claim as they are kept: numbered, and with nothing decided yet.
import type { Line, LineGiven } from './parts.ts'

// What a line says if nothing else is said.
export const numbered = (lines: LineGiven[]): Line[] =>
  lines.map((line, i) => ({
    session_id: null,
    modifiers: [],
    units: 1,
    minutes: null,
    place_of_service: null,
    diagnosis_pointers: [],
    practitioner_id: null,
    line_control_number: `L${i + 1}`,
    ...line,
    allowed: null,
    paid: null,
    adjustments: [],
    remarks: [],
    reasons: [],
    line_status: 'pending',
  }))
