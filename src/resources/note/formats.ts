// The forms a note can have, as data: its sections, which of them must be filled before it can be
// signed, and what belongs there. A new format is one more entry.

export type Section = { required: boolean; help: string }
export type NoteFormat = {
  name: string
  kind: NoteKind // What a note in this form usually is.
  for_payer: boolean // Whether it is evidence for a payer, and must hold what payers ask for.
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

const plan = must('What comes next: frequency, homework, referrals, prognosis.')
const intervention = must('What was done, with which technique.')
const response = must('How the person took it, and their progress toward the goals.')
const assessment = must('What it means: symptoms, function, progress, medical necessity.')

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
      subjective: must('What the person said: complaints, symptoms, changes.'),
      objective: must('What was observed and measured: mental status, scores.'),
      assessment,
      plan,
    },
  },
  dap: {
    ...progress,
    name: 'DAP',
    sections: { data: must('What was said, observed and done.'), assessment, plan },
  },
  birp: {
    ...progress,
    name: 'BIRP',
    sections: { behavior: must('How the person presented.'), intervention, response, plan },
  },
  girp: {
    ...progress,
    name: 'GIRP',
    sections: { goal: must('The goal of the plan worked on.'), intervention, response, plan },
  },
  pirp: {
    ...progress,
    name: 'PIRP',
    sections: { problem: must('The problem worked on.'), intervention, response, plan },
  },
  intake: {
    name: 'Intake (biopsychosocial)',
    kind: 'intake',
    for_payer: true,
    data_category: 'progress_notes',
    loinc: '78306-8',
    sections: {
      presenting_problem: must('Why now, in the words of the person; onset and severity.'),
      psychiatric_history: may('Earlier episodes, treatment, hospital stays.'),
      medical_history: may('Illness, medication, allergies.'),
      substance_use_history: may('What, how much, since when; the label sud belongs to it.'),
      family_history: may('Mental illness and suicide in the family.'),
      social_history: may('Home, work, relationships, law.'),
      developmental_history: may('Milestones, school.'),
      trauma_history: may('What happened, if they wish to say.'),
      mental_status_exam: must('Appearance, mood, thought, cognition, insight.'),
      risk: must('Danger to self and others, what protects, what was agreed.'),
      strengths: may('What helps.'),
      formulation: must('How it hangs together, and why care is necessary.'),
      recommendations: must('What is recommended, how often, how long.'),
    },
  },
  treatment_plan: {
    name: 'Treatment plan',
    kind: 'treatment_plan',
    for_payer: false,
    data_category: 'treatment_plan',
    loinc: null,
    sections: {
      problems: must('What the plan is for.'),
      objectives: must('What will be measured, to which target, by when.'),
      interventions: must('What will be done.'),
      type: must('Type of service. Medicare asks for it.'),
      amount: must('How long each service lasts.'),
      frequency: must('How often.'),
      duration: must('For how long.'),
      participation: may('How the person took part in the plan.'),
    },
  },
  discharge: {
    name: 'Discharge summary',
    kind: 'discharge',
    for_payer: false,
    data_category: 'progress_notes',
    loinc: '78263-1',
    sections: {
      reason: must('Why care ends.'),
      course: must('What was done, and how it went.'),
      outcome: must('Where the person stands now, by the goals and the measures.'),
      aftercare: must('What comes next, and whom to turn to in a crisis.'),
    },
  },
  free: {
    name: 'Free text',
    kind: 'other',
    for_payer: false,
    data_category: 'progress_notes',
    loinc: null,
    sections: { text: must('Whatever there is to note.') },
  },
} satisfies Record<string, NoteFormat>

export type FormatName = keyof typeof noteFormats

export const formatNames = Object.keys(noteFormats) as FormatName[]

export const formatOf = (name: string): NoteFormat => noteFormats[name as FormatName]
