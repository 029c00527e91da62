// Instruments, as data: items, scoring, bands, LOINC codes and thresholds for change, with sources.
// To add an instrument, add an entry.
import { cssrs } from './instrument_cssrs.ts'
import { gad2, gad7 } from './instrument_gad.ts'
import { pcl5 } from './instrument_pcl5.ts'
import { phq2, phq9 } from './instrument_phq.ts'

export type Answers = Record<string, number>
export type Level = 'low' | 'moderate' | 'high' | 'imminent'

export type Item = {
  number: number
  code: string // Key of the item in `answers`.
  loinc: string | null
  text: string | null // Null unless the license allows anyone to display it.
  values: readonly number[]
  scored: boolean
  // The item applies only if this returns true for the other answers.
  applies_if?: (answers: Answers) => boolean
}

export type Instrument = {
  code: string
  name: string
  version: string
  domain: string // Used in matching.
  license: string
  reference_period: string
  administration: 'self' | 'clinician' // The default for new assessments.
  loinc: { panel: string | null; total: string | null }
  choices: Record<string, string> // Meaning of each value.
  items: readonly Item[]
  total: { from: number; to: number; higher_is_worse: true } | null
  bands: readonly { from: number; to: number; name: string }[]
  caseness: { at_least: number; source: string } | null
  subscales?: Record<string, readonly number[]> // Item numbers by subscale.
  provisional?: (answers: Answers, item: (number: number) => string) => Record<string, boolean>
  change: { reliable: number; remission_below: number; source: string } | null
  risk?: (answers: Answers) => { level: Level; items: string[] } | null
}

const all: Instrument[] = [phq9, gad7, pcl5, cssrs, phq2, gad2]

export const instruments = new Map(all.map((instrument) => [instrument.code, instrument]))

export const instrumentCodes = all.map(({ code }) => code)

export const instrumentOf = (code: string) => instruments.get(code)!
