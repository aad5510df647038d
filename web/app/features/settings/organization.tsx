import { useEffect, useState } from 'react'
import { data } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { whoChanged } from '#lib/last-changed-by.server.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { findLook } from '#lib/site-look.server.ts'
import { pageTitle } from '#lib/title.ts'
import { organizations, updateOrganization } from '#protocol/features/organizations.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/organization'
import { saveLook } from './look.server.ts'
import { LookForm } from './look-form.tsx'
import { OrganizationForm } from './organization-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'settings', 'organization.title')
/** All fonts, so that one sees what one chooses. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: '/theme.css?fonts=all' }]

async function readOrganization(context: Route.LoaderArgs['context'], id: string) {
  const row = await context.get(apiContext).find(organizations, id, { include: ['profile'] })
  const { profile } = row
  return {
    updatedAt: row.updatedAt,
    name: row.name,
    website: row.website ?? '',
    city: row.city ?? '',
    description: profile?.description ?? '',
    email: profile?.email ?? '',
    phoneNumber: profile?.phoneNumber ?? '',
    street: profile?.street ?? '',
    houseNumber: profile?.houseNumber ?? '',
    postalCode: profile?.postalCode ?? '',
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepOrganization')
  const { id } = hereOf(session)
  const organization = await readOrganization(context, id)
  if (!session.can.changeLook) return { id, organization, look: null }
  const { override, version } = await findLook(context)
  return { id, organization, look: { override, version, standard: context.get(pageContext).site.theme } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepOrganization')
  const { id } = hereOf(session)
  const form = await request.clone().formData()
  if (form.get('about') !== 'look') {
    const answer = await submit(
      request,
      updateOrganization,
      (input, since) => context.get(apiContext).run(updateOrganization, id, input, { since }),
      async () => ({
        ...(await readOrganization(context, id)),
        changedBy: await whoChanged(context.get(apiContext), 'organizations', id),
      }),
    )
    return data({ about: 'organization' as const, ...answer.data }, answer.init ?? undefined)
  }
  await requireCan(context, 'changeLook')
  const { status, ...answer } = await saveLook(context, form)
  return data({ about: 'look' as const, ...answer }, { status })
}

/** What everyone sees of an organization and, for who runs the site, how the site looks. */
export default function OrganizationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('settings')
  const { id, organization, look } = loaderData
  const [changed, setChanged] = useState<string[]>([])
  const change = (about: string) => () => setChanged((before) => (before.includes(about) ? before : [...before, about]))
  useEffect(() => {
    if (actionData?.isSaved) setChanged((before) => before.filter((about) => about !== actionData.about))
  }, [actionData])
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/instellingen' }]} here={t('organization.title')} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-h1">{t('organization.title')}</h1>
        <ButtonLink to={`/organizations/${id}`} look="outline" size="md" className="min-h-11 md:ml-auto">
          {t('organization.page')}
        </ButtonLink>
      </div>
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
