import { useRevalidator } from 'react-router'
import { useLive } from '#lib/use-live.ts'

/** It is made while somebody looks: reads the page again when something happened to its student. */
export function AskAgain() {
  const { revalidate } = useRevalidator()
  const again = () => void revalidate()
  useLive({
    onChange: (changes) => {
      if (changes.some(({ type }) => type === 'users')) again()
    },
    onMissed: again,
  })
  return null
}
