import { useState } from 'react'

/** Who is put where by hand, and who is taken up to be put somewhere. */
export function usePairs(first: Iterable<readonly [string, string]> = []) {
  const [pairs, setPairs] = useState<ReadonlyMap<string, string>>(() => new Map(first))
  const [taken, setTaken] = useState<string>()
  const set = (studentId: string, vacancyId: string | null) => {
    const next = new Map(pairs)
    if (vacancyId) next.set(studentId, vacancyId)
    else next.delete(studentId)
    setPairs(next)
  }
  return {
    pairs,
    taken,
    take: setTaken,
    set,
    put: (vacancyId: string) => {
      if (taken) set(taken, vacancyId)
      setTaken(undefined)
    },
  }
}
