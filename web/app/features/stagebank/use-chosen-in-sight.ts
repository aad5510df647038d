import { type RefObject, useEffect, useRef } from 'react'

/** A chosen chip may lie beyond the edge of its row: the row goes to the first one when none of them is in sight. */
export function useChosenInSight(chosen: string): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    if (!list || !chosen || list.scrollWidth <= list.clientWidth) return
    const seen = list.getBoundingClientRect()
    const chips = [...list.children]
      .filter((chip) => chip.querySelector(':checked'))
      .map((chip) => chip.getBoundingClientRect())
    const [first] = chips
    if (!first || chips.some(({ left, right }) => left >= seen.left && right <= seen.right)) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = first.left - seen.left - (seen.width - first.width) / 2
    list.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' })
  }, [chosen])
  return row
}
