// Note formats, as data: sections, which of them are required to sign, and what to write in each.
// To add a format, add an entry.

export type Section = { required: boolean; help: string }
export type NoteFormat = {
  name: string
  kind: NoteKind // Default kind of a note in this format.
  for_payer: boolean // Supports a claim, so signing requires what payers require.
  data_category: 'progress_notes' | 'treatment_plan'
  loinc: string | null
  sections: Record<string, Section>
}

export const noteKinds = [
  'progress',
  'intake',
  'treatment_plan',
  'group',
  'family',
  'crisis',
  'contact',
  'medication',
  'testing',
  'discharge',
  'other',
] as const
export type NoteKind = (typeof noteKinds)[number]

const must = (help: string): Section => ({ required: true, help })
const may = (help: string): Section => ({ required: false, help })

const plan = must('Next steps: frequency of sessions, homework, referrals and prognosis.')
const intervention = must('Interventions and techniques used.')
const response = must('Response to the interventions and progress toward goals.')
const assessment = must(
  'Clinical assessment: symptoms, functioning, progress and medical necessity.',
)

const progress = {
  kind: 'progress' as const,
  for_payer: true,
  data_category: 'progress_notes' as const,
  loinc: '34904-3',
}

export const noteFormats = {
  soap: {
    ...progress,
    name: 'SOAP',
    sections: {
      subjective: must('What the person reported: complaints, symptoms and changes.'),
      objective: must('Observations and measurements: mental status and assessment scores.'),
      assessment,
      plan,
    },
  },
  dap: {
    ...progress,
    name: 'DAP',
    sections: {
      data: must('What was reported, observed and done in the session.'),
      assessment,
      plan,
    },
  },
  birp: {
    ...progress,
    name: 'BIRP',
    sections: {
      behavior: must('Presentation: behavior, mood and affect.'),
      intervention,
      response,
      plan,
    },
  },
  girp: {
    ...progress,
    name: 'GIRP',
    sections: {
      goal: must('Treatment plan goal addressed in the session.'),
      intervention,
      response,
      plan,
    },
  },
  pirp: {
    ...progress,
    name: 'PIRP',
    sections: { problem: must('Problem addressed in the session.'), intervention, response, plan },
  },
  intake: {
    name: 'Intake (biopsychosocial)',
    kind: 'intake',
    for_payer: true,
    data_category: 'progress_notes',
    loinc: '78306-8',
    sections: {
      presenting_problem: must(
        "Reason for seeking care, in the person's own words. Include onset and severity.",
      ),
      psychiatric_history: may('Previous episodes, treatment and hospitalizations.'),
      medical_history: may('Medical conditions, medications and allergies.'),
      substance_use_history: may('Substances, amounts and duration of use. Label the note `sud`.'),
      family_history: may('Family history of mental illness and suicide.'),
      social_history: may('Living situation, employment, relationships and legal history.'),
      developmental_history: may('Developmental milestones and education.'),
      trauma_history: may('Trauma history, as far as the person wants to share it.'),
      mental_status_exam: must('Appearance, mood, thought process, cognition and insight.'),
      risk: must('Risk to self and others, protective factors and safety planning.'),
      strengths: may('Strengths and supports.'),
      formulation: must('Case formulation and medical necessity.'),
      recommendations: must('Recommended services, with frequency and duration.'),
    },
  },
  treatment_plan: {
    name: 'Treatment plan',
    kind: 'treatment_plan',
    for_payer: false,
    data_category: 'treatment_plan',
    loinc: null,
    sections: {
      problems: must('Problems the plan addresses.'),
      objectives: must('Measurable objectives, each with a target and a target date.'),
      interventions: must('Planned interventions.'),
      type: must('Type of service. Required by Medicare.'),
      amount: must('Length of each service.'),
      frequency: must('Frequency of the services.'),
      duration: must('Expected duration of treatment.'),
      participation: may("The person's participation in treatment planning."),
    },
  },
  discharge: {
    name: 'Discharge summary',
    kind: 'discharge',
    for_payer: false,
    data_category: 'progress_notes',
    loinc: '78263-1',
    sections: {
      reason: must('Reason for discharge.'),
      course: must('Course of treatment.'),
      outcome: must('Outcome at discharge, by goals and assessment scores.'),
      aftercare: must('Aftercare plan and crisis contacts.'),
    },
  },
  free: {
    name: 'Free text',
    kind: 'other',
    for_payer: false,
    data_category: 'progress_notes',
    loinc: null,
    sections: { text: must('Free-form text of the note.') },
  },
} satisfies Record<string, NoteFormat>

export type FormatName = keyof typeof noteFormats

export const formatNames = Object.keys(noteFormats) as FormatName[]

export const formatOf = (name: string): NoteFormat => noteFormats[name as FormatName]
