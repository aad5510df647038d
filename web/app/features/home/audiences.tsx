import { ArrowRight, Backpack, School, Store } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'

const audiences = [
  { door: 'leerling', Icon: Backpack, colours: 'bg-primarysoft text-primaryink' },
  { door: 'school', Icon: School, colours: 'bg-secondarysoft text-secondaryink' },
  { door: 'stagebieder', Icon: Store, colours: 'bg-[var(--sand-soft)] text-[var(--on-sand-soft)]' },
]

/** Three doors. Whoever is inside already does not need them. */
export function Audiences() {
  const t = useT('home')
  const { session } = useRoot()
  if (session) return null
  return (
    <section aria-label={t('audiences.label')} className="wrap mt-16 md:mt-28">
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        {audiences.map(({ door, Icon, colours }) => (
          <Link
            key={door}
            to={`/inloggen/${door}`}
            className={`group flex flex-col rounded-card p-7 no-underline transition-shadow duration-[var(--t-fast)] hover:shadow-e2 ${colours}`}
          >
            <Icon aria-hidden="true" className="size-8" strokeWidth={1.75} />
            <h2 className="mt-5 text-h2">{t(`audiences.${door}.title`)}</h2>
            <p className="mt-2 text-pretty">{t(`audiences.${door}.text`)}</p>
            <span className="mt-auto inline-flex items-center gap-2 pt-6 font-semibold group-hover:underline">
              {t(`audiences.${door}.go`)}
              <ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
