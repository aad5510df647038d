import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { DemandNumbers } from '#protocol/features/analytics.ts'

/** What was written when it was stopped, the last first; each leads to its internship. */
export function StopReasons({ reasons }: { reasons: DemandNumbers['stops']['reasons'] }) {
  const t = useT('analytics')
  if (reasons.length === 0) return null
  return (
    <>
      <h3 className="mt-5 text-h4">{t('demand.stops.reasons')}</h3>
      <ul className="mt-1">
        {reasons.map(({ id, reason }) => (
          <li key={id} className="border-line py-2 text-ui not-first:border-t">
            <Link to={`/internships/${id}`} className="underline underline-offset-4">
              {reason}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
