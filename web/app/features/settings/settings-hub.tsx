import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import {
  AtSign,
  Briefcase,
  Building2,
  CalendarRange,
  FileUp,
  type IconDrawing,
  IdCard,
  Layers,
  Lock,
  Mail,
  Palette,
  ShieldCheck,
  Tags,
  UserRound,
} from '#ui/icons.tsx'
import type { Route } from './+types/settings-hub'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'Instellingen', en: 'Settings' })

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  return { can: session.can, organization: session.organization?.name }
}

type Entry = { key: string; to: string; icon: IconDrawing }
const own: Entry[] = [
  { key: 'profile', to: '/profile-edit', icon: UserRound },
  { key: 'email', to: '/profile-edit/email', icon: AtSign },
  { key: 'account', to: '/profile-edit/settings', icon: ShieldCheck },
  { key: 'roles', to: '/account/roles', icon: IdCard },
  { key: 'digest', to: '/profile-edit/periodieke-mail', icon: Mail },
]

const school: Entry[] = [
  { key: 'periods', to: '/internship_periods', icon: CalendarRange },
  { key: 'levels', to: '/levels', icon: Layers },
  { key: 'imports', to: '/importeren/csv', icon: FileUp },
]

/** Everything that can be set, by what it is about. Everybody has settings of their own. */
export default function SettingsHub({ loaderData: { can, organization } }: Route.ComponentProps) {
  const t = useT('settings')
  const site: Entry[] = [
    ...(can.keepOrganization ? [{ key: 'organization', to: '/instellingen/organisatie', icon: Building2 }] : []),
    ...(can.changeLook ? [{ key: 'look', to: '/instellingen/organisatie#uiterlijk', icon: Palette }] : []),
    ...(can.keepLevels ? school : []),
    ...(can.keepTags ? [{ key: 'tags', to: '/tags', icon: Tags }] : []),
    ...(can.judgeVacancies ? [{ key: 'vacancies', to: '/instellingen/vacatures', icon: Briefcase }] : []),
    ...(can.overseePrivacy ? [{ key: 'privacy', to: '/instellingen/privacy', icon: Lock }] : []),
  ]
  return (
    <div className="wrap-wide py-8 md:py-12">
      <h1 className="text-h1">{t('title')}</h1>
      {site.length > 0 && organization ? <Group title={organization} entries={site} /> : null}
      <Group title={t('own')} entries={own} />
    </div>
  )
}

function Group({ title, entries }: { title: string; entries: Entry[] }) {
  const t = useT('settings')
  return (
    <section className="mt-8">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ key, to, icon: Icon }) => (
          <li
            key={key}
            className="group relative flex gap-4 rounded-card border border-line bg-surface p-5 transition-shadow duration-[var(--t-fast)] hover:shadow-e2 md:p-6"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink">
              <Icon className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="text-h4">
                <Link
                  to={to}
                  className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
                >
                  {t(`cards.${key}.title`)}
                </Link>
              </h3>
              <p className="mt-0.5 text-ui text-muted">{t(`cards.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
