import { Link } from 'react-router'
import { useBlockSentence } from '#app/features/internships/block-line.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { factsOfPlacement } from '../placement-facts.ts'
import type { Placement } from '../stages.ts'
import { FoldedList } from './folded-list.tsx'
import { RowMenu } from './row-menu.tsx'

type Props = { people: Placement[]; count: number; all?: string }

/** Who is late: name, place, and the step that stands still. */
export function PeopleList({ people, count, all }: Props) {
  const t = useT('dashboard')
  const locale = useLocale()
  const sentence = useBlockSentence()
  const rows = people.map(({ id, student, place, phase, ...placed }) => (
    <li key={id} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line py-3 not-first:border-t">
      <Avatar name={student.name} className="size-10 text-sm" />
      <span className="min-w-0 flex-1 basis-44">
        <Link to={`/users/${student.id}`} className="block truncate text-ui font-semibold no-underline hover:underline">
          {student.name}
        </Link>
        <span className="line-clamp-2 text-sm text-muted">
          {[sentence(factsOfPlacement({ id, student, phase, ...placed }, locale)), place].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 max-sm:ml-13.5">
        <StatusPill status="warn">{t('people.late', { date: dateText(phase?.dueOn ?? '', locale) })}</StatusPill>
        <RowMenu person={student} />
      </span>
    </li>
  ))
  return <FoldedList rows={rows} count={count} all={all} />
}
