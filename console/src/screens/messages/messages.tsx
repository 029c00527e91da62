// Messages to persons: what was sent, and the settings and templates behind it.
import { useAddress } from '../../components/screen_state.ts'
import { Tabs } from '../../components/tabs.tsx'
import { MessageList } from './message_list.tsx'
import { MessageSettingsPart } from './message_settings.tsx'

const tabs = [
  { name: 'sent', label: 'Messages', show: MessageList },
  { name: 'settings', label: 'Settings and templates', show: MessageSettingsPart },
] as const

export function MessagesScreen() {
  const { search } = useAddress()
  const current = tabs.find(({ name }) => name === search.tab) ?? tabs[0]
  const Part = current.show
  return (
    <Part key={current.name} tabs={<Tabs label="Messages" tabs={tabs} current={current.name} />} />
  )
}
