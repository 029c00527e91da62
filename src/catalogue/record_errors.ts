// What the clinical record refuses: notes, assessments, and flags of danger.

export const recordErrors = {
  note_incomplete: {
    status: 422,
    message: 'The note cannot be signed: something is missing or not valid.',
    happened:
      'A signed note holds every required section of its format, where and when care was given, ' +
      'and what payers ask for. Everything that is missing stands in details[].',
    remedy: 'Save the draft with what is missing (PATCH with If-Match), and sign again.',
  },
  note_full: {
    status: 422,
    message: 'The note cannot hold more: too much was added to it.',
    happened: 'What was added to a signed note since is half a million characters at most.',
    remedy: 'Write another note, of the kind contact or other, and refer to this one.',
  },
  answers_not_valid: {
    status: 422,
    message: 'The answers do not fit the instrument.',
    happened:
      'An item is unknown, was not to be asked, has a value that is not offered, or is missing ' +
      'where all must be answered. Each stands in details[].',
    remedy: 'GET /v1/instruments lists the items and their values.',
  },
  safety_plan_required: {
    status: 422,
    message: 'So grave a risk is mitigated by a safety plan or a transfer.',
    happened: 'The level is high or imminent, and neither was named.',
    remedy: 'Send safety_plan_note_id or transfer.',
  },
  later_assessment_required: {
    status: 422,
    message: 'A risk is resolved only after a later assessment.',
    happened: 'No assessment of the person was completed since the flag was opened.',
    remedy: 'Assess the person again, for example with the C-SSRS, and then resolve it.',
  },
  retention_active: {
    status: 409,
    message: 'The record must be kept: it cannot be destroyed yet.',
    happened:
      'The law asks for signed notes to be kept for years, the record is under a legal hold, or ' +
      'a payer has a claim that it has not decided on. Which of them it is, and until when, ' +
      'stands in details[].',
    remedy:
      'GET /v1/persons/{id}/retention tells the rules. Notes that were entered by mistake are ' +
      'voided first; a hold is lifted with POST /v1/persons/{id}/lift_hold; a claim is waited ' +
      'for, or voided with POST /v1/claims/{id}/void.',
  },
} as const
