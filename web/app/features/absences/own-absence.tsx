import { dateText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarX2 } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { AbsenceButtons } from './absence-buttons.tsx'
import { isOpenNow, stateOf, useDaysText } from './absence-days.ts'
import type { Absence } from './absences.data.ts'

/** On one's own dashboard: say that one cannot come, or that one comes again. */
export function OwnAbsence({ absences, reportTo }: { absences: readonly Absence[]; reportTo: string | null }) {
  const t = useT('absences')
  const locale = useLocale()
  const daysOf = useDaysText()
  const now = today()
  if (absences.length === 0 && !reportTo) return null
  const sentence = (of: Absence) => {
    if (stateOf(of, now) === 'ahead') return t('own.soon', { days: daysOf(of) })
    return of.lastDay && of.lastDay > now
      ? t('own.until', { last: dateText(of.lastDay, locale, 'long') })
      : t('own.away')
  }
  return (
    <Card label={t('own.label')} className="@container">
      <ul>
        {absences.map((of) => (
          <li
            key={of.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line py-4 first:pt-0 last:pb-0 not-first:border-t"
          >
            <div className="flex min-w-0 flex-1 basis-64 gap-3">
              <StatusMark status={stateOf(of, now) === 'today' ? 'warn' : 'wait'} className="mt-0.5 size-5" />
              <p className="min-w-0 text-ui">
                <span className="block font-semibold">{sentence(of)}</span>
                <span className="block text-sm text-muted">{t('own.told')}</span>
              </p>
            </div>
            <div className="flex flex-wrap gap-2 max-sm:w-full">
              <AbsenceButtons of={of} isOwn />
            </div>
          </li>
        ))}
      </ul>
      {reportTo && !isOpenNow(absences) ? (
        <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 ${absences.length > 0 ? 'mt-4' : ''}`}>
          {absences.length === 0 ? <p className="min-w-0 flex-1 basis-64 text-ui text-ink2">{t('own.ask')}</p> : null}
          <ButtonLink to={reportTo} look="outline" className="max-sm:w-full">
            <CalendarX2 className="size-5 text-muted" />
            {t(absences.length > 0 ? 'own.more' : 'own.button')}
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  )
}

/** Beside one place of several. */
export function ReportAbsence({ id }: { id: string }) {
  const t = useT('absences')
  return (
    <ButtonLink to={`/internships/${id}/afwezig`} look="outline" className="mt-4 w-full">
      <CalendarX2 className="size-5 text-muted" />
      {t('own.button')}
    </ButtonLink>
  )
}
