// Creates and changes a location.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Location } from 'attune'
import { useWrite } from '../../api/context.tsx'
import { AddressFields, empty_address } from '../../components/address_fields.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { TextField } from '../../components/fields.tsx'
import { FormAction } from '../../components/form_action.tsx'
import { listed, useFields } from '../../components/use_fields.ts'

const fieldsOf = (location?: Location) => ({
  name: location?.name ?? '',
  time_zone: location?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  place_of_service: location?.place_of_service ?? '11',
  rooms: location?.rooms.map(({ name }) => name).join(', ') ?? '',
})

type Fields = ReturnType<typeof fieldsOf>

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '') || 'room'

/** A room that keeps its name keeps its ID, which sessions refer to. */
const paramsOf = ({ name, time_zone, place_of_service, rooms }: Fields, location?: Location) => ({
  name,
  time_zone,
  place_of_service,
  rooms: listed(rooms).map((room) => ({
    id: location?.rooms.find((known) => known.name === room)?.id ?? idOf(room),
    name: room,
  })),
})

type Input = ReturnType<typeof useFields<Fields>>['input']

const LocationFields = ({ input }: { input: Input }) => (
  <>
    <div className="form-row">
      <TextField label="Time zone" {...input('time_zone')} required />
      <TextField
        label="Place of service"
        {...input('place_of_service')}
        required
        help="Two digits. 11 is an office."
      />
    </div>
    <TextField
      label="Rooms"
      {...input('rooms')}
      placeholder="Room 1, Room 2"
      help="Separated by commas. A room has one session at a time."
    />
  </>
)

export function NewLocation({ onCreated }: { onCreated(id: string): void }) {
  const { values, input, reset } = useFields(fieldsOf())
  const [address, setAddress] = useState(empty_address)
  const write = useWrite(['location'], (attune) =>
    attune.locations.create({ ...paramsOf(values), address }),
  )
  return (
    <FormAction
      label="New location"
      icon={Plus}
      primary
      scope="availability:write"
      title="New location"
      submit="Create location"
      done="The location was created."
      write={write}
      onDone={({ id }) => {
        reset()
        setAddress(empty_address)
        onCreated(id)
      }}
    >
      <TextField label="Name" {...input('name')} required autoFocus />
      <AddressFields value={address} onChange={setAddress} />
      <LocationFields input={input} />
    </FormAction>
  )
}

export function EditLocation({ location }: { location: Location }) {
  const { values, input } = useFields(fieldsOf(location))
  return (
    <Confirm
      label="Edit"
      look="primary"
      title="Edit the location"
      effect="Sessions that are booked there stay."
      scope="availability:write"
      changed={['location']}
      edits={{ object: location, read: (attune) => attune.locations.retrieve(location.id) }}
      act={(attune, version) =>
        attune.locations.update(location.id, paramsOf(values, location), { ifMatch: version })
      }
      done="The location was changed."
    >
      <TextField label="Name" {...input('name')} required autoFocus />
      <LocationFields input={input} />
    </Confirm>
  )
}
