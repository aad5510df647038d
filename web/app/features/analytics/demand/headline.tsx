import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { DemandNumbers } from '#protocol/features/analytics.ts'
import { ToList } from '../charts/number-link.tsx'
import { type DemandChosen, partWith, searchingStages, studentsWith } from './demand-charts.ts'
import { furthestBehind } from './part-behind.ts'

const form = (count: number) => (count === 1 ? 'one' : 'many')

/** The page opens with one sentence; the numbers in it lead to whom they count. */
export function Headline({ numbers, chosen }: { numbers: DemandNumbers; chosen: DemandChosen }) {
  const t = useT('analytics')
  const locale = useLocale()
  const searching = numbers.stages.without + numbers.stages.asking
  const now = numbers.weeks.find(({ day }) => day === numbers.today)
  const weeks = now?.weeksLeft ?? 0
  const { before } = numbers
  const difference = before ? searching - before.stages.without - before.stages.asking : null
  const compared = difference === null ? null : difference === 0 ? 'same' : difference > 0 ? 'more' : 'fewer'
  const furthest = furthestBehind(numbers.parts)
  const deadline = dateText(numbers.searchDue, locale, 'full')
  return (
    <div className="mt-3">
      <h1 className="max-w-[30ch] text-h1 md:text-[40px] md:leading-[46px]">
        {searching === 0 ? (
          t('demand.head.none')
        ) : (
          <>
            <ToList to={studentsWith(chosen, { stage: searchingStages })}>
              {t(`demand.head.searching.${form(searching)}`, { count: searching })}
            </ToList>{' '}
            {t(`demand.head.without.${form(searching)}`)}
            {weeks > 0 ? `, ${t(`demand.head.weeks.${form(weeks)}`, { count: weeks })}` : ''}
          </>
        )}
      </h1>
      <p className="mt-2.5 max-w-[68ch] text-base text-ink2 md:text-lead">
        {compared
          ? `${t(`demand.head.${compared}`, { count: Math.abs(difference ?? 0), period: before?.name ?? '' })} `
          : ''}
        {weeks > 0 ? t('demand.head.due', { date: deadline }) : t('demand.head.past', { date: deadline })}{' '}
        {numbers.late === 0 ? (
          t('demand.head.late.none')
        ) : (
          <ToList to={studentsWith(chosen, { late: 'true' })}>
            {t(`demand.head.late.${form(numbers.late)}`, { count: numbers.late })}
          </ToList>
        )}{' '}
        {furthest && furthest.count > 0 ? (
          <>
            <ToList to={partWith(chosen, furthest.part.id, { stage: searchingStages })}>{furthest.part.name}</ToList>{' '}
            {t('demand.head.behind')}
          </>
        ) : null}
      </p>
    </div>
  )
}
