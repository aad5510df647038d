import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PickedPicture } from '#app/features/library/pick-picture.tsx'
import type { Block } from '#protocol/features/content/blocks.ts'
import { required } from '#protocol/shared/guards.ts'
import { type Found, listKey, usualDistance, type Wanted, wantedBy } from '../../found.ts'
import type { ListAnswer } from '../vacancy-list.ts'

/** What the blocks show now: what the page came with, and more as soon as somebody chooses it. */
function useAll(first: Found) {
  const [found, setFound] = useState(first)
  const asked = useRef(new Set(Object.keys(first.lists)))
  const ask = useCallback(async (wanted: Wanted) => {
    const key = listKey(wanted)
    if (asked.current.has(key)) return
    asked.current.add(key)
    const { sector, count, words = '', place = '', within = usualDistance } = wanted
    const query = new URLSearchParams({ sector: sector ?? '', count: `${count}`, words, place, within: `${within}` })
    const answer = await fetch(`/content/vacature-lijst?${query}`).catch(() => null)
    // Without a line it is asked again the next time.
    if (!answer?.ok) return void asked.current.delete(key)
    const { lists, unknownPlaces }: ListAnswer = await answer.json()
    setFound((known) => ({
      ...known,
      lists: { ...known.lists, ...lists },
      unknownPlaces: [...known.unknownPlaces, ...unknownPlaces],
    }))
  }, [])
  const addPicture = useCallback(
    ({ id, ...picture }: PickedPicture) =>
      setFound((known) => ({ ...known, pictures: { ...known.pictures, [id]: picture } })),
    [],
  )
  return useMemo(() => ({ found, ask, addPicture }), [found, ask, addPicture])
}

const FoundContext = createContext<ReturnType<typeof useAll> | null>(null)
export const useFound = () => required(use(FoundContext), 'what the blocks show')

/** Asks what a block shows, after a pause in what somebody types. */
export function useAsked(block: Block) {
  const { found, ask } = useFound()
  useEffect(() => {
    const asked = wantedBy(block)
    const timer = setTimeout(() => asked && void ask(asked), 400)
    return () => clearTimeout(timer)
  }, [block, ask])
  return found
}

export function FoundProvider({ first, children }: { first: Found; children: ReactNode }) {
  return <FoundContext value={useAll(first)}>{children}</FoundContext>
}
