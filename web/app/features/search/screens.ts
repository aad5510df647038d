import { collectMenu } from '#app/features/shell/menu/collect-menu.ts'
import { navigationFor } from '#app/features/shell/menu/navigation.ts'
import { useWords } from '#lib/i18n.tsx'
import { isCalled } from '#lib/is-called.ts'
import { type RootData, useRoot } from '#lib/use-root.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'

export type Screen = {
  to: string
  title: string
  icon: IconDrawing
  /** What it is for, where the settings say it. */
  text?: string
  /** What else one may type to find it. */
  words?: string
}
type Session = NonNullable<RootData['session']>

const main = collectMenu((entries) => entries.main)
const actions = collectMenu((entries) => entries.actions)
const account = collectMenu((entries) => entries.account)
const settings = collectMenu((entries) => entries.settings)

/** Everything that the menus offer to whoever is signed in, and what one can begin there; each address once. */
function screensOf(session: Session, say: (key: string) => string): Screen[] {
  const may = ({ can }: { can?: keyof Session['can'] }) => !can || session.can[can]
  const pages = navigationFor(main, session).flatMap(({ below, icon, label, path }) =>
    (below ?? [{ label, path }]).map((page) => ({ to: page.path, title: say(page.label), icon })),
  )
  const begun = actions
    .filter(({ home }) => !home || home.some((each) => each === session.home))
    .map(({ words, ...entry }) => ({ ...entry, words: words && say(`${entry.feature}.${words}`) }))
  const named = [...begun, ...account].filter(may).map(({ feature, label, path, ...entry }) => ({
    ...entry,
    to: path,
    title: say(`${feature}.${label}`),
  }))
  const cards = settings.filter(may).map(({ feature, label, path, icon }) => ({
    to: path,
    title: say(`${feature}.${label}.title`),
    text: say(`${feature}.${label}.text`),
    icon,
  }))
  const all: Screen[] = [...pages, ...named, ...cards]
  return all.filter(({ to }, index) => all.findIndex((each) => each.to === to) === index)
}

/** Those with all these words or their beginnings; those that are called so go first. */
export function useFoundScreens(typed: string): Screen[] {
  const say = useWords()
  const { session } = useRoot()
  if (!session) return []
  const found = screensOf(session, say).filter(({ title, text = '', words = '' }) =>
    isCalled(`${title} ${text} ${words}`, typed),
  )
  return [...new Set([...found.filter(({ title }) => isCalled(title, typed)), ...found])]
}
