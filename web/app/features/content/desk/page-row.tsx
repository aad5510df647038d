import { Link, useSubmit } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { writtenBy } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { pathOfPage } from '#protocol/features/content/content-pages.ts'
import { Badge } from '#ui/badge.tsx'
import { Copy, Ellipsis, ExternalLink, Pencil, Settings, Trash2 } from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { homeOf, stateTones } from '../pages/page-head.tsx'
import type { DeskPage } from './desk.tsx'

/** One page: what it is called and where it is, whether visitors see it, and what can be done with it. */
export function PageRow({ page }: { page: DeskPage }) {
  const t = useT('content')
  const locale = useLocale()
  const submit = useSubmit()
  const { session } = useRoot()
  const { id, kind, titleNl, titleEn, state, missing, plannedAt, updatedAt } = page
  const path = pathOfPage(page)
  const name = (locale === 'en' && titleEn) || titleNl
  const send = (what: string) => () =>
    void submit({ id, do: what, [writtenBy]: session?.user.id ?? '' }, { method: 'post', action: '/content' })
  const isOut = state === 'live' || state === 'changed'
  const entries: MenuEntry[] = [
    { key: 'edit', label: t('pages.list.edit'), icon: Pencil, to: homeOf(id) },
    ...(isOut ? [{ key: 'look', label: t('pages.list.look'), icon: ExternalLink, to: path }] : []),
    { key: 'settings', label: t('pages.head.settings'), icon: Settings, to: `${homeOf(id)}/instellingen` },
    { key: 'copy', label: t('pages.list.copy'), icon: Copy, onAction: send('copy') },
    { key: 'remove', label: t('pages.list.remove'), icon: Trash2, isDanger: true, onAction: send('remove') },
  ]
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 py-3 max-sm:pr-12 sm:gap-x-4">
      <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
        <Link to={homeOf(id)} className="inline-flex min-h-8 items-center font-semibold break-words">
          {name}
        </Link>
        <p className="text-sm break-all text-muted">{path}</p>
      </div>
      <Badge>{t(`desk.kinds.${kind}`)}</Badge>
      <Badge tone={stateTones[state]}>{t(`pages.state.${state}`)}</Badge>
      {plannedAt ? <p className="text-sm text-infoink">{dateText(plannedAt, locale, 'moment')}</p> : null}
      {missing > 0 ? <StatusPill status="warn">{t('pages.edit.notTranslated')}</StatusPill> : null}
      <p className="text-sm text-muted">{t('desk.changed', { date: dateText(updatedAt, locale, 'full') })}</p>
      <Menu
        label={t('pages.list.more', { name })}
        parts={[{ entries }]}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink max-sm:absolute max-sm:top-2 max-sm:-right-2"
      >
        <Ellipsis className="size-5" />
      </Menu>
    </li>
  )
}
