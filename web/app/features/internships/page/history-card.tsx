import { dateText } from '#lib/dates.ts'
import { type Locale, useLocale, useT } from '#lib/i18n.tsx'
import { stepName } from '../step-name.ts'
import type { InternshipPage } from './internship.data.ts'

/** So many are in sight; the rest is a press away. */
const SHOWN = 6

/** What happened, the newest first. */
export function HistoryCard({ of: { history, steps } }: { of: InternshipPage }) {
  const t = useT('internships')
  const { happenings, more } = history
  const lines = (some: typeof happenings) => (
    <ol className="grid gap-x-6 gap-y-3 md:grid-cols-2 lg:grid-cols-3">
      {some.map((each) => (
        <Line key={each.id} of={each} step={steps.find(({ id }) => id === each.phaseId)} />
      ))}
    </ol>
  )
  return (
    <>
      {lines(happenings.slice(0, SHOWN))}
      {happenings.length > SHOWN ? (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ui font-semibold text-primaryink underline underline-offset-3">
            {more ? t('history.more') : t('history.all', { count: happenings.length })}
          </summary>
          <div className="mt-3">{lines(happenings.slice(SHOWN))}</div>
        </details>
      ) : null}
    </>
  )
}

/** The days of an absence; once they are forgotten nobody knows them. */
function daysText(absence: Happening['absence'], locale: Locale, t: ReturnType<typeof useT<'internships'>>): string {
  if (!absence) return t('history.noDays')
  const { firstDay, lastDay } = absence
  if (!lastDay) return t('history.fromDay', { date: dateText(firstDay, locale) })
  if (firstDay === lastDay) return t('history.onDay', { date: dateText(firstDay, locale) })
  return t('history.days', { from: dateText(firstDay, locale), until: dateText(lastDay, locale) })
}

type Happening = InternshipPage['history']['happenings'][number]

function Line({ of, step }: { of: Happening; step: InternshipPage['steps'][number] | undefined }) {
  const t = useT('internships')
  const locale = useLocale()
  const key = of.name.replace('.', '_')
  const who = of.actorName ?? t('history.system')
  const changed = of.changed.map((name) => t(`changed.${name}`))
  const what = t(`happened.${key}`, {
    who,
    step: step ? stepName(step, locale) : t('history.aStep'),
    changed: [...new Set(changed)].join(', '),
    days: daysText(of.absence, locale, t),
  })
  return (
    <li className="min-w-0">
      <span className="block text-sm text-muted">{dateText(of.createdAt, locale, 'moment')}</span>
      <span className="block text-ui">{what}</span>
    </li>
  )
}
