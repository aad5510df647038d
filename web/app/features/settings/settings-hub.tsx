import { Link } from 'react-router'
import { collectMenu } from '#app/features/shell/menu/collect-menu.ts'
import { useT, useWords } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import type { Route } from './+types/settings-hub'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'settings', 'title')

const cards = collectMenu(({ settings }) => settings)
type Card = (typeof cards)[number]

/** Everything that can be set, by what it is about. Everybody has settings of their own. */
export default function SettingsHub() {
  const t = useT('settings')
  const { session } = useRoot()
  const { can = {}, organization } = session ?? {}
  const mine = cards.filter((card) => !card.can || can[card.can])
  const [site, own] = [
    mine.filter(({ about }) => about === 'organization'),
    mine.filter(({ about }) => about === 'oneself'),
  ]
  return (
    <div className="wrap-wide py-8 md:py-12">
      <h1 className="text-h1">{t('title')}</h1>
      {site.length > 0 && organization ? <Group title={organization.name} cards={site} /> : null}
      <Group title={t('own')} cards={own} />
    </div>
  )
}

function Group({ title, cards: shown }: { title: string; cards: Card[] }) {
  const say = useWords()
  return (
    <section className="mt-8">
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ feature, label, path, icon: Icon }) => (
          <li
            key={label + path}
            className="group relative flex gap-4 rounded-card border border-line bg-surface p-5 transition-shadow duration-[var(--t-fast)] hover:shadow-e2 md:p-6"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-primarysoft text-primaryink">
              <Icon className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="text-h4">
                <Link
                  to={path}
                  className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
                >
                  {say(`${feature}.${label}.title`)}
                </Link>
              </h3>
              <p className="mt-0.5 text-ui text-muted">{say(`${feature}.${label}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
