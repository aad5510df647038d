import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { VisitBoard } from '#protocol/features/visits.ts'
import { Notice } from '#ui/notice.tsx'

/** More than these one does not answer in one go. */
const SHOWN = 4

/** What was planned and whose day is over: one line each, to say whether it took place. */
export function PastHint({ board, today }: { board: VisitBoard; today: string }) {
  const t = useT('visits')
  const locale = useLocale()
  const past = board.students.flatMap(({ student, nextVisit }) =>
    nextVisit && nextVisit.day < today ? [{ student, ...nextVisit }] : [],
  )
  if (past.length === 0) return null
  return (
    <Notice tone="warn">
      {t(past.length === 1 ? 'past.one' : 'past.many')}
      <span className="block font-normal">
        {past.slice(0, SHOWN).map(({ id, student, day }) => (
          <Link
            key={id}
            to={`/bezoeken/${id}`}
            className="mr-4 inline-flex min-h-8 items-center text-inherit underline"
          >
            {`${student}, ${dateText(day, locale)}`}
          </Link>
        ))}
      </span>
    </Notice>
  )
}
