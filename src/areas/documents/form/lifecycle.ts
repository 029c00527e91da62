// The lifecycle of a form: one version of a questionnaire. A published version never changes.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { FormRow } from './schema.ts'

export const formKind: Kind<FormRow> = { object: 'form', table: 'forms', prefix: 'form' }

export const formLifecycle = defineLifecycle({
  kind: formKind,
  initial: 'draft',
  states: {
    draft: 'Can be changed, and not yet assigned.',
    published: "Can be assigned, and can't be changed.",
    retired: "Can't be assigned. Responses that were assigned before can still be completed.",
  },
  sets: {
    draft: { in: ['draft'], out: ['published', 'retired'] },
    published: { in: ['published'], out: ['draft', 'retired'], constraints: ['forms_published'] },
  },
  steps: {
    publish: {
      from: ['draft'],
      to: 'published',
      summary: 'Publish a form. Retires the version that was published before.',
    },
    retire: {
      from: ['draft', 'published'],
      to: 'retired',
      summary: 'Retire a form.',
    },
  },
})
