import { numberText } from '#lib/dates.ts'
import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import type { ContractDesk, ContractTone } from '#protocol/features/contract-desk.ts'
import { StatusMark } from '#ui/status-mark.tsx'
import type { TableState } from '#ui/table/table-state.ts'
import { toneMarks } from './contract-row.ts'

type Counts = Record<ContractTone, number>

/** How many there are of each in the whole list; only known while nothing is asked that the desk does not count. */
export function toneCounts({ waits }: ContractDesk, { q, filters }: TableState): Counts | undefined {
  const { going, waits: chosen, late, period: _, ...more } = filters
  const isOther = q !== '' || going?.includes('false') || Object.values(more).some((values) => values.length > 0)
  if (isOther) return undefined
  const sum = (of: (waiting: { count: number; late: number; soon: number }) => number) =>
    Object.entries(waits)
      .filter(([who]) => !chosen?.length || chosen.includes(who))
      .reduce((total, [, waiting]) => total + of(waiting), 0)
  return {
    late: sum((each) => each.late),
    soon: late?.length ? 0 : sum((each) => each.soon),
    fine: late?.length ? 0 : sum((each) => each.count - each.late - each.soon),
  }
}

type Props = { tone: ContractTone; shown: number; counts: Counts | undefined }

/** How long those below have been waiting, and how many there are. */
export function ToneSection({ tone, shown, counts }: Props) {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  const count = counts?.[tone]
  const number = (value: number) => numberText(value, locale)
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      <StatusMark status={toneMarks[tone]} className="size-5" />
      <span className="font-bold">{t(`overview.tone.${tone}`)}</span>
      <span className="text-muted">
        {t(`overview.group.${tone}`)}
        {count === undefined
          ? null
          : `, ${count > shown ? t('overview.group.some', { shown: number(shown), count: number(count) }) : number(count)}`}
      </span>
    </span>
  )
}
