// The waiting list for care: who waits, the times offered to them, and how many are filled.
import { useAddress } from '../../components/screen_state.ts'
import { Tabs } from '../../components/tabs.tsx'
import { EntryList } from './entries.tsx'
import { OfferList } from './offers.tsx'
import { WaitingReport } from './report.tsx'

const tabs = [
  { name: 'waiting', label: 'Waiting', show: EntryList },
  { name: 'offers', label: 'Offers', show: OfferList },
  { name: 'report', label: 'Report', show: WaitingReport },
] as const

export function WaitingListScreen() {
  const { search } = useAddress()
  const current = tabs.find(({ name }) => name === search.tab) ?? tabs[0]
  const Part = current.show
  return (
    <Part
      key={current.name}
      tabs={<Tabs label="Waiting list" tabs={tabs} current={current.name} />}
    />
  )
}
