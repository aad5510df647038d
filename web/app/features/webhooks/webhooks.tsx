import { Link } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { errorsOf, type FormError, readChecked } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { makeWebhook, mostWebhooks, webhookAreasFor, webhooks } from '#protocol/features/webhooks.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { Webhook } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/webhooks'
import { FreshWebhookSecret } from './fresh-webhook-secret.tsx'
import { WebhookForm, webhookRules } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { shownWebhook } from './webhooks.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks', 'title')

const linkClass = 'font-semibold text-primaryink underline underline-offset-2'

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const here = hereOf(session)
  // There are never more than fit on one page.
  const found = await apiOf(context, session).list(webhooks, {
    filter: { organizationIdEq: here.id },
    page: { number: 1, size: mostWebhooks },
  })
  return {
    organization: here.name,
    mayMake: session.can.makeApiKeys === true,
    isFull: found.records >= mostWebhooks,
    webhooks: found.map(shownWebhook),
    areas: webhookAreasFor(here.type),
  }
}

type Made = { made: { id: string; secret: string; name: string } | null; errors: FormError[] }

/** The secret goes back with this answer alone: in no cookie, no address of a page and no log. */
export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const { input, wrong } = readChecked(webhookRules, await request.formData(), false)
  if (wrong) return { made: null, errors: wrong } satisfies Made
  try {
    const organizationId = hereOf(session).id
    const { id, secret } = await apiOf(context, session).run(makeWebhook, '', { ...input, organizationId })
    return { made: { id, secret, name: input.name }, errors: [] } satisfies Made
  } catch (error) {
    return { made: null, errors: errorsOf(error, webhookRules).errors } satisfies Made
  }
}

/** Where programs of the organization hear that something happened, and whether it arrives there. */
export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, mayMake, isFull, areas } = loaderData
  const t = useT('webhooks')
  const made = actionData?.made
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('settings'), to: '/instellingen' }]} here={t('title')} />
      <h1 className="mt-3 text-h1">{t('title')}</h1>
      <p className="mt-1 max-w-[65ch] text-ui text-muted">{t('lead', { organization })}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ui">
        <li>
          <Link to="/instellingen/webhooks/uitleg" className={linkClass}>
            {t('explain.link')}
          </Link>
        </li>
        <li>
          <Link to="/instellingen/sleutels" className={linkClass}>
            {t('keys')}
          </Link>
        </li>
      </ul>
      {made ? <FreshWebhookSecret secret={made.secret} name={made.name} /> : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card title={t('list')}>
            {loaderData.webhooks.length === 0 ? (
              <EmptyState icon={Webhook} title={t('none.title')} text={t('none.text')} headingLevel={3} />
            ) : (
              <ul className="-my-1">
                {loaderData.webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} of={webhook} />
                ))}
              </ul>
            )}
          </Card>
          <Card title={t('knows.title')}>
            <ul className="list-disc pl-5 text-ui text-ink2 marker:text-muted">
              {(['ids', 'own', 'again', 'off'] as const).map((each) => (
                <li key={each} className="py-0.5">
                  {t(`knows.${each}`)}
                </li>
              ))}
            </ul>
          </Card>
        </div>
        {isFull ? <Notice tone="info">{t('full')}</Notice> : null}
        {mayMake && !isFull ? <WebhookForm key={made?.id ?? 'new'} areas={areas} errors={actionData?.errors} /> : null}
      </div>
    </div>
  )
}
