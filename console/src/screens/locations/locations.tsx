// Locations: where sessions in person take place, with their rooms.
import { MapPin } from 'lucide-react'
import type { Location } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { DetailActions, DetailBlock, DetailHead, FactsBlock } from '../../components/detail.tsx'
import { count } from '../../components/format.ts'
import { ListScreen } from '../../components/list_screen.tsx'
import { Record } from '../../components/record.tsx'
import { useAddress } from '../../components/screen_state.ts'
import type { Column } from '../../components/table.tsx'
import { EditLocation, NewLocation } from './edit_location.tsx'

const addressOf = ({ address: { line1, city, state, postal_code } }: Location) =>
  [line1, city, state.replace(/^US-/, ''), postal_code].filter(Boolean).join(', ')

const columns: readonly Column<Location>[] = [
  { name: 'Name', cell: ({ name }) => name, phone: 'a', look: 'what' },
  {
    name: 'Status',
    cell: ({ archived }) => <StateBadge state={archived ? 'archived' : 'active'} />,
    phone: 'b',
  },
  { name: 'Address', cell: addressOf, phone: 'c' },
  { name: 'Time zone', cell: ({ time_zone }) => time_zone },
  { name: 'Place of service', cell: ({ place_of_service }) => place_of_service, look: 'mono' },
  { name: 'Rooms', cell: ({ rooms }) => count(rooms.length), numeric: true },
]

export function LocationsScreen() {
  const { change } = useAddress()
  return (
    <ListScreen<Location>
      title="Locations"
      summary="Where sessions in person take place. Claims name them as the service facility."
      type="location"
      noun="location"
      list={(attune, params) => attune.locations.list(params)}
      columns={columns}
      actions={<NewLocation onCreated={(id) => change({ id })} />}
      detail={(id) => <LocationDetail key={id} id={id} />}
      empty={{
        title: 'No locations',
        text: 'Add your offices if you meet persons there.',
        icon: MapPin,
      }}
    />
  )
}

function LocationDetail({ id }: { id: string }) {
  return (
    <Record type="location" id={id} read={(attune) => attune.locations.retrieve(id)}>
      {(location) => (
        <>
          <DetailHead title={location.name} id={id} note={addressOf(location)} />
          <DetailActions>
            <EditLocation location={location} />
            <Archive location={location} />
          </DetailActions>
          <FactsBlock
            title="Location"
            facts={[
              ['time_zone', location.time_zone],
              ['jurisdiction', location.jurisdiction],
              ['place_of_service', location.place_of_service],
              ['npi', location.npi],
              ['archived', location.archived ? 'Yes' : 'No'],
            ]}
          />
          <DetailBlock title="Rooms">
            {location.rooms.length === 0 ? (
              <p className="faint">No rooms. Then any number of sessions fits at a time.</p>
            ) : (
              <ul className="problems">
                {location.rooms.map((room) => (
                  <li key={room.id}>{room.name}</li>
                ))}
              </ul>
            )}
          </DetailBlock>
        </>
      )}
    </Record>
  )
}

const Archive = ({ location: { id, name, archived } }: { location: Location }) => (
  <Confirm
    label={archived ? 'Use again' : 'Archive'}
    look={archived ? 'primary' : 'danger'}
    title={archived ? `Use ${name} again?` : `Archive ${name}?`}
    effect={
      archived
        ? 'Sessions can be booked there again.'
        : 'No more sessions can be booked there. Those that are booked stay.'
    }
    scope="availability:write"
    changed={['location']}
    act={(attune) => attune.locations.update(id, { archived: !archived })}
    undo={(attune) => attune.locations.update(id, { archived })}
    done={archived ? 'The location is in use.' : 'The location was archived.'}
  />
)
