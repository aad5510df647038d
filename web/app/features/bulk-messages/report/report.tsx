import { useEffect } from 'react'
import { Form, Link, redirect, useRevalidator } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { dateText, numberText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useLive } from '#lib/use-live.ts'
import {
  bulkMessageRecipients,
  bulkMessageReport,
  cancelBulkMessage,
  type ReachState,
  reachStates,
  sendBulkMessageAgain,
  stopBulkMessage,
} from '#protocol/features/bulk-messages.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ArrowLeft, CircleStop, Download, RotateCcw, Undo2 } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { Pager } from '#ui/pager.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { type BulkMessage, listPath, messageMarks, pathOf, readMessage } from '../bulk-messages.data.ts'
import type { Route } from './+types/report'
import { Counts } from './counts.tsx'
import { RecipientRows } from './recipient-rows.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'bulk-messages', 'report.title')

const SIZE = 50
const PAUSE = 3000
const isState = (text: string | null): text is ReachState => reachStates.some((each) => each === text)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'sendBulkMessages')
  const api = apiOf(context, session)
  const asked = new URL(request.url).searchParams
  const given = asked.get('staat')
  const state = isState(given) ? given : undefined
  const page = Math.max(1, Math.trunc(Number(asked.get('bladzijde'))) || 1)
  const message = await readMessage(api, params.id)
  if (message.status === 'draft') throw redirect(`${pathOf(params.id)}/edit`)
  const [{ counts }, found] = await Promise.all([
    api.tell(bulkMessageReport, { filter: { bulkMessageId: params.id } }),
    api.list(bulkMessageRecipients, {
      filter: { bulkMessageIdEq: params.id, ...(state ? { reached: state } : {}) },
      page: { number: page, size: SIZE },
    }),
  ])
  return { message, counts, state, page, people: [...found], records: found.records }
}

const commands = { stop: stopBulkMessage, cancel: cancelBulkMessage, again: sendBulkMessageAgain }

export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'sendBulkMessages')
  const asked = (await request.formData()).get('do')
  const which = asked === 'stop' || asked === 'cancel' ? asked : 'again'
  return save(async () => {
    await apiOf(context, session).run(commands[which], params.id)
    const to = which === 'cancel' ? `${pathOf(params.id)}/edit` : pathOf(params.id)
    return redirect(to, withToast({ title: `bulk-messages.report.done.${which}` }))
  })
}

/** Whom it reached and whom not; it looks again by itself as long as something is on its way. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { message, counts, state, page, people, records } = loaderData
  const t = useT('bulk-messages')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const again = () => void revalidate()
  useLive({ onChange: (changes) => changes.some(({ id }) => id === message.id) && again(), onMissed: again })
  const isMoving = message.status === 'sending' || (message.status === 'done' && counts.queued > 0)
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), PAUSE)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
  const errors = actionData?.errors ?? []
  const missed = counts.failed + counts.notSent
  return (
    <div className="wrap-wide py-6">
      <Link
        to={listPath}
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('title')}
      </Link>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-h1 wrap-anywhere">{message.subject || t('list.noSubject')}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink2">
            <StatusPill status={messageMarks[message.status]}>{t(`status.${message.status}`)}</StatusPill>
            {whenSaid(message, t, (moment) => dateText(moment, locale, 'moment'))}
          </p>
        </div>
        <Form method="post" className="flex flex-wrap gap-3">
          {message.status === 'planned' && message.can.cancelBulkMessage ? (
            <Button type="submit" look="outline" name="do" value="cancel">
              <Undo2 className="size-5 text-muted" />
              {t('report.cancel')}
            </Button>
          ) : null}
          {message.status === 'sending' && message.can.stopBulkMessage ? (
            <Button type="submit" look="outline" name="do" value="stop">
              <CircleStop className="size-5 text-muted" />
              {t('report.stop')}
            </Button>
          ) : null}
          {missed > 0 && message.can.sendBulkMessageAgain && message.status !== 'sending' ? (
            <Button type="submit" name="do" value="again">
              <RotateCcw className="size-5" />
              {t(missed === 1 ? 'report.againOne' : 'report.again', { count: numberText(missed, locale) })}
            </Button>
          ) : null}
          <a href={`${pathOf(message.id)}/bestand`} className={buttonClass('outline')}>
            <Download className="size-5 text-muted" />
            {t('report.file')}
          </a>
        </Form>
      </div>
      {errors.length > 0 ? (
        <div className="mt-5">
          <FormProblems errors={errors} answer={errors} />
        </div>
      ) : null}
      {message.waitsUntil ? (
        <div className="mt-5">
          <Notice tone="info">{t('report.waits', { moment: dateText(message.waitsUntil, locale, 'moment') })}</Notice>
        </div>
      ) : null}
      <Counts counts={counts} total={message.total} isPlanned={message.status === 'planned'} chosen={state} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,24rem)]">
        <section aria-label={t('report.people')} className="min-w-0">
          <RecipientRows people={people} />
          <div className="mt-5 flex justify-center">
            <Pager
              page={page}
              last={Math.ceil(records / SIZE)}
              to={(number) => `?${state ? `staat=${state}&` : ''}bladzijde=${number}`}
            />
          </div>
        </section>
        <Card title={t('report.text')}>
          <p className="text-ui font-semibold wrap-anywhere">{message.subject}</p>
          <p className="mt-2 text-ui wrap-anywhere whitespace-pre-wrap">{message.body}</p>
          {message.bodyEn ? (
            <div lang="en" className="mt-4 border-t border-line pt-4">
              <p className="text-ui font-semibold wrap-anywhere">{message.subjectEn}</p>
              <p className="mt-2 text-ui wrap-anywhere whitespace-pre-wrap">{message.bodyEn}</p>
            </div>
          ) : null}
        </Card>
      </div>
    </div>
  )
}

function whenSaid(
  { status, sendAt, startedAt, senderName }: BulkMessage,
  t: ReturnType<typeof useT<'bulk-messages'>>,
  say: (moment: string) => string,
): string {
  const sender = senderName ?? ''
  if (status === 'planned' && sendAt) return t('report.planned', { moment: say(sendAt), sender })
  return startedAt ? t('report.sent', { moment: say(startedAt), sender }) : sender
}
