import { Form } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { type MailGroup, type MailTextLine, mailGroups, mailTexts } from '#protocol/features/notification-templates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ChevronDown, Mail, Plus, Search } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/texts-list'
import { mailName } from './mail-names.ts'
import { TextRow } from './text-row.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'notification-templates', 'title')

const isChanged = ({ own }: MailTextLine) => own !== null
const needsCare = ({ own }: MailTextLine) => own !== null && (own.isBroken || own.isBehind)

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepNotificationTemplates')
  const search = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const { texts } = await context.get(apiContext).tell(mailTexts)
  return { texts, search }
}

/** Every mail by what it is about: what was changed, whether it still fits, and who gets it. */
export default function TextsList({ loaderData: { texts, search } }: Route.ComponentProps) {
  const t = useT('notification-templates')
  const locale = useLocale()
  const wanted = search.toLowerCase()
  const found = texts.filter((line) => mailName(line, locale).toLowerCase().includes(wanted))
  const groups = mailGroups.map((group) => ({ group, lines: found.filter((line) => line.group === group) }))
  const shown = groups.filter(({ lines }) => lines.length > 0)
  const changed = texts.filter(isChanged).length
  return (
    <div className="wrap-wide py-6">
      <ListHead title={t('title')} lead={t('lead')}>
        <ButtonLink to="/notification_templates/add">
          <Plus className="size-5" />
          {t('add.open')}
        </ButtonLink>
      </ListHead>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Form className="flex min-w-0 flex-1 basis-72 gap-2 sm:max-w-[26rem]" role="search">
          <label className="relative block min-w-0 flex-1">
            <span className="sr-only">{t('search')}</span>
            <Search className="pointer-events-none absolute top-3.5 left-3 size-5 text-muted" />
            <input
              type="search"
              name="q"
              defaultValue={search}
              placeholder={t('search')}
              maxLength={100}
              className="h-12 w-full rounded-control border-[1.5px] border-line2 bg-surface pr-3 pl-10 text-base"
            />
          </label>
          <Button type="submit" look="outline">
            {t('find')}
          </Button>
        </Form>
        <p role="status" className="text-ui text-muted">
          {t('counts', { all: texts.length, changed })}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={Mail} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <div className="mt-5 grid gap-3">
          {shown.map(({ group, lines }) => (
            <Group key={`${group} ${search}`} group={group} lines={lines} isOpen={search !== ''} />
          ))}
        </div>
      )}
    </div>
  )
}

function Group({ group, lines, isOpen }: { group: MailGroup; lines: MailTextLine[]; isOpen: boolean }) {
  const t = useT('notification-templates')
  // As where one chooses what one hears of: a mail is found by the same words.
  const chosen = useT('news-choices')
  const changed = lines.filter(isChanged).length
  const broken = lines.filter(needsCare).length
  return (
    <details
      open={isOpen || changed > 0}
      className="group rounded-card border border-line bg-surface"
      suppressHydrationWarning
    >
      <summary className="flex min-h-16 list-none flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 md:px-7 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 text-h4">{group === 'rest' ? t('rest') : chosen(`groups.${group}`)}</h2>
        <span className="mr-auto text-sm text-muted">
          {lines.length === 1 ? t('inGroupOne') : t('inGroup', { count: lines.length })}
        </span>
        {changed > 0 ? <Badge tone="info">{t('changedCount', { count: changed })}</Badge> : null}
        {broken > 0 ? <Badge tone="warn">{t('careCount', { count: broken })}</Badge> : null}
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-[var(--t-fast)] group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line">
        {lines.map((line) => (
          <TextRow key={line.purpose} line={line} />
        ))}
      </ul>
    </details>
  )
}
