import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOutbox } from '#app/features/unsent/outbox.ts'
import type { Unsent } from '#app/features/unsent/unsent.ts'
import { useReadAnew } from '#app/features/unsent/use-read-anew.ts'

/**
 * Which day is being filled in. The address says it, and works without scripts; with them a new day opens and closes
 * without going anywhere, because without a line one cannot. What waits on this device stands beside it.
 */
export function useNewDay(internshipId: string, asked: string | null) {
  const [chosen, setChosen] = useState<{ at: string | null; open: string; mends?: string }>()
  const [query] = useSearchParams()
  const here = chosen?.at === asked ? chosen : undefined
  const outbox = useOutbox().waiting
  const waiting = outbox.filter((each) => each.kind === 'hours' && each.internshipId === internshipId)
  const mends = here ? here.mends : query.get('wacht')
  useReadAnew(outbox)
  // What one pressed is gone: the keyboard goes on where the new thing begins.
  useEffect(() => {
    if (here) document.querySelector<HTMLElement>('#dag-nieuw h2, [data-add-day]')?.focus()
  }, [here])
  return {
    open: here?.open ?? asked,
    setOpen: (open: string) => setChosen({ at: asked, open }),
    waiting,
    mended: mends ? waiting.find(({ id }) => id === mends) : undefined,
    mend: ({ id }: Unsent) => setChosen({ at: asked, open: 'geen', mends: id }),
  }
}
