import { useT } from '#lib/i18n.tsx'
import { isDate } from '#protocol/declaring/ids-and-dates.ts'
import { workingTimeHints } from '#protocol/shared/working-time.ts'
import { StatusMark } from '#ui/status-mark.tsx'

type Plan = { startDate: string; endDate: string; plannedHours: number | null; weekdays: readonly number[] }

/** What the law says about these hours at this age. It warns; the school decides. */
export function WorkingTimeNote({
  birthDate,
  plan,
  who,
}: {
  birthDate: string | null
  plan: Plan
  who: 'you' | 'they'
}) {
  const t = useT('self-found')
  const { startDate, endDate, plannedHours, weekdays } = plan
  const isWhole = birthDate && isDate(startDate) && isDate(endDate) && plannedHours && weekdays.length > 0
  const hints = isWhole ? workingTimeHints(birthDate, { startDate, endDate, weekdays, hours: plannedHours }) : []
  return (
    <div role="status">
      {hints.length > 0 ? (
        <div className="flex gap-3 rounded-tile bg-warnsoft p-4 text-ui text-warnink">
          <StatusMark status="warn" className="mt-px size-5" />
          <div className="min-w-0">
            <p className="font-semibold">{t('atw.title')}</p>
            <ul className="mt-1 grid gap-1">
              {hints.map(({ code, max }) => (
                <li key={code}>{t(`atw.${who}.${code}`, { max: max ?? '' })}</li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </div>
  )
}
