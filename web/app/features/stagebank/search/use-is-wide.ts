import { useSyncExternalStore } from 'react'

const query = '(min-width: 80rem)'

function listen(changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Is there room for a map beside the list? Before scripts run nobody knows, and then there is none. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  )
