// Services: what can be booked, for how long, at which price, and by whom.
import { Tags } from 'lucide-react'
import type { Service } from 'attune'
import { Amount } from '../../components/amount.tsx'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { ListScreen } from '../../components/list_screen.tsx'
import { Record } from '../../components/record.tsx'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { useNames } from '../../components/use_names.ts'
import { EditService, NewService } from './edit_service.tsx'

export function ServicesScreen() {
  const { change } = useAddress()
  const nameFor = useNames()
  const columns: readonly Column<Service>[] = [
    { name: 'Name', cell: ({ name }) => name, phone: 'a', look: 'what' },
    { name: 'Status', cell: ({ status }) => <StateBadge state={status} />, phone: 'b' },
    { name: 'Type', cell: ({ type, format }) => `${type} · ${format ?? 'any'}`, phone: 'c' },
    { name: 'Code', cell: ({ procedure_code }) => procedure_code ?? '—', look: 'mono' },
    {
      name: 'Offered by',
      cell: ({ practitioner_id: id }) => (id ? nameFor(id) || id : 'Everyone'),
    },
    {
      name: 'Duration',
      cell: ({ duration_minutes }) => `${duration_minutes} min`,
      numeric: true,
    },
    { name: 'Price', cell: ({ price }) => <Amount amount={price} />, numeric: true, phone: 'd' },
  ]
  return (
    <ListScreen<Service>
      title="Services"
      summary="What can be booked. A booking that names a service takes its terms from here."
      type="service"
      noun="service"
      list={(attune, params) => attune.services.list(params)}
      columns={columns}
      filters={[
        { name: 'status', label: 'Status', options: ['active', 'retired'] },
        { name: 'practitioner_id', label: 'Practitioner', options: [], pick: 'practitioner' },
      ]}
      actions={<NewService onCreated={(id) => change({ id })} />}
      detail={(id) => <ServiceDetail key={id} id={id} />}
      empty={{
        title: 'No services',
        text: 'Create the sessions you offer, for example a first visit of 60 minutes.',
        icon: Tags,
      }}
    />
  )
}

function ServiceDetail({ id }: { id: string }) {
  const nameFor = useNames()
  return (
    <Record type="service" id={id} read={(attune) => attune.services.retrieve(id)}>
      {(service) => (
        <>
          <DetailHead
            title={service.name}
            badge={<StateBadge state={service.status} />}
            id={id}
            note={`${service.duration_minutes} minutes`}
          />
          {service.status === 'active' && (
            <DetailActions>
              <EditService service={service} />
              <Confirm
                label="Retire"
                title={`Retire ${service.name}?`}
                effect="It can't be booked anymore. Sessions that are booked stay as they are."
                scope="availability:write"
                changed={['service']}
                act={(attune) => attune.services.retire(id)}
                done="The service was retired."
              />
            </DetailActions>
          )}
          <FactsBlock
            title="Service"
            facts={[
              ['description', service.description],
              ['type', service.type],
              ['format', service.format ?? 'Any'],
              ['procedure_code', service.procedure_code],
              ['price', <Amount key="price" amount={service.price} />],
              [
                'practitioner',
                service.practitioner_id ? nameFor(service.practitioner_id) : 'Everyone',
              ],
              ['bookable_by', service.bookable_by.join(', ')],
              ['buffer_before', `${service.buffer_before_minutes ?? 0} min`],
              ['buffer_after', `${service.buffer_after_minutes ?? 0} min`],
              ['reminders', service.reminder_hours?.map((hours) => `${hours} h`).join(', ')],
            ]}
          />
        </>
      )}
    </Record>
  )
}
