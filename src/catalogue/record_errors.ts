// Errors of the clinical record: notes, assessments, risk flags and retention.

export const recordErrors = {
  note_incomplete: {
    status: 422,
    message: "The note can't be signed: it's incomplete or invalid.",
    cause:
      'A signed note needs every required section of its format, the place and time of service, ' +
      "and what payers require. `details` lists what's missing.",
    remedy: 'Update the draft (`PATCH` with `If-Match`) and sign again.',
  },
  addenda_limit_exceeded: {
    status: 422,
    message: "The note can't hold more addenda.",
    cause: 'Addenda to a signed note are limited to 500,000 characters.',
    remedy: 'Write a new note of kind `contact` or `other` that refers to this one.',
  },
  answers_invalid: {
    status: 422,
    message: "The answers don't match the instrument or form.",
    cause:
      'An item is unknown, not applicable, of another type, out of range, or missing where it is ' +
      'required. `details` lists each one.',
    remedy: 'Check the items and values at `GET /v1/instruments` or `GET /v1/forms/{id}`.',
  },
  safety_plan_required: {
    status: 422,
    message: 'A high or imminent risk requires a safety plan or a transfer of care.',
    cause: 'The request contains neither a safety plan nor a transfer.',
    remedy: 'Send `safety_plan_note_id` or `transfer`.',
  },
  reassessment_required: {
    status: 422,
    message: "The risk flag can't be resolved without a later assessment.",
    cause: 'No assessment was completed after the flag was opened.',
    remedy: 'Reassess the person, for example with the C-SSRS, then resolve the flag.',
  },
  retention_active: {
    status: 409,
    message: "The record can't be destroyed: it must be retained.",
    cause:
      'A retention period, a legal hold or an open claim applies. `details` says which, and ' +
      'until when.',
    remedy:
      'Check `GET /v1/persons/{id}/retention`. Void notes that were entered in error, lift the ' +
      'hold with `POST /v1/persons/{id}/lift_hold`, and wait for the claim or void it with `POST ' +
      '/v1/claims/{id}/void`.',
  },
  import_has_errors: {
    status: 422,
    message: "The import can't be started: rows have errors.",
    cause: 'Validation found errors. `GET /v1/imports/{id}/errors` lists them.',
    remedy: 'Import a corrected file, or send `skip_invalid: true` to import the valid rows.',
  },
  external_id_taken: {
    status: 409,
    message: 'Another object of this kind has this `external_id`.',
    cause: 'An `external_id` is unique per kind of object in your account.',
    remedy:
      'Find the object with the filter `external_id` and update it, or send another `external_id`.',
  },
} as const
