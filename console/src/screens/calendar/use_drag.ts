// Dragging a session to another time or day of its practitioner.
import { type PointerEvent, useRef } from 'react'
import { hour_px, snap_minutes } from './grid_hours.ts'

type DragProps = {
  practitioner_id: string
  movable: boolean
  onDrop(date: string, by_minutes: number): void
}
type Pointer = PointerEvent<HTMLButtonElement>

const drag_px = 5

export function useDrag({ practitioner_id, movable, onDrop }: DragProps) {
  const drag = useRef<{ x: number; y: number; moved: boolean }>(undefined)
  const was_dragged = useRef(false) // A drop is followed by a click.
  const start = (event: Pointer) => {
    was_dragged.current = false
    if (event.button !== 0 || !movable) return
    drag.current = { x: event.clientX, y: event.clientY, moved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  // Straight to the element: a state per pointer event would render every session.
  const follow = ({ currentTarget, clientX, clientY }: Pointer) => {
    const from = drag.current
    if (!from) return
    const [x, y] = [clientX - from.x, clientY - from.y]
    from.moved ||= Math.hypot(x, y) > drag_px
    if (!from.moved) return
    currentTarget.style.transform = `translate(${x}px, ${y}px)`
    currentTarget.classList.add('dragged')
  }
  const drop = ({ currentTarget, clientX, clientY }: Pointer) => {
    const from = drag.current
    drag.current = undefined
    currentTarget.style.transform = ''
    currentTarget.classList.remove('dragged')
    if (!from?.moved) return
    was_dragged.current = true
    const day = dayAt(clientX, clientY)
    // Another practitioner is another booking, so a session stays with its own.
    if (!day?.dataset.practitioners?.includes(practitioner_id)) return
    const steps = Math.round(((clientY - from.y) / hour_px) * (60 / snap_minutes))
    onDrop(day.dataset.date!, steps * snap_minutes)
  }
  const handlers = {
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: drop,
  }
  return { handlers, wasDragged: () => was_dragged.current }
}

const dayAt = (x: number, y: number) =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-date]'))
    .find((element) => element !== null)
