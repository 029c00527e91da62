// A component that is loaded when it is first shown.
import { type ComponentType, lazy } from 'react'

export const lazyNamed = <Props, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
