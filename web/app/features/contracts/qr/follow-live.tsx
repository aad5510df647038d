import { useRevalidator } from 'react-router'
import { useLive } from '#lib/use-live.ts'

/** What is told of a contract is told of its student. */
const kinds = ['users', 'contracts', 'contractSigners']

/** Follows what others do, by the stream of changes: for who has an account. */
export function FollowLive() {
  const { revalidate } = useRevalidator()
  useLive({
    onChange: (changes) => {
      if (changes.some(({ type }) => kinds.includes(type))) void revalidate()
    },
    onMissed: () => void revalidate(),
  })
  return null
}
