import { useT } from '#lib/i18n.tsx'
import type { Fact, Look, SaidText } from '#lib/search-kind.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { ArrowRight, Clock } from '#ui/icons.tsx'
import { LETTERS, ofScreens, readAsked, SCREENS } from './asked.ts'
import type { FoundGroup } from './find-everything.server.ts'
import { useSaid } from './hit-line.tsx'
import type { Recent } from './recent.ts'
import { useFoundScreens } from './screens.ts'
import { areScreensFirst } from './screens-first.ts'

export type Option = {
  id: string
  to: string
  title: string
  facts: SaidText[]
  look: Look | IconDrawing
  about: Fact[]
  /** What is remembered of it once it is opened; nothing of a whole list. */
  recent: Recent | null
}
type Unnumbered = Omit<Option, 'id'>
export type OptionGroup = { name: string; title: string; count: string; options: Option[]; isFailed: boolean }

const FEW = 5
export const MANY = 30

/** How many there are, as far as they were counted. */
export const countText = (count: number, isMore: boolean): string => (isMore ? `${count}+` : String(count))

/**
 * Without words: what one opened lately, and what one can do. Else what was found. Screens and actions come last, unless they are
 * called so, or nothing else is.
 */
export function useOptionGroups(
  q: string,
  kind: string,
  found: FoundGroup[],
  recents: Recent[],
  /** How many screens there is room for beside the rest. */
  room = FEW,
): OptionGroup[] {
  const t = useT('search')
  const said = useSaid()
  const { sign, words } = readAsked(q)
  const isAll = sign === SCREENS || kind === ofScreens
  const screens = useFoundScreens(words)
  const isForScreens = (!sign || sign === SCREENS) && (!kind || kind === ofScreens)
  const groups: OptionGroup[] = []
  const add = (name: string, title: string, count: string, options: Unnumbered[], isFailed = false) => {
    const numbered = options.map((option, index) => ({ ...option, id: `zoek-${name}-${index}` }))
    groups.push({ name, title, count, options: numbered, isFailed })
  }
  if (words === '' && !sign && recents.length > 0) {
    const options = recents.map((recent) => ({ ...recent, ...lookOf(recent), facts: [], about: [], recent }))
    add('onlangs', t('recent'), '', options)
  }
  if (words.length >= LETTERS || sign === '#') {
    for (const { name, look, title, hits, count, isMore, all, isFailed } of found) {
      const options: Unnumbered[] = hits.map(({ to, title: name, facts, about = [] }) => {
        return { to, title: name, facts, about, look, recent: { to, title: name, look } }
      })
      const counted = countText(count, isMore)
      if (all && count > hits.length) options.push(wholeList(t('all', { count: counted }), all))
      add(name, said(title), counted, options, isFailed)
    }
  }
  if (isForScreens && screens.length > 0 && (words !== '' || sign || recents.length < FEW)) {
    const shown = screens.slice(0, isAll ? MANY : room)
    const options = shown.map(({ to, title, text, icon }) => {
      return {
        to,
        title,
        facts: text ? [text] : [],
        about: [],
        look: icon,
        recent: { to, title, look: 'screen' as const },
      }
    })
    add(ofScreens, t('screens'), String(screens.length), options)
    const hits = found.flatMap((group) => group.hits)
    if (words !== '' && areScreensFirst(screens, hits, words)) groups.unshift(...groups.splice(-1))
  }
  return groups
}

const wholeList = (title: string, to: string) => ({ to, title, facts: [], about: [], look: ArrowRight, recent: null })
const lookOf = ({ look }: Recent) => ({ look: look === 'screen' ? Clock : look })
