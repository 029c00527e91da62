// One version of a form: what can be done with it, and how it looks.
import type { Form } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { Record } from '../../components/record.tsx'
import { ErrorState } from '../../components/states.tsx'
import { Time } from '../../components/time.tsx'
import { FormPreview } from './form_preview.tsx'
import { PublishForm } from './publish_form.tsx'

export function FormDetail({ id, onEdit }: { id: string; onEdit(id: string): void }) {
  return (
    <Record type="form" id={id} read={(attune) => attune.forms.retrieve(id)}>
      {(form) => (
        <>
          <DetailHead
            title={form.title}
            badge={<StateBadge state={form.status} />}
            id={id}
            note={`${form.name}, version ${form.number}`}
          />
          <FormActions form={form} onEdit={onEdit} />
          <DetailBlock title="As the person sees it">
            <FormPreview form={form} />
          </DetailBlock>
          <FactsBlock
            title="Form"
            facts={[
              ['data_categories', form.data_categories.join(', ')],
              ['published_at', <Time key="published" at={form.published_at} />],
              ['retired_at', <Time key="retired" at={form.retired_at} />],
            ]}
          />
        </>
      )}
    </Record>
  )
}

function FormActions({ form, onEdit }: { form: Form; onEdit(id: string): void }) {
  const { name, title, description, items, data_categories } = form
  const next_version = useWrite(['form'], (attune) =>
    attune.forms.create({ name, title, description, items, data_categories }),
  )
  const draft = form.status === 'draft'
  const edit = () =>
    draft
      ? onEdit(form.id)
      : void next_version.mutateAsync().then(
          ({ id }) => onEdit(id),
          () => {}, // Shown below.
        )
  return (
    <DetailActions>
      <Button small look="primary" scope="forms:write" busy={next_version.isPending} onClick={edit}>
        {draft ? 'Edit' : 'Create the next version'}
      </Button>
      {draft && <PublishForm form={form} />}
      {form.status !== 'retired' && (
        <Confirm
          label="Retire"
          title={`Retire ${title}?`}
          effect="It can't be assigned anymore. What was assigned before can still be completed."
          scope="forms:write"
          changed={['form']}
          act={(attune) => attune.forms.retire(form.id)}
          done="The form was retired."
        />
      )}
      {next_version.error && <ErrorState error={next_version.error} />}
    </DetailActions>
  )
}
