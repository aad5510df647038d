import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '#lib/use-live.ts'

/** A page that waits asks again so often, as long as somebody looks at it. */
const ASK_MS = 4000
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

/** Who came by a link asks, since a stream is for people whom we know. */
export function FollowByAsking() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(ask, ASK_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [revalidate])
  return null
}
