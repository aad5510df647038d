import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Clock } from '#ui/icons.tsx'
import type { Recent } from './recent.ts'

/** What was opened lately, in reach while something else is found. */
export function RecentRow({ recents, onOpen }: { recents: Recent[]; onOpen(): void }) {
  const t = useT('search')
  return (
    <nav
      aria-label={t('recent')}
      className="flex shrink-0 items-center gap-2 overflow-x-auto border-b border-line px-3 py-2 md:px-6"
    >
      <span className="text-cap font-semibold text-ink2">{t('recent')}</span>
      {recents.map(({ to, title }) => (
        <Link
          key={to}
          to={to}
          onClick={onOpen}
          className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-chip bg-sunken px-3 text-cap font-semibold text-ink2 no-underline hover:text-ink max-md:min-h-11"
        >
          <Clock className="size-4 text-muted" />
          {title}
        </Link>
      ))}
    </nav>
  )
}

/** Which keys do what, where there are any. */
export function SearchKeys() {
  const t = useT('search')
  const { can = {} } = useRoot().session ?? {}
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-5 px-6 text-cap text-muted max-md:hidden">
      <Keys names={['↑', '↓']}>{t('keys.choose')}</Keys>
      <Keys names={['Tab']}>{t('keys.group')}</Keys>
      <Keys names={['Ctrl', 'Enter']}>{t('keys.tab')}</Keys>
      <span className="ml-auto flex gap-4">
        {can.seePeople ? <Keys names={['@']}>{t('keys.people')}</Keys> : null}
        {can.seeGroups ? <Keys names={['#']}>{t('keys.classes')}</Keys> : null}
        <Keys names={['>']}>{t('keys.screens')}</Keys>
      </span>
    </div>
  )
}

function Keys({ names, children }: { names: string[]; children: string }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      {names.map((name) => (
        <kbd
          key={name}
          className="grid h-6 min-w-6 place-items-center rounded-[min(6px,var(--r-field))] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold text-ink2"
        >
          {name}
        </kbd>
      ))}
      {children}
    </span>
  )
}
