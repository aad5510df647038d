import { useWordsOf } from '#lib/i18n.tsx'
import type { ContractDesk } from '#protocol/features/contract-desk.ts'

type Waiting = { who: string; count: number; late: number }

/** With whom most lie too long; when nobody is late, with whom most lie. */
export function mostHeldUp({ waits }: ContractDesk): Waiting | undefined {
  const all = Object.entries(waits).map(([who, { count, late }]) => ({ who, count, late }))
  return all.toSorted((one, other) => other.late - one.late || other.count - one.count)[0]
}

/** The task of the page as its title: who holds it up, and how much there is. */
export function useHeadline(desk: ContractDesk, followsMany: boolean): { title: string; lead: string } {
  const t = useWordsOf('contracts')
  const number = (count: number) => (count === 1 ? 'one' : 'many')
  if (!followsMany) {
    const { yours } = desk
    const title = yours === 0 ? t('overview.mine.none') : t(`overview.mine.${number(yours)}`, { count: yours })
    return { title, lead: t('overview.mine.lead') }
  }
  const most = mostHeldUp(desk)
  if (!most) return { title: t('overview.calm.title'), lead: t('overview.calm.lead') }
  const { who, count, late } = most
  const together = t(`overview.together.${number(desk.going)}`, { count: desk.going })
  return {
    title: t(`overview.title.${who}.${number(count)}`, { count }),
    lead: `${late === 0 ? t('overview.late.none') : t(`overview.late.${number(late)}`, { count: late })} ${together}`,
  }
}
