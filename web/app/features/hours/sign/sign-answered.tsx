import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { LinkedDay, LinkedHours } from '#protocol/features/hour-links.ts'
import { SubmitButton } from '#ui/button.tsx'
import { hoursText } from '../hours-text.ts'
import { Mark } from './sign-days.tsx'

/** What was answered these days, with a way back for who did it. */
export function Answered({ of: { answered } }: { of: LinkedHours }) {
  const t = useT('hours')
  if (answered.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-h3">{t('sign.answered')}</h2>
      <ul className="mt-2 rounded-card border border-line bg-surface px-5">
        {answered.map((day) => (
          <li key={day.id} className="flex items-start gap-3 border-line py-3.5 not-last:border-b">
            <Mark of={day} />
            <AnsweredDay of={day} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AnsweredDay({ of: { id, day, minutes, otherMinutes, status, note, by, via, canUndo } }: { of: LinkedDay }) {
  const t = useT('hours')
  const locale = useLocale()
  const who = by ?? ''
  const said = status === 'rejected' ? 'states.rejected' : via === 'code' ? 'states.byCode' : 'states.approved'
  const date = dateText(day, locale, 'weekday')
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {date} · {t('sums.hours', { hours: hoursText(minutes, locale) })}
        </p>
        <p className="text-sm break-words text-muted">{t(said, { who })}</p>
        {note ? <p className="text-ui break-words">“{note}”</p> : null}
        {otherMinutes !== null ? (
          <p className="text-ui font-semibold">{t('other', { hours: hoursText(otherMinutes, locale) })}</p>
        ) : null}
      </div>
      {canUndo ? (
        <Form method="post" preventScrollReset>
          <SubmitButton
            name="do"
            value={`undo:${id}`}
            look="ghost"
            size="md"
            className="-my-1.5 min-h-11"
            aria-label={t('sign.undoOf', { day: date })}
          >
            {t('sign.undo')}
          </SubmitButton>
        </Form>
      ) : null}
    </>
  )
}
