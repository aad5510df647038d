import { useEffect, useState } from 'react'
import { data } from 'react-router'
import { organizations, updateOrganization } from '../../../../protocol/src/organizations.ts'
import { apiContext, pageContext } from '../../lib/context.ts'
import { submit } from '../../lib/form.ts'
import { useT } from '../../lib/i18n.tsx'
import { findLook } from '../../lib/look.server.ts'
import { requireSession } from '../../lib/session.server.ts'
import { pageTitle } from '../../lib/title.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import type { Route } from './+types/organization'
import { saveLook } from './look.server.ts'
import { LookForm } from './look-form.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { settingsOf } from './settings-access.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Organisatie en uiterlijk', en: 'Organization and look' })
/** All fonts, so that one sees what one chooses. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: '/theme.css?fonts=all' }]

async function accessOf(context: Route.LoaderArgs['context'], request: Request) {
  const session = await requireSession(context, request)
  const can = settingsOf(session)
  if (!can.organization || !session.organization) throw data(null, { status: 403 })
  return { can, id: session.organization.id }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { can, id } = await accessOf(context, request)
  const row = await context.get(apiContext).find(organizations, id, { include: ['profile'] })
  const { profile } = row
  const organization = {
    name: row.name,
    website: row.website ?? '',
    city: row.city ?? '',
    description: (profile?.description ?? '') as string,
    email: (profile?.email ?? '') as string,
    phoneNumber: (profile?.phoneNumber ?? '') as string,
    street: (profile?.street ?? '') as string,
    houseNumber: (profile?.houseNumber ?? '') as string,
    postalCode: (profile?.postalCode ?? '') as string,
  }
  if (!can.look) return { organization, look: null }
  const { override, version } = await findLook(context)
  return { organization, look: { override, version, standard: context.get(pageContext).site.theme } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { can, id } = await accessOf(context, request)
  const form = await request.clone().formData()
  if (form.get('about') !== 'look') {
    const answer = await submit(request, updateOrganization, (input) =>
      context.get(apiContext).run(updateOrganization, id, input),
    )
    return data({ about: 'organization' as const, ...answer.data }, answer.init ?? undefined)
  }
  if (!can.look) throw data(null, { status: 403 })
  const { status, ...answer } = await saveLook(context, form)
  return data({ about: 'look' as const, ...answer }, { status })
}

/** What everyone sees of an organization and, for who runs the site, how the site looks. */
export default function OrganizationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('settings')
  const { organization, look } = loaderData
  const [changed, setChanged] = useState<string[]>([])
  const change = (about: string) => () => setChanged((before) => (before.includes(about) ? before : [...before, about]))
  useEffect(() => {
    if (actionData?.isSaved) setChanged((before) => before.filter((about) => about !== actionData.about))
  }, [actionData])
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/instellingen' }]} here={t('organization.title')} />
      <h1 className="mt-3 text-h1">{t('organization.title')}</h1>
      <OrganizationForm
        organization={organization}
        answer={actionData?.about === 'organization' ? actionData : undefined}
        onChange={change('organization')}
      />
      {look ? (
        <div id="uiterlijk" className="scroll-mt-24">
          <LookForm
            key={look.version}
            {...look}
            answer={actionData?.about === 'look' ? actionData : undefined}
            onChange={change('look')}
          />
        </div>
      ) : null}
      <UnsavedGuard isChanged={changed.length > 0} />
    </div>
  )
}
