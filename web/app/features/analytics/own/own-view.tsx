import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT, useWordsOf } from '#lib/i18n.tsx'
import type { OwnNumbers } from '#protocol/features/own-numbers.ts'
import { BarList } from '../charts/bar-list.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { ToList } from '../charts/number-link.tsx'
import { ownCharts, ownVacancies, traineesIn } from './own-charts.ts'

/** What a host did: its places, how fast it answered, who worked there and for how long. */
export function OwnView({ numbers, file }: { numbers: OwnNumbers; file: string }) {
  const t = useT('analytics')
  const locale = useLocale()
  const charts = ownCharts(numbers, useWordsOf('analytics'))
  const { days } = numbers.answers
  const number = (value: number) => numberText(value, locale)
  const notes: Partial<Record<keyof typeof charts, string>> = {
    ...(days === null ? {} : { answers: t('supply.answers.half', { days: number(days) }) }),
    ...(numbers.hours > 0 ? { trainees: t('own.hours', { hours: number(numbers.hours) }) } : {}),
  }
  return (
    <>
      <p className="mt-4 text-ui font-medium text-muted">{dateText(numbers.today, locale, 'long')}</p>
      <h1 className="mt-3 max-w-[30ch] text-h1 md:text-[40px] md:leading-[46px]">
        {numbers.places === 0 ? (
          t('own.head.none')
        ) : (
          <ToList to={ownVacancies}>
            {t('own.head.taken', { taken: number(numbers.taken), places: number(numbers.places) })}
          </ToList>
        )}
      </h1>
      <p className="mt-2.5 max-w-[68ch] text-base text-ink2 md:text-lead">
        {numbers.trainees.going > 0 ? (
          <ToList to={traineesIn('going')}>{t('own.head.going', { count: number(numbers.trainees.going) })}</ToList>
        ) : (
          t('own.head.nobody')
        )}
      </p>
      <div className="mt-6 grid gap-4 md:gap-6 lg:grid-cols-2">
        {(['offer', 'applications', 'answers', 'trainees'] as const).map((key) => (
          <ChartCard
            key={key}
            chart={charts[key]}
            file={file}
            note={notes[key] ? <p className="mt-4 text-ui font-semibold">{notes[key]}</p> : null}
          >
            <BarList chart={charts[key]} />
          </ChartCard>
        ))}
      </div>
    </>
  )
}
