import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { OwnWork } from './own.data.ts'
import { WorkRow } from './work-row.tsx'

type Props = { works: (OwnWork & { to?: string })[]; allTo?: string | undefined; most?: number }

/** The assignments of one student, what has to be done first. None is no card. */
export function WorksCard({ works, allTo, most = 4 }: Props) {
  const t = useT('assignments')
  const rank = { returned: 0, todo: 1, handed_in: 2, accepted: 3 }
  const shown = works.toSorted((one, other) => rank[one.status] - rank[other.status]).slice(0, most)
  if (shown.length === 0) return null
  return (
    <section className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 px-5 pt-5 pb-2 md:px-6">
        <h2 className="text-h3">{t('card.title')}</h2>
        {allTo ? (
          <Link
            to={allTo}
            className="ml-auto inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-3 md:min-h-8"
          >
            {t('card.all')}
          </Link>
        ) : null}
      </div>
      <ul className="divide-y divide-line pb-1">
        {shown.map((work) => (
          <li key={work.id}>
            <WorkRow of={work} to={work.to ?? `/opdrachten/${work.id}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
