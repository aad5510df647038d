import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { StatusMark } from '#ui/status-mark.tsx'

type Props = { count: number; first: { id: string; name: string }[] }

/** Students whom nobody looks after, each one press away from a mentor. */
export function WithoutMentor({ count, first }: Props) {
  const t = useT('mentorships')
  const all = first.map(({ id }) => `leerling=${id}`).join('&')
  return (
    <section aria-labelledby="without" className="mt-5 rounded-card border border-line bg-surface p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <StatusMark status="warn" />
        <h2 id="without" className="mr-auto text-h4">
          {t('without.title', { count })}
        </h2>
        <ButtonLink to={`/mentorships/add?${all}`} look="soft" size="md" className="max-md:min-h-11">
          {t(count > first.length ? 'without.firstOnes' : 'without.all', { count: first.length })}
        </ButtonLink>
      </div>
      <ul className="mt-4 flex flex-wrap gap-2">
        {first.map(({ id, name }) => (
          <li key={id} className="max-w-full">
            <Link
              to={`/mentorships/add?leerling=${id}`}
              aria-label={t('without.one', { name })}
              className={chipClass('plain')}
            >
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
        {count > first.length ? (
          <li className="flex items-center px-2 text-ui text-muted">
            {t('without.more', { count: count - first.length })}
          </li>
        ) : null}
      </ul>
    </section>
  )
}
