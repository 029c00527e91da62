// Builds a form: its questions on the left, and on the right how the person sees them.
import { Link, useParams } from '@tanstack/react-router'
import type { Form } from 'attune'
import { useRead } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FormError, TextField } from '../../components/fields.tsx'
import { Page } from '../../components/page.tsx'
import { ErrorState, Notice } from '../../components/states.tsx'
import { FormPreview } from '../forms/form_preview.tsx'
import { PublishForm } from '../forms/publish_form.tsx'
import { CategoryPicker } from './category_picker.tsx'
import { ItemList } from './item_list.tsx'
import { itemsOf } from './item_changes.ts'
import { useFormDraft } from './use_form_draft.ts'

export function FormBuilderScreen() {
  const { id } = useParams({ strict: false })
  const form_id = String(id)
  const { data, error, refetch } = useRead(['form', form_id], (attune) =>
    attune.forms.retrieve(form_id),
  )
  if (data) return <FormBuilder key={data.id} form={data} />
  return (
    <Page title="Form">{error && <ErrorState error={error} retry={() => void refetch()} />}</Page>
  )
}

function FormBuilder({ form }: { form: Form }) {
  const { draft, change, dirty, write, save } = useFormDraft(form)
  const preview = { ...draft, items: itemsOf(draft.items) }
  const editable = form.status === 'draft'
  return (
    <Page
      title={form.title}
      documentTitle="Form"
      summary={
        <>
          <StateBadge state={form.status} /> {form.name}, version {form.number}
        </>
      }
      actions={
        <>
          <Link className="btn ghost" to="/forms" search={{ id: form.id }}>
            All forms
          </Link>
          {editable && !dirty && <PublishForm form={form} />}
          {editable && (
            <Button
              look="primary"
              scope="forms:write"
              disabled={!dirty}
              busy={write.isPending}
              onClick={save}
            >
              {dirty ? 'Save' : 'Saved'}
            </Button>
          )}
        </>
      }
    >
      {!editable && (
        <Notice>
          A {form.status} version never changes, so that you always know which question an answer
          belongs to. Create the next version from the list of forms.
        </Notice>
      )}
      {write.error && <ErrorState error={write.error} />}
      <div className="builder">
        {editable && (
          <div className="stack">
            <FormError value={write.error}>
              <Card title="Form">
                <div className="form">
                  <TextField
                    label="Title"
                    value={draft.title}
                    onChange={(title) => change({ title })}
                    param="title"
                    required
                  />
                  <TextField
                    label="Introduction"
                    value={draft.description}
                    onChange={(description) => change({ description })}
                    param="description"
                    multiline
                    help="Shown above the questions."
                  />
                  <CategoryPicker
                    chosen={draft.data_categories}
                    onChange={(data_categories) => change({ data_categories })}
                  />
                </div>
              </Card>
              <ItemList items={draft.items} onChange={(items) => change({ items })} />
            </FormError>
          </div>
        )}
        <aside className="stack" aria-label="Preview">
          <Card title="As the person sees it" note="Nothing is saved here">
            <FormPreview form={preview} />
          </Card>
        </aside>
      </div>
    </Page>
  )
}
