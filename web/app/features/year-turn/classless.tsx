import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { Classless } from '#protocol/features/year-turn.ts'
import { Notice } from '#ui/notice.tsx'

type Props = { of: Classless; isDone?: boolean }

/** Who is in no class is in no plan either: named, since whoever reads this can put them into one. */
export function ClasslessNotice({ of: { count, first }, isDone = false }: Props) {
  const t = useT('year-turn')
  if (count === 0) return null
  const more = count - first.length
  const when = isDone ? 'done' : 'plan'
  return (
    <Notice>
      {t(count === 1 ? `classless.${when}One` : `classless.${when}`, { count })}
      <span className="mt-1 flex flex-wrap gap-x-4 font-normal">
        {first.map(({ id, name }) => (
          <Link key={id} to={`/users/${id}`} className="inline-flex min-h-8 items-center underline underline-offset-3">
            {name}
          </Link>
        ))}
        {more > 0 ? (
          <span className="inline-flex min-h-8 items-center">{t('classless.more', { count: more })}</span>
        ) : null}
      </span>
    </Notice>
  )
}
