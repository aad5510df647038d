import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { Breach } from '#protocol/features/working-time-breaches.ts'
import { breachSentence } from '#protocol/features/working-time-sentence.ts'
import { Notice } from '#ui/notice.tsx'
import type { Entry, Sheet } from './sheet.data.ts'

/** After so many milliseconds without typing the law is asked. */
const PAUSE = 400

/** What the law about young people says to what is being typed. */
export function useRules(internshipId: string, entry: Entry | undefined) {
  const fetcher = useFetcher<{ breaches: Breach[] }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (typed: FormData) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (entry) typed.set('entryId', entry.id)
      void fetcher.submit(typed, { method: 'post', action: `/urenbriefje/${internshipId}/regels` })
    }, PAUSE)
  }
  return { breaches: fetcher.data?.breaches ?? entry?.breaches ?? [], ask }
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
