// Numbers new service lines and fills in their defaults.
import type { Line, LineCreate } from './parts.ts'

// The last day of a line.
export const lastDayOf = ({ service_date, service_ends_on }: Line) =>
  service_ends_on ?? service_date

// Defaults of a line.
export const completeLines = (lines: LineCreate[]): Line[] =>
  lines.map((line, i) => ({
    service_ends_on: null,
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
