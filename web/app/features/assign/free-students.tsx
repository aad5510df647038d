import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { FreeStudent } from '#protocol/features/assign.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type Props = {
  students: FreeStudent[]
  more: number
  /** Those who have been put somewhere stand at their place. */
  pairs: ReadonlyMap<string, string>
  taken: string | undefined
  onTake(studentId: string | undefined): void
  className: string
}

/** Who has no place. One takes somebody up with the button or by dragging, and puts them down at a place. */
export function FreeStudents({ students, more, pairs, taken, onTake, className }: Props) {
  const t = useT('assign')
  const locale = useLocale()
  const left = students.filter(({ id }) => !pairs.has(id))
  return (
    <Card title={t('start.students', { count: numberText(left.length + more, locale) })}>
      <ul className={className}>
        {left.map(({ id, name, group, level, interests }) => {
          const isTaken = taken === id
          return (
            <li
              key={id}
              draggable
              onDragStart={() => onTake(id)}
              onDragEnd={() => onTake(undefined)}
              className={`-mx-3 flex cursor-grab items-center gap-3 border-line px-3 py-2.5 not-first:border-t ${isTaken ? 'bg-primarysoft' : ''}`}
            >
              <Avatar name={name} className="size-9 text-sm" />
              <span className="min-w-0 flex-1">
                <Link
                  to={`/users/${id}`}
                  draggable={false}
                  className="block truncate text-ui font-semibold no-underline hover:underline"
                >
                  {name}
                </Link>
                <span className="block truncate text-sm text-muted">
                  {[group, level, ...interests.slice(0, 3)].filter(Boolean).join(', ')}
                </span>
              </span>
              <Button
                look={isTaken ? 'soft' : 'ghost'}
                size="sm"
                aria-pressed={isTaken}
                aria-label={t(isTaken ? 'pairs.takenName' : 'pairs.takeName', { name })}
                onClick={() => onTake(isTaken ? undefined : id)}
              >
                {t(isTaken ? 'pairs.taken' : 'pairs.take')}
              </Button>
            </li>
          )
        })}
      </ul>
      {more > 0 ? (
        <p className="mt-3 text-sm text-muted">{t('start.more', { count: numberText(more, locale) })}</p>
      ) : null}
    </Card>
  )
}
