import { useState } from 'react'
import { LETTERS, ofScreens, readAsked } from './asked.ts'
import type { Recent } from './recent.ts'
import { useFound } from './use-found.ts'
import { type OptionGroup, useOptionGroups } from './use-options.ts'

/** What is typed, what is found of it and which of that is chosen. */
export function useSearch(recents: Recent[]) {
  const [q, setQ] = useState('')
  const [kind, setKind] = useState('')
  const [chosen, setChosen] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { sign, words } = readAsked(q)
  const isWanted = words.length >= LETTERS || sign === '#'
  const found = useFound(q, '', isWanted, attempt)
  // Of one kind there is room for more than the first few.
  const more = useFound(q, kind, isWanted && kind !== '' && kind !== ofScreens, attempt)
  const few = found.groups.filter(({ name }) => name === kind)
  const all = useOptionGroups(q, '', found.groups, recents)
  const groups = useOptionGroups(q, kind, kind ? (more.of === q ? more.groups : few) : found.groups, recents)
  const options = groups.flatMap((group) => group.options)
  const active = options.find(({ id }) => id === chosen) ?? options[0]
  const isBusy = found.state === 'loading' || more.state === 'loading'

  const step = (by: number) => {
    const at = active ? options.indexOf(active) : -1
    setChosen(options.at((at + by) % options.length)?.id ?? '')
  }
  /** The first of the next group; false when there is none. */
  const stepGroup = (by: number): boolean => {
    const shown = groups.filter((group) => group.options.length > 0)
    const at = shown.findIndex((group) => group.options.some(({ id }) => id === active?.id))
    const next = at < 0 ? undefined : shown[at + by]?.options[0]
    if (next) setChosen(next.id)
    return next !== undefined
  }
  return {
    q,
    words,
    kind,
    isWanted,
    isBusy,
    isFailed: found.state === 'failed',
    isNarrow: sign !== '' || kind !== '',
    isEmpty: isWanted && !isBusy && found.state === 'idle' && groups.length === 0,
    /** Nothing was picked by hand yet. */
    isFresh: chosen === '',
    all,
    groups,
    options,
    active,
    count: countOf(all),
    type(text: string) {
      setQ(text)
      setKind('')
      setChosen('')
    },
    chooseKind(name: string) {
      setKind(name)
      setChosen('')
    },
    choose: setChosen,
    retry: () => setAttempt(attempt + 1),
    step,
    stepGroup,
  }
}

/** Of all groups together. */
function countOf(groups: OptionGroup[]): string {
  const sum = groups.reduce((before, { count }) => before + (Number.parseInt(count, 10) || 0), 0)
  return groups.some(({ count }) => count.endsWith('+')) ? `${sum}+` : String(sum)
}
