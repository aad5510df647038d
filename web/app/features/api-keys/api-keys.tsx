import { Link, redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError, readChecked, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { apiKeys, keyScopesFor, longestYears, makeApiKey, revokeApiKey } from '#protocol/features/api-keys.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { KeyRound } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/api-keys'
import { FreshKey } from './fresh-key.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyRow, type ShownKey } from './key-row.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'api-keys', 'title')

const path = '/instellingen/sleutels'
const size = 20
const linkClass = 'font-semibold text-primaryink underline underline-offset-2'
const { name, scopes, expiresOn } = makeApiKey.input
const rules = { name, scopes, expiresOn }

/** The same day, so many years on. */
const inYears = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace('-02-29', '-02-28')}`

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const here = hereOf(session)
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
  const found = await apiOf(context, session).list(apiKeys, {
    filter: { organizationIdEq: here.id },
    page: { number: page, size },
  })
  const now = today()
  return {
    page,
    pages: Math.ceil(found.records / size),
    organization: here.name,
    mayMake: session.can.makeApiKeys === true,
    keys: found.map(
      (key): ShownKey => ({
        id: key.id,
        name: key.name,
        handle: key.handle,
        scopes: key.scopes,
        expiresOn: key.expiresOn,
        lastUsedAt: key.lastUsedAt ?? null,
        state: key.state,
        maker: key.makerName ?? '',
        mayRevoke: key.can.revokeApiKey === true && key.state !== 'revoked',
      }),
    ),
    scopes: keyScopesFor(here.type),
    days: { first: inYears(now, 1), last: inYears(now, longestYears) },
  }
}

type Made = { made: { id: string; secret: string; name: string } | null; errors: FormError[] }

/** The key goes back with this answer alone: in no cookie, no address of a page and no log. */
export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepApiKeys')
  const api = apiOf(context, session)
  const form = await request.formData()
  if (formText(form, 'do') === 'revoke')
    return save(async () => {
      await api.run(revokeApiKey, formText(form, 'id'))
      return redirect(path, withToast({ title: 'api-keys.revoked', color: 'info' }))
    })
  const { input, wrong } = readChecked(rules, form, false)
  if (wrong) return { made: null, errors: wrong } satisfies Made
  try {
    const { id, key } = await api.run(makeApiKey, '', { ...input, organizationId: hereOf(session).id })
    return { made: { id, secret: key, name: input.name }, errors: [] } satisfies Made
  } catch (error) {
    return { made: null, errors: errorsOf(error, rules).errors } satisfies Made
  }
}

/** With which keys programs of the organization come in, what each may, and until when. */
export default function ApiKeys({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, page, pages, organization, mayMake } = loaderData
  const t = useT('api-keys')
  const made = actionData && 'made' in actionData ? actionData.made : null
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('settings'), to: '/instellingen' }]} here={t('title')} />
      <h1 className="mt-3 text-h1">{t('title')}</h1>
      <p className="mt-1 max-w-[65ch] text-ui text-muted">{t('lead', { organization })}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ui">
        <li>
          <Link to="/instellingen/sleutels/uitleg" className={linkClass}>
            {t('explain.link')}
          </Link>
        </li>
        <li>
          <Link to="/instellingen/webhooks" className={linkClass}>
            {t('webhooks')}
          </Link>
        </li>
      </ul>
      {made ? <FreshKey secret={made.secret} name={made.name} /> : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card title={t('list')}>
            {keys.length === 0 ? (
              <EmptyState icon={KeyRound} title={t('none.title')} text={t('none.text')} headingLevel={3} />
            ) : (
              <ul className="-my-1">
                {keys.map((key) => (
                  <KeyRow key={key.id} of={key} />
                ))}
              </ul>
            )}
            <Pager page={page} last={pages} to={(number) => (number > 1 ? `?page=${number}` : path)} />
          </Card>
          <Card title={t('ends.title')}>
            <ul className="list-disc pl-5 text-ui text-ink2 marker:text-muted">
              {(['maker', 'organization', 'day', 'lost'] as const).map((each) => (
                <li key={each} className="py-0.5">
                  {t(`ends.${each}`)}
                </li>
              ))}
            </ul>
          </Card>
        </div>
        {mayMake ? <KeyForm key={made?.id ?? 'new'} {...loaderData} rules={rules} errors={actionData?.errors} /> : null}
      </div>
    </div>
  )
}
