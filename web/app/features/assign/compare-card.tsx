import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import type { PairLine, Proposal } from './assign.data.ts'

type Side = { proposal: Proposal; pairs: PairLine[] }

const withReason = (pairs: PairLine[], code: string) =>
  pairs.filter(({ reasons }) => reasons.some((reason) => reason.code === code)).length

/** Two proposals side by side, by what a school asks of them. */
export function CompareCard({ proposal, pairs, other, periodId }: Side & { other: Side; periodId: string }) {
  const t = useT('assign')
  const locale = useLocale()
  const km = ({ averageKm }: Proposal) =>
    averageKm === null || averageKm === undefined
      ? '–'
      : t('km', { km: numberText(Math.round(averageKm * 10) / 10, locale) })
  const figures = (side: Side) => [
    numberText(side.proposal.placedCount, locale),
    km(side.proposal),
    numberText(withReason(side.pairs, 'interest'), locale),
    numberText(withReason(side.pairs, 'wish'), locale),
  ]
  const [mine, theirs] = [figures({ proposal, pairs }), figures(other)]
  const places = new Map(other.pairs.map(({ studentId, vacancyId }) => [studentId, vacancyId]))
  const moved = pairs.filter(({ studentId, vacancyId }) => places.get(studentId) !== vacancyId).length
  const rows = ['placed', 'km', 'interests', 'wishes'] as const
  return (
    <Card title={t('compare.title')}>
      <table className="w-full text-ui">
        <thead>
          <tr className="text-sm text-muted">
            <td />
            <th scope="col" className="py-2 text-end font-semibold text-primaryink">
              {t('compare.this')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              <Link to={`?periode=${periodId}&voorstel=${other.proposal.id}`} className="text-primaryink">
                {t('compare.other')}
              </Link>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name, at) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal text-muted">
                {t(`compare.${name}`)}
              </th>
              <td className="py-2 text-end font-semibold">{mine[at]}</td>
              <td className="py-2 text-end">{theirs[at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-muted">
        {t(moved === 1 ? 'compare.movedOne' : 'compare.moved', { count: numberText(moved, locale) })}
      </p>
    </Card>
  )
}
