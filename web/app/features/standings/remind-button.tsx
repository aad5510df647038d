import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ListAnswer } from '#app/features/bulk-actions/list-action.server.ts'
import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'
import { BellRing } from '#ui/icons.tsx'

export const smallLink =
  'shrink-0 rounded-sm py-1 font-semibold text-primaryink underline decoration-1 underline-offset-3 hover:decoration-2 max-md:py-2'

type Props = { id: string; name: string; remindedAt: string | null; look?: 'link' | 'button' }

/** Asks whoever is up to take the step, once a day, and says when they were asked last. In a row there is room for the day alone. */
export function RemindButton({ id, name, remindedAt, look = 'link' }: Props) {
  const t = useT('standings')
  const fetcher = useFetcher<ListAnswer<'remindTurn'>>()
  const told = useRef<unknown>(undefined)
  const answer = fetcher.data
  useEffect(() => {
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    showToast(
      answer.problem ? { title: answer.problem, color: 'danger' } : { title: t('done.remindTurn'), color: 'success' },
    )
  })
  const remindedOn = remindedAt ? today(new Date(remindedAt)) : null
  const isToday = remindedOn === today() || (answer !== undefined && !answer.problem)
  if (isToday) return <span className="shrink-0 text-muted">{t('remindedToday')}</span>
  const label = t('remindOf', { name })
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      action="/users"
      className={look === 'link' ? 'flex shrink-0 items-center' : 'flex flex-wrap items-center gap-3'}
    >
      <input type="hidden" name="action" value="remindTurn" />
      <input type="hidden" name="id" value={id} />
      {look === 'link' ? (
        <button type="submit" aria-label={label} disabled={isBusy} className={smallLink}>
          {t('remind')}
        </button>
      ) : (
        <Button type="submit" aria-label={label} disabled={isBusy}>
          <BellRing className="size-5" />
          {t('remind')}
        </Button>
      )}
      {remindedOn ? <LastReminded day={remindedOn} look={look} /> : null}
    </fetcher.Form>
  )
}

function LastReminded({ day, look }: { day: string; look: 'link' | 'button' }) {
  const t = useT('standings')
  const locale = useLocale()
  const date = dateNear(day, locale, today())
  const said = t('reminded', { date })
  if (look === 'button') return <span className="text-sm text-muted">{said}</span>
  return (
    <span className="ml-1.5 inline-flex shrink-0 items-center gap-1 text-muted" title={said}>
      <BellRing aria-hidden className="size-3.5" />
      <span className="sr-only">{said}</span>
      <span aria-hidden>{date}</span>
    </span>
  )
}
