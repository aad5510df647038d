import { Link, useSubmit } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { Archive, ArchiveRestore, Copy, Ellipsis, Eye, Pencil } from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { SmallRoute } from './small-route.tsx'
import type { RouteRow as Row } from './workflows.data.ts'

/** One route: what it is called, its steps in small, who is on it, and what can be done with it. */
export function RouteRow({ route }: { route: Row }) {
  const t = useT('workflows')
  const locale = useLocale()
  const submit = useSubmit()
  const { id, name, phases, use, can, isOfSite } = route
  const send = (what: string) => () => submit({ id, do: what }, { method: 'post', action: '/workflows' })
  const entries: MenuEntry[] = [
    can.saveWorkflow
      ? { key: 'open', label: t('actions.edit'), icon: Pencil, to: `/workflows/${id}` }
      : { key: 'open', label: t('actions.open'), icon: Eye, to: `/workflows/${id}` },
    ...(can.copyWorkflow
      ? [{ key: 'copy', label: t(isOfSite ? 'actions.own' : 'actions.copy'), icon: Copy, to: `/workflows?kopie=${id}` }]
      : []),
    // The route of the site is always there.
    ...(can.archiveWorkflow && !isOfSite
      ? [{ key: 'archive', label: t('actions.archive'), icon: Archive, onAction: send('archive') }]
      : []),
    ...(can.restoreWorkflow
      ? [{ key: 'restore', label: t('actions.restore'), icon: ArchiveRestore, onAction: send('restore') }]
      : []),
  ]
  return (
    <li className="relative rounded-card border border-line bg-surface p-5 hover:border-line2 md:px-7">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-h3 break-words">
              <Link to={`/workflows/${id}`} className="no-underline after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
            </h2>
            {isOfSite ? <Badge tone="info">{t('ofSite')}</Badge> : null}
          </div>
          <p className="mt-1 text-ui text-muted">
            {t(phases.length === 1 ? 'phases.one' : 'phases.many', { count: phases.length })}
            {' · '}
            {use.periods.length === 0
              ? t('use.noPeriod')
              : t('use.periods', { names: use.periods.map((period) => period.name).join(', ') })}
            {' · '}
            {t(use.students === 1 ? 'use.student' : 'use.students', { count: numberText(use.students, locale) })}
          </p>
        </div>
        <Menu
          label={t('actions.of', { name })}
          parts={[{ entries }]}
          className="relative z-10 -mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
        >
          <Ellipsis className="size-5" />
        </Menu>
      </div>
      <SmallRoute phases={phases} />
    </li>
  )
}
