import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { eventsIn } from '#protocol/features/webhook-events.ts'
import { webhookAreasFor } from '#protocol/features/webhooks.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CodeBlock } from '#ui/code-block.tsx'
import type { Route } from './+types/explain'
import { checkExample, messageExample } from './examples.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks', 'explain.title')

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const areas = webhookAreasFor(hereOf(session).type).map((area) => ({ area, events: eventsIn(area) }))
  return { address: `${context.get(pageContext).site.url}/api/v1`, areas }
}

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** What a program gets from a webhook and what it does with it, for whoever sets that program up. */
export default function ExplainWebhooks({ loaderData: { address, areas } }: Route.ComponentProps) {
  const t = useT('webhooks')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('settings'), to: '/instellingen' },
          { label: t('title'), to: '/instellingen/webhooks' },
        ]}
        here={t('explain.title')}
      />
      <h1 className="mt-3 text-h1">{t('explain.title')}</h1>
      <p className="mt-1 max-w-[65ch] text-ui text-muted">{t('explain.lead')}</p>
      <div className="mt-6 grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
        <Card title={t('explain.message.title')}>
          <p className="text-ui">{t('explain.message.text')}</p>
          <CodeBlock>{messageExample(address)}</CodeBlock>
          <p className="mt-3 text-ui">{t('explain.message.read')}</p>
        </Card>
        <Card title={t('explain.check.title')}>
          <p className="text-ui">{t('explain.check.text')}</p>
          <dl className="mt-3 grid gap-x-4 gap-y-2 text-ui sm:grid-cols-[auto_minmax(0,1fr)]">
            {headers.map((name) => (
              <div key={name} className="grid-cols-subgrid sm:col-span-2 sm:grid">
                <dt className="font-semibold">
                  <code>{name}</code>
                </dt>
                <dd className="text-ink2">{t(`explain.check.${name}`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-ui">{t('explain.check.example')}</p>
          <CodeBlock>{checkExample}</CodeBlock>
          <p className="mt-3 text-ui">
            <a
              href="https://www.standardwebhooks.com"
              rel="noreferrer"
              className="font-semibold text-primaryink underline underline-offset-2"
            >
              {t('explain.check.library')}
            </a>
          </p>
        </Card>
        <Card title={t('explain.answer.title')}>
          <ul className="list-disc pl-5 text-ui text-ink2 marker:text-muted">
            {(['ok', 'again', 'twice', 'gone', 'redirect'] as const).map((each) => (
              <li key={each} className="py-0.5">
                {t(`explain.answer.${each}`)}
              </li>
            ))}
          </ul>
        </Card>
        <Card title={t('explain.events.title')}>
          <p className="text-ui">{t('explain.events.text')}</p>
          {areas.map(({ area, events }) => (
            <section key={area} className="mt-4">
              <h3 className="text-h4">{t(`areas.${area}.name`)}</h3>
              <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink2">
                {events.map((name) => (
                  <li key={name}>
                    <code>{name}</code>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Card>
      </div>
    </div>
  )
}
