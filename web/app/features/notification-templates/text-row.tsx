import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { MailTextLine } from '#protocol/features/notification-templates.ts'
import { Badge } from '#ui/badge.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { mailName } from './mail-names.ts'

/** Where one writes the text of a mail. */
export const editorOf = ({ own, purpose }: MailTextLine): string =>
  own ? `/notification_templates/${own.id}/edit` : `/notification_templates/add?mail=${purpose}`

/** One mail: its subject, who gets it, and whose text it has. */
export function TextRow({ line }: { line: MailTextLine }) {
  const t = useT('notification-templates')
  const locale = useLocale()
  const { own, isFixed, isOfSite, to } = line
  const name = mailName(line, locale)
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-5 py-3 not-first:border-t hover:bg-sunken md:px-7">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-ui font-semibold break-words">
          {isFixed ? (
            name
          ) : (
            <Link to={editorOf(line)} className="no-underline after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
          )}
        </p>
        <p className="text-sm text-muted">
          {t('goesTo', { who: t(`readers.${to}`) })}
          {own
            ? `. ${t(own.changedBy ? 'changedByOn' : 'changedOn', { who: own.changedBy ?? '', day: dateText(own.updatedAt, locale) })}`
            : ''}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isFixed ? <Badge>{t('state.fixed')}</Badge> : null}
        {own?.isBroken ? <StatusPill status="warn">{t('state.broken')}</StatusPill> : null}
        {own && !own.isBroken && own.isBehind ? <StatusPill status="info">{t('state.behind')}</StatusPill> : null}
        {own ? <Badge tone="info">{t('state.own')}</Badge> : null}
        {own?.languages.length === 1 ? (
          <Badge>{t(own.languages[0] === 'nl' ? 'state.onlyDutch' : 'state.onlyEnglish')}</Badge>
        ) : null}
        {!own && !isFixed ? <Badge>{t(isOfSite ? 'state.ofSite' : 'state.default')}</Badge> : null}
      </div>
    </li>
  )
}
