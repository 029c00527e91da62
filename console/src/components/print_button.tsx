// Prints the card or the detail that the button is in, without the rest of the screen.
import type { MouseEvent } from 'react'

export function PrintButton() {
  const printPart = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const part = currentTarget.closest<HTMLElement>('.card, .detail')
    part?.setAttribute('data-print', '')
    addEventListener('afterprint', () => part?.removeAttribute('data-print'), { once: true })
    print()
  }
  return (
    <button className="btn ghost sm" type="button" onClick={printPart}>
      Print
    </button>
  )
}
