import { useEffect, useRef, useState } from 'react'
import { readChecked } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ownApi } from '#lib/own-api.ts'
import { checkHours } from '#protocol/features/hours.ts'
import type { Breach } from '#protocol/features/working-time-breaches.ts'
import { breachSentence } from '#protocol/features/working-time-sentence.ts'
import { Notice } from '#ui/notice.tsx'
import { inMinutes } from './in-minutes.ts'
import type { Entry, Sheet } from './sheet.data.ts'

/** After so many milliseconds without typing the law is asked. */
const PAUSE = 400

/** What the law about young people says to what is being typed. What is not complete yet breaks nothing. */
async function askRules(internshipId: string, entry: Entry | undefined, typed: FormData): Promise<Breach[]> {
  typed.set('internshipId', internshipId)
  if (entry) typed.set('entryId', entry.id)
  inMinutes(typed, 'hours', 'minutes')
  const { input, wrong } = readChecked(checkHours.input, typed, false)
  if (wrong) return []
  // Without a line nobody can say it yet; the server looks again when the day arrives.
  return ownApi()
    .run(checkHours, '', input)
    .then(
      ({ breaches }) => breaches,
      () => [],
    )
}

export function useRules(internshipId: string, entry: Entry | undefined) {
  const [breaches, setBreaches] = useState(entry?.breaches ?? [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (typed: FormData) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const turn = ++asked.current
      const found = await askRules(internshipId, entry, typed)
      // What was asked before may be answered after.
      if (turn === asked.current) setBreaches(found)
    }, PAUSE)
  }
  return { breaches, ask }
}

export function RuleNote({ of, breaches }: { of: Sheet; breaches: readonly Breach[] }) {
  const t = useT('hours')
  const locale = useLocale()
  return (
    <div aria-live="polite">
      {breaches.length > 0 ? (
        <Notice tone="warn">
          {breaches.map((breach) => breachSentence(breach, locale, of.isOwn ? 'you' : 'other')).join(' ')}{' '}
          {t('form.rule')}
        </Notice>
      ) : null}
    </div>
  )
}
