import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { keyScopesFor } from '#protocol/features/api-keys.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CodeBlock } from '#ui/code-block.tsx'
import type { Route } from './+types/explain'
import { bringExample, readExample } from './examples.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'api-keys', 'explain.title')

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const mayBring = keyScopesFor(hereOf(session).type).includes('studentFile')
  return { address: `${context.get(pageContext).site.url}/api/v1`, mayBring }
}

const answers = ['200', '202', '401', '403', '404', '429'] as const

/** How a program uses a key, for whoever sets that program up. */
export default function ExplainKeys({ loaderData: { address, mayBring } }: Route.ComponentProps) {
  const t = useT('api-keys')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('settings'), to: '/instellingen' },
          { label: t('title'), to: '/instellingen/sleutels' },
        ]}
        here={t('explain.title')}
      />
      <h1 className="mt-3 text-h1">{t('explain.title')}</h1>
      <p className="mt-1 max-w-[65ch] text-ui text-muted">{t('explain.lead')}</p>
      <div className="mt-6 grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
        <Card title={t('explain.read.title')}>
          <p className="text-ui">{t('explain.read.text')}</p>
          <CodeBlock>{readExample(address, t('explain.variable'))}</CodeBlock>
          <p className="mt-3 text-ui">{t('explain.read.pages')}</p>
          <p className="mt-3 text-ui">
            <a href="/api/docs" className="font-semibold text-primaryink underline underline-offset-2">
              {t('explain.read.all')}
            </a>
          </p>
        </Card>
        {mayBring ? (
          <Card title={t('explain.bring.title')}>
            <p className="text-ui">{t('explain.bring.text')}</p>
            <CodeBlock>{bringExample(address, t('explain.variable'))}</CodeBlock>
            <ul className="mt-3 list-disc pl-5 text-ui text-ink2 marker:text-muted">
              {(['first', 'same', 'doubt', 'outcome', 'size'] as const).map((each) => (
                <li key={each} className="py-0.5">
                  {t(`explain.bring.${each}`)}
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        <Card title={t('explain.answers.title')}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-ui">
            {answers
              .filter((status) => mayBring || status !== '202')
              .map((status) => (
                <div key={status} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="font-semibold tabular-nums">{status}</dt>
                  <dd className="text-ink2">{t(`explain.answers.${status}`)}</dd>
                </div>
              ))}
          </dl>
        </Card>
        <Card title={t('explain.safe.title')}>
          <ul className="list-disc pl-5 text-ui text-ink2 marker:text-muted">
            {(['own', 'store', 'renew'] as const).map((each) => (
              <li key={each} className="py-0.5">
                {t(`explain.safe.${each}`)}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
