import { useT } from '#lib/i18n.tsx'
import type { PlannedClass } from '#protocol/features/year-turn.ts'

/** Where a class goes, in words: what the lines draw, for who does not see them, and for a phone. */
export function useFlowWords(): (source: PlannedClass) => string {
  const t = useT('year-turn')
  return ({ flows }) =>
    flows
      .map(({ fate, to, count }) => t(count === 1 ? `flowOne.${fate}` : `flow.${fate}`, { count, to: to ?? '' }))
      .join(', ')
}
