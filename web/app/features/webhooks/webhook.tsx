import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError, readChecked } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import * as protocol from '#protocol/features/webhooks.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Notice } from '#ui/notice.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Route } from './+types/webhook'
import { AskedForm } from './asked-form.tsx'
import { DeliveryLog, type ShownDelivery } from './delivery-log.tsx'
import { FreshWebhookSecret } from './fresh-webhook-secret.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { TestOutcome } from './test-outcome.tsx'
import { WebhookForm, webhookRules } from './webhook-form.tsx'
import { webhookMarks } from './webhook-marks.ts'
import { shownWebhook } from './webhooks.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks', 'title')

const size = 20
/** So often one looks whether a message has arrived meanwhile. */
const PAUSE = 1500
const pathOf = (id: string) => `/instellingen/webhooks/${id}`

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const api = apiOf(context, session)
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get('page'))
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
  const [row, found] = await Promise.all([
    api.find(protocol.webhooks, params.id),
    api.list(protocol.webhookDeliveries, { filter: { webhookIdEq: params.id }, page: { number: page, size } }),
  ])
  const webhook = shownWebhook(row)
  const isQuiet = webhook.state === 'paused' || webhook.state === 'off'
  const deliveries = found.map(
    (each): ShownDelivery => ({
      id: each.id,
      eventName: each.eventName,
      state: each.state,
      tries: each.tries,
      at: each.triedAt ?? each.createdAt,
      nextAt: each.nextAt ?? null,
      answerStatus: each.answerStatus ?? null,
      answer: each.answer ?? null,
      problem: each.problem ?? null,
      mayAgain:
        each.can.sendDeliveryAgain === true && !isQuiet && (each.state === 'delivered' || each.state === 'failed'),
    }),
  )
  return {
    webhook,
    mayChange: row.can.changeWebhook === true,
    isQuiet,
    areas: protocol.webhookAreasFor(hereOf(session).type),
    deliveries,
    tested: deliveries.find(({ id }) => id === searchParams.get('test')) ?? null,
    page,
    pages: Math.ceil(found.records / size),
  }
}

type Done = { secret: string | null; errors: FormError[] }
const done: Done = { secret: null, errors: [] }

/** Each button says what it wants. A new secret goes back with this answer alone. */
export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const api = apiOf(context, session)
  const form = await request.formData()
  const here = (title: string) => redirect(pathOf(id), withToast({ title: `webhooks.done.${title}`, color: 'success' }))
  try {
    switch (formText(form, 'do')) {
      case 'change': {
        const { input, wrong } = readChecked(webhookRules, form, false)
        if (wrong) return { ...done, errors: wrong }
        await api.run(protocol.changeWebhook, id, input)
        return here('changed')
      }
      case 'pause':
        await api.run(protocol.pauseWebhook, id)
        return here('paused')
      case 'resume':
        await api.run(protocol.resumeWebhook, id)
        return here('resumed')
      case 'remove':
        await api.run(protocol.removeWebhook, id)
        return redirect('/instellingen/webhooks', withToast({ title: 'webhooks.done.removed', color: 'info' }))
      case 'renew':
        return { ...done, secret: (await api.run(protocol.renewWebhookSecret, id)).secret }
      case 'test':
        return redirect(`${pathOf(id)}?test=${(await api.run(protocol.testWebhook, id)).deliveryId}`)
      case 'again':
        await api.run(protocol.sendDeliveryAgain, formText(form, 'delivery'))
        return here('again')
    }
    return done
  } catch (error) {
    return { ...done, errors: errorsOf(error, webhookRules).errors }
  }
}

/** One of them: what it hears, whether it arrives, and what was sent. */
export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, mayChange, isQuiet, areas, deliveries, tested, page, pages } = loaderData
  const t = useT('webhooks')
  const { revalidate } = useRevalidator()
  const isMoving = deliveries.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), PAUSE)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
  const errors = actionData?.errors ?? []
  const problem = errors.find(({ field }) => field === null)?.text
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('settings'), to: '/instellingen' },
          { label: t('title'), to: '/instellingen/webhooks' },
        ]}
        here={webhook.name}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-h1 break-words">{webhook.name}</h1>
        <StatusPill status={webhookMarks[webhook.state]}>{t(`states.${webhook.state}`)}</StatusPill>
      </div>
      <p className="mt-1 text-ui break-all text-ink2">{webhook.address}</p>
      <HowItGoes of={webhook} />
      {mayChange ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <AskedForm does="test" label={t('test.verb')} />
          {isQuiet ? (
            <AskedForm does="resume" label={t('resume')} />
          ) : (
            <AskedForm does="pause" label={t('pause.verb')} question={questionOf('pause', webhook.name, t)} />
          )}
          <AskedForm does="renew" label={t('renew.verb')} question={questionOf('renew', webhook.name, t)} />
          <AskedForm
            does="remove"
            label={t('remove.verb')}
            question={{ ...questionOf('remove', webhook.name, t), isDanger: true }}
          />
        </div>
      ) : null}
      {actionData?.secret ? <FreshWebhookSecret secret={actionData.secret} name={webhook.name} /> : null}
      {tested ? <TestOutcome of={tested} /> : null}
      {webhook.state === 'off' ? (
        <div className="mt-4">
          <Notice>{t('offWhy')}</Notice>
        </div>
      ) : null}
      {problem ? (
        <div role="alert" className="mt-4">
          <Notice>{problem}</Notice>
        </div>
      ) : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DeliveryLog deliveries={deliveries} page={page} pages={pages} path={pathOf(webhook.id)} />
        {mayChange ? (
          <WebhookForm of={webhook} areas={areas} errors={errors.filter(({ field }) => field !== null)} />
        ) : null}
      </div>
    </div>
  )
}

const questionOf = (what: 'pause' | 'renew' | 'remove', name: string, t: ReturnType<typeof useT<'webhooks'>>) => ({
  title: t(`${what}.title`, { name }),
  text: t(`${what}.text`),
  verb: t(`${what}.verb`),
})
