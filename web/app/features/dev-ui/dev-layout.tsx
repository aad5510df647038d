import { NavLink, Outlet } from 'react-router'
import { ModeSwitch } from '#app/features/shell/preferences/mode-switch.tsx'
import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import type { Route } from './+types/dev-layout'

/** The pages of the pattern book, in the order of the menu. Each is a file of its own, so that each stays light. */
const sections = [
  'foundations',
  'inputs',
  'states',
  'editor',
  'order',
  'icons',
  'map',
  'shell',
  'overlays',
  'table',
  'charts',
] as const

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'dev-ui', 'title')

/** For whoever builds or looks at the demonstration; a real site does not have it. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).hasDevPages) throw new Response(null, { status: 404 })
  return null
}

export default function DevLayout() {
  const t = useT('dev-ui')
  return (
    <div className="wrap py-8 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-h1">{t('title')}</h1>
        <ModeSwitch />
      </div>
      <nav aria-label={t('title')} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {sections.map((section, index) => (
            <li key={section}>
              <NavLink
                end
                to={index === 0 ? '/dev/ui' : `/dev/ui/${section}`}
                className="inline-flex min-h-11 items-center rounded-control px-4 text-ui font-medium text-ink2 no-underline hover:bg-sunken aria-[current=page]:bg-primarysoft aria-[current=page]:text-primaryink"
              >
                {t(`sections.${section}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 space-y-10">
        <Outlet />
      </div>
    </div>
  )
}
