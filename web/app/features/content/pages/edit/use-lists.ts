import { useCallback, useRef, useState } from 'react'
import type { VacancyListBlock } from '#protocol/features/content/blocks.ts'
import { listKey, type VacancyLists } from '../../vacancy-lists.ts'
import type { ListAnswer } from '../vacancy-list.ts'

/** What the lists of vacancies show now: those that the page came with, and others as soon as somebody chooses them. */
export function useLists(first: VacancyLists) {
  const [lists, setLists] = useState(first)
  const asked = useRef(new Set(Object.keys(first)))
  const ask = useCallback(async (block: VacancyListBlock) => {
    const key = listKey(block)
    if (asked.current.has(key)) return
    asked.current.add(key)
    const { sector, count, words = '' } = block
    const query = new URLSearchParams({ sector: sector ?? '', count: String(count), words })
    const answer = await fetch(`/content/vacature-lijst?${query}`).catch(() => null)
    // Without a line it is asked again the next time.
    if (!answer?.ok) return void asked.current.delete(key)
    const { lists: found }: ListAnswer = await answer.json()
    setLists((known) => ({ ...known, ...found }))
  }, [])
  return { lists, ask }
}
export type PageLists = ReturnType<typeof useLists>
