// An address without a screen.
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../components/states.tsx'

export function NotFound() {
  return (
    <EmptyState
      title="Page not found"
      action={
        <Link className="btn" to="/">
          Go to home
        </Link>
      }
    >
      No screen has this address.
    </EmptyState>
  )
}
