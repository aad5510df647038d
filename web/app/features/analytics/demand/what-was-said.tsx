import { useT } from '#lib/i18n.tsx'
import type { EvaluationNumbers } from '#protocol/features/analytics.ts'
import { ToList } from '../charts/number-link.tsx'
import type { DemandChosen } from './demand-charts.ts'

/** To the answers of each form, of the same students. */
export function WhatWasSaid({
  evaluations,
  chosen,
}: {
  evaluations: readonly EvaluationNumbers[]
  chosen: DemandChosen
}) {
  const t = useT('analytics')
  const { periodId: periode, klas, niveau, mentor } = chosen
  const given = Object.entries({ periode, klas, niveau, mentor }).filter(([, value]) => value !== '')
  const answered = evaluations.filter((each) => each.given > 0)
  if (answered.length === 0) return null
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-ui">
      {t('demand.evaluations.said')}
      {answered.map(({ id, name }) => (
        <ToList key={id} to={`/form_builder/${id}?${new URLSearchParams(given)}`}>
          {name}
        </ToList>
      ))}
    </p>
  )
}
