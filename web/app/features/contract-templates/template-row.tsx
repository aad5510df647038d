import { Link, useSubmit } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Archive, ArchiveRestore, Copy, Ellipsis, Eye, FileText, Pencil } from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import type { TemplateRow as Row } from './templates.data.ts'

/** One template: whether contracts can be made with it, and what can be done with it. */
export function TemplateRow({ template }: { template: Row }) {
  const t = useT('contract-templates')
  const locale = useLocale()
  const submit = useSubmit()
  const { id, name, can, isOfSite, publishedVersion, hasChanges, updatedAt } = template
  const page = `/contract_templates/${id}/edit`
  const send = (what: string) => () => submit({ id, do: what }, { method: 'post', action: '/contract_templates' })
  const entries: MenuEntry[] = [
    can.saveContractTemplate
      ? { key: 'open', label: t('actions.edit'), icon: Pencil, to: page }
      : { key: 'open', label: t('actions.open'), icon: Eye, to: page },
    ...(can.copyContractTemplate
      ? [{ key: 'copy', label: t('actions.copy'), icon: Copy, to: `/contract_templates?kopie=${id}` }]
      : []),
    ...(can.archiveContractTemplate
      ? [{ key: 'archive', label: t('actions.archive'), icon: Archive, onAction: send('archive') }]
      : []),
    ...(can.restoreContractTemplate
      ? [{ key: 'restore', label: t('actions.restore'), icon: ArchiveRestore, onAction: send('restore') }]
      : []),
  ]
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-line bg-surface p-5 hover:border-line2 md:px-7">
      <FileText className="mt-0.5 size-6 shrink-0 text-primaryink max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-h3 break-words">
            <Link to={page} className="no-underline after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
          </h2>
          {isOfSite ? <Badge tone="info">{t('ofSite')}</Badge> : null}
          {publishedVersion == null ? <Badge tone="plain">{t('concept')}</Badge> : null}
          {publishedVersion != null && hasChanges ? <Badge tone="warn">{t('changed')}</Badge> : null}
        </div>
        <p className="mt-1 text-ui text-muted">
          {publishedVersion == null ? t('notPublished') : t('inUse', { version: publishedVersion })}
          {' · '}
          {t('changedOn', { day: dateText(updatedAt, locale) })}
        </p>
      </div>
      {isOfSite && can.copyContractTemplate ? (
        <ButtonLink
          look="outline"
          to={`/contract_templates?kopie=${id}`}
          aria-label={t('actions.copyOf', { name })}
          className="relative z-10 max-md:hidden"
        >
          {t('actions.copy')}
        </ButtonLink>
      ) : null}
      <Menu
        label={t('actions.of', { name })}
        parts={[{ entries }]}
        className="relative z-10 -mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
      >
        <Ellipsis className="size-5" />
      </Menu>
    </li>
  )
}
