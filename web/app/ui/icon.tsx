import { lazy, Suspense } from 'react'
import { useIsHydrated } from '../lib/hydrated.ts'

const FetchedIcon = lazy(() => import('./fetched-icon.tsx'))

type Props = { name: string; className?: string }

/**
 * An icon that somebody chose by name, such as `lucide:anchor`, fetched from our own provider. Icons that a screen always
 * has are built in instead. Its room is kept from the first paint, so that nothing jumps. It says nothing to a screen
 * reader: the words beside it do.
 */
export function Icon({ name, className = 'size-5' }: Props) {
  const isHydrated = useIsHydrated()
  const room = <span aria-hidden="true" className={`inline-block shrink-0 ${className}`} />
  if (!isHydrated) return room
  return (
    <Suspense fallback={room}>
      <FetchedIcon key={name} name={name} className={className} />
    </Suspense>
  )
}
