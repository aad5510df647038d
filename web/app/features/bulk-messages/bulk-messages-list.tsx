import { Form, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText, numberText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { readInput, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { bulkMessages, removeBulkMessage, startBulkMessage } from '#protocol/features/bulk-messages.ts'
import { Button } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Plus, Send, Trash2 } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import type { Route } from './+types/bulk-messages-list'
import { type BulkMessage, listPath, messageMarks, pathOf } from './bulk-messages.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'bulk-messages', 'title')

const SIZE = 20
const views = { all: undefined, draft: ['draft'], planned: ['planned', 'sending'], sent: ['done', 'stopped'] } as const
type View = keyof typeof views
const isView = (text: string | null): text is View => text !== null && Object.hasOwn(views, text)

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'sendBulkMessages')
  const asked = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(asked.get('bladzijde'))) || 1)
  const given = asked.get('toon')
  const view: View = isView(given) ? given : 'all'
  const statusIn = views[view]
  const found = await context.get(apiContext).list(bulkMessages, {
    ...(statusIn ? { filter: { statusIn: [...statusIn] } } : {}),
    page: { number: page, size: SIZE },
  })
  return { view, page, records: found.records, rows: [...found] }
}

/** A draft begins with whom a list showed or who was ticked in it, and is written on its own page. */
export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'sendBulkMessages')
  const api = context.get(apiContext)
  const form = await request.formData()
  const id = formText(form, 'remove')
  return save(async () => {
    if (isId(id)) {
      await api.run(removeBulkMessage, id)
      return redirect(listPath, withToast({ title: 'bulk-messages.list.removed' }))
    }
    const draft = await api.run(startBulkMessage, '', readInput(startBulkMessage.input, form))
    return redirect(`${pathOf(draft.id)}/edit`)
  }, startBulkMessage.input)
}

/** What was written to many: drafts, what waits for its time, and what went out. */
export default function BulkMessagesList({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('bulk-messages')
  const { rows, view, page, records } = loaderData
  const errors = actionData?.errors ?? []
  const add = (
    <Form method="post" className="max-sm:flex max-sm:px-0!">
      <Button type="submit" className="max-sm:flex-1">
        <Plus className="size-5" />
        {t('start.new')}
      </Button>
    </Form>
  )
  return (
    <div className="wrap-wide py-6">
      <ListHead title={t('title')} lead={t('lead')}>
        {rows.length > 0 || view !== 'all' ? add : null}
      </ListHead>
      {errors.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      <nav aria-label={t('views.label')} className="mt-4">
        <ul className={tabBar}>
          {(['all', 'draft', 'planned', 'sent'] as const).map((each) => (
            <li key={each} className="flex">
              <Link
                to={each === 'all' ? listPath : `?toon=${each}`}
                aria-current={each === view ? 'page' : undefined}
                className={`${tabLink} ${currentTab}`}
              >
                {t(`views.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-surface">
        {rows.length === 0 ? (
          <EmptyState
            icon={Send}
            title={t(view === 'all' ? 'list.none' : 'list.noneHere')}
            text={t('list.noneText')}
            action={view === 'all' ? add : undefined}
          />
        ) : (
          <ul>
            {rows.map((row) => (
              <MessageRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-5 flex justify-center">
        <Pager
          page={page}
          last={Math.ceil(records / SIZE)}
          to={(number) => `?${view === 'all' ? '' : `toon=${view}&`}bladzijde=${number}`}
        />
      </div>
    </div>
  )
}

function MessageRow({ row }: { row: BulkMessage }) {
  const t = useT('bulk-messages')
  const locale = useLocale()
  const isDraft = row.status === 'draft'
  const moment = row.sendAt && row.status === 'planned' ? row.sendAt : (row.startedAt ?? row.updatedAt)
  const to = isDraft ? t(`to.${row.audience}`) : t(`toCount.${row.audience}`, { count: numberText(row.total, locale) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-2 not-first:border-t md:px-5">
      <Link
        to={isDraft ? `${pathOf(row.id)}/edit` : pathOf(row.id)}
        className="flex min-h-14 min-w-0 flex-1 basis-60 flex-col justify-center text-ink no-underline hover:underline"
      >
        <span className="truncate text-ui font-semibold">{row.subject || t('list.noSubject')}</span>
        <span className="truncate text-sm text-muted">{[to, row.senderName].filter(Boolean).join(', ')}</span>
      </Link>
      <span className="text-sm text-muted tabular-nums">{dateText(moment, locale, 'moment')}</span>
      <StatusPill status={messageMarks[row.status]}>{t(`status.${row.status}`)}</StatusPill>
      {row.can.removeBulkMessage && isDraft ? (
        <Form method="post">
          <button
            type="submit"
            name="remove"
            value={row.id}
            aria-label={t('list.remove', { subject: row.subject || t('list.noSubject') })}
            className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-errink"
          >
            <Trash2 className="size-5" />
          </button>
        </Form>
      ) : null}
    </li>
  )
}
