import type { ReactNode } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { SupplyNumbers } from '#protocol/features/supply-numbers.ts'
import { ToList } from '../charts/number-link.tsx'
import { freeWith, hostsWith, searchersWith, vacanciesWith } from './supply-charts.ts'

const form = (count: number) => (count === 1 ? 'one' : 'many')

/** The page opens with one sentence; the numbers in it lead to what they count. */
export function SupplyHeadline({ numbers, periodId }: { numbers: SupplyNumbers; periodId: string | undefined }) {
  const t = useT('analytics')
  const locale = useLocale()
  const { searching, places, taken, shortage } = numbers
  const free = places - taken
  const count = (key: string, value: number) =>
    t(`supply.head.${key}.${form(value)}`, { count: numberText(value, locale) })
  const students = searching === null ? undefined : searchersWith(periodId, {})
  return (
    <div className="mt-3">
      <h1 className="max-w-[30ch] text-h1 md:text-[40px] md:leading-[46px]">
        {searching !== null && searching > free
          ? count('tooFew', searching - free)
          : searching && shortage
            ? t('supply.head.exceptIn', { town: shortage.name })
            : searching
              ? t('supply.head.enough')
              : count('free', free)}
      </h1>
      <p className="mt-2.5 max-w-[68ch] text-base text-ink2 md:text-lead">
        {searching ? (
          <>
            {t(numbers.isRounded ? 'supply.head.about' : 'supply.head.for')}{' '}
            <Counted to={students}>{count('students', searching)}</Counted> {t('supply.head.thereAre')}{' '}
            <Counted to={freeWith({})}>{count('freePlaces', free)}</Counted>.{' '}
          </>
        ) : null}
        <Counted to={hostsWith({ offer: 'some' })}>{count('hosts', numbers.hostsOffering)}</Counted>{' '}
        {t(`supply.head.offer.${form(numbers.hostsOffering)}`)}{' '}
        <Counted to={vacanciesWith({})}>{count('places', places)}</Counted>{' '}
        {t('supply.head.taken', { count: numberText(taken, locale) })} {t('supply.head.ofAll')}{' '}
        <Counted to={hostsWith({})}>{count('all', numbers.hosts)}</Counted>.
      </p>
    </div>
  )
}

const Counted = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? <ToList to={to}>{children}</ToList> : children
