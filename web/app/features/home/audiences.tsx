import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ArrowRight, Backpack, HeartHandshake, School, Store } from '#ui/icons.tsx'

const audiences = [
  { door: 'leerling', start: '/stagebank', Icon: Backpack, colours: 'bg-primarysoft text-primaryink' },
  { door: 'school', Icon: School, colours: 'bg-secondarysoft text-secondaryink' },
  {
    door: 'stagebieder',
    start: '/organizations/signup',
    Icon: Store,
    colours: 'bg-[var(--sand-soft)] text-[var(--on-sand-soft)]',
  },
  {
    door: 'vrijwilliger',
    start: '/vrijwilligerswerk',
    Icon: HeartHandshake,
    colours: 'bg-warnsoft text-warnink',
  },
]
const go = 'inline-flex min-h-11 items-center gap-2 font-semibold'

/** Where each begins, and the door for who has an account. Whoever is inside already needs neither. */
export function Audiences({ takesVolunteers }: { takesVolunteers: boolean }) {
  const t = useT('home')
  const { session } = useRoot()
  if (session) return null
  const shown = audiences.filter(({ door }) => takesVolunteers || door !== 'vrijwilliger')
  return (
    <section aria-label={t('audiences.label')} className="wrap mt-16 md:mt-28">
      <div className={`grid gap-4 md:gap-6 ${takesVolunteers ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}`}>
        {shown.map(({ door, start, Icon, colours }) => (
          <div
            key={door}
            className={`group relative flex flex-col rounded-card p-7 transition-shadow duration-[var(--t-fast)] hover:shadow-e2 ${colours}`}
          >
            <Icon className="size-8" />
            <h2 className="mt-5 text-h2">{t(`audiences.${door}.title`)}</h2>
            <p className="mt-2 text-pretty">{t(`audiences.${door}.text`)}</p>
            <div className={`mt-auto flex flex-col items-start pt-4 ${start ? '' : 'md:pb-11'}`}>
              <Link
                to={start ?? `/inloggen/${door}`}
                className={`${go} no-underline group-hover:underline after:absolute after:inset-0 after:rounded-card`}
              >
                {t(`audiences.${door}.${start ? 'start' : 'go'}`)}
                <ArrowRight className="size-5" />
              </Link>
              {start ? (
                <Link to={`/inloggen/${door}`} className={`${go} relative underline underline-offset-3`}>
                  {t(`audiences.${door}.go`)}
                </Link>
              ) : null}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
