import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'
const watch = (tell: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Whether there is room beside the form. The server writes the page for those who have it. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  )
