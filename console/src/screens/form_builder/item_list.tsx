// The questions of a form in their order. One at a time is open for editing.
import { ArrowDown, ArrowUp, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useContext, useState } from 'react'
import { AttuneError } from 'attune'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FormError } from '../../components/fields.tsx'
import { plural } from '../../components/format.ts'
import { Icon } from '../../components/icon.tsx'
import { depthsOf, isQuestion, type_words } from '../forms/form_items.ts'
import {
  addItem,
  changeItem,
  type EditedItem,
  itemsOf,
  moveItem,
  removeItem,
} from './item_changes.ts'
import { ItemEditor } from './item_editor.tsx'

type ItemListProps = { items: readonly EditedItem[]; onChange(items: EditedItem[]): void }

export function ItemList({ items, onChange }: ItemListProps) {
  const [open, setOpen] = useState<string>()
  const error = useContext(FormError)
  const depths = depthsOf(itemsOf(items))
  const questions = items.filter(({ item }) => isQuestion(item)).length
  const add = () => {
    const next = addItem(items, items.length - 1)
    onChange(next)
    setOpen(next.at(-1)!.key)
  }
  const refusalOf = (at: number) =>
    error instanceof AttuneError &&
    error.details.find(({ param }) => param?.startsWith(`items[${at}]`))?.message
  return (
    <Card
      title="Questions"
      note={plural(questions, 'question')}
      flush
      actions={
        <Button small icon={Plus} onClick={add}>
          Add question
        </Button>
      }
    >
      <ol className="form-items">
        {items.map(({ key, item }, at) => (
          <li key={key} className={`depth-${depths.get(item.id)}`}>
            <div className="form-item-head">
              <button
                className="pick"
                type="button"
                aria-expanded={key === open}
                onClick={() => setOpen(key === open ? undefined : key)}
              >
                <span>
                  <span className="what">{item.text || 'No text yet'}</span>
                  <br />
                  <span className="faint">{summaryOf(item)}</span>
                </span>
              </button>
              <div className="actions">
                <IconButton
                  of={ArrowUp}
                  label="Move up"
                  on={() => onChange(moveItem(items, at, -1))}
                />
                <IconButton
                  of={ArrowDown}
                  label="Move down"
                  on={() => onChange(moveItem(items, at, 1))}
                />
                <IconButton of={Trash2} label="Remove" on={() => onChange(removeItem(items, at))} />
              </div>
            </div>
            {refusalOf(at) && (
              <p className="invalid">
                <Icon of={TriangleAlert} />
                {refusalOf(at)}
              </p>
            )}
            {key === open && (
              <ItemEditor
                item={item}
                before={itemsOf(items.slice(0, at))}
                onChange={(change) => onChange(changeItem(items, at, change))}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const summaryOf = ({ id, type, required, repeats, enable_when }: EditedItem['item']) =>
  [
    type_words[type],
    required && 'required',
    repeats && 'several answers',
    enable_when && 'only under conditions',
    id,
  ]
    .filter(Boolean)
    .join(' · ')

type IconButtonProps = { of: typeof Plus; label: string; on(): void }

const IconButton = ({ of, label, on }: IconButtonProps) => (
  <button className="btn ghost sm" type="button" aria-label={label} title={label} onClick={on}>
    <Icon of={of} />
  </button>
)
