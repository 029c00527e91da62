// Schemas for what some claims carry in addition: an accident, a hospitalization, paperwork.
import Type from 'typebox'
import { Choice, DateOnly, Nullable } from '#kernel/fields.ts'
import { PlainText } from '#kernel/fields.ts'
import { jurisdiction } from '#areas/practitioners/practitioner/jurisdiction.ts'

export const Accident = Type.Object(
  {
    occurred_on: DateOnly('Date of the accident (DTP*439).', '2026-10-12'),
    jurisdiction: Type.Optional(jurisdiction),
  },
  {
    title: 'claim_accident',
    description:
      'Accident that the care is related to. `jurisdiction` is required for auto accidents.',
  },
)

export const Hospitalization = Type.Object(
  {
    admitted_on: DateOnly('Date of admission (DTP*435).', '2026-10-28'),
    discharged_on: Type.Optional(
      Nullable(DateOnly('Date of discharge (DTP*096). Null before.', '2026-11-04')),
    ),
  },
  {
    title: 'claim_hospitalization',
    description: 'Hospital stay during which the care was provided. Required for inpatient care.',
  },
)

// PWK01, as the guide lists them: 08 plan of treatment, 09 progress report, DS discharge summary,
// EB explanation of benefits, OZ support data for claim. Source: PWK01 and PWK02 in the public map
// of 005010X222A1 (github.com/azoner/pyx12, 837.5010.X222.A1.xml), which lists the same codes.
// prettier-ignore
const report_types = [
  '03', '04', '05', '06', '07', '08', '09', '10', '11', '13', '15', '21', 'A3', 'A4', 'AM', 'AS',
  'B2', 'B3', 'B4', 'BR', 'BS', 'BT', 'CB', 'CK', 'CT', 'D2', 'DA', 'DB', 'DG', 'DJ', 'DS', 'EB',
  'HC', 'HR', 'I5', 'IR', 'LA', 'M1', 'MT', 'NN', 'OB', 'OC', 'OD', 'OE', 'OX', 'OZ', 'P4', 'P5',
  'PE', 'PN', 'PO', 'PQ', 'PY', 'PZ', 'RB', 'RR', 'RT', 'RX', 'SG', 'V5', 'XP',
] as const

const transmissions = ['AA', 'BM', 'EL', 'EM', 'FT', 'FX'] as const

export const Paperwork = Type.Object(
  {
    report_type: Choice(
      report_types,
      'Report type code (PWK01): `08` plan of treatment, `09` progress report, `DS` discharge ' +
        'summary, `EB` explanation of benefits, `OZ` support data, or another.',
      {
        examples: ['08'],
      },
    ),
    transmission: Choice(
      transmissions,
      'How the payer gets it (PWK02): `AA` on request, `BM` by mail, `EL` electronically, `EM` ' +
        'by email, `FT` by file transfer, `FX` by fax.',
      { examples: ['FX'] },
    ),
    control_number: Type.Optional(
      Nullable(
        PlainText('Attachment control number (PWK06). Required unless on request.', 50, 'ATT1'),
      ),
    ),
  },
  {
    title: 'claim_paperwork',
    description: 'Supporting document that is sent separately from the claim, or is available.',
  },
)
