// Security labels: which kinds of sensitive information a document contains.
import { label_codes, systems } from '#areas/imports/fhir_rows/codes.ts'
import { coding, hl7 } from '../data_types.ts'

export const securityLabels = (labels: readonly string[]) =>
  labels.map((label) => {
    const code = label_codes[label]
    return {
      coding: [code ? hl7('v3-ActCode', code) : coding(systems.label, label)],
      text: label,
    }
  })
