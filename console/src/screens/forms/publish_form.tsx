// Publishes a draft.
import type { Form } from 'attune'
import { Confirm } from '../../components/confirm.tsx'

export const PublishForm = ({ form: { id, title } }: { form: Form }) => (
  <Confirm
    label="Publish"
    look="primary"
    title={`Publish ${title}?`}
    effect="It can then be assigned, and never be changed. The published version before is retired."
    scope="forms:write"
    changed={['form']}
    act={(attune) => attune.forms.publish(id)}
    done="The form was published."
  />
)
