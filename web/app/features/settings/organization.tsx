import { useEffect, useState } from 'react'
import { apiContext } from '#lib/context.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { whoChanged } from '#lib/last-changed-by.server.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { organizations, updateOrganization } from '#protocol/features/organizations.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/organization'
import { OrganizationForm } from './organization-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'settings', 'organization.title')

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
  return { id, organization: await readOrganization(context, id) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepOrganization')
  const { id } = hereOf(session)
  const api = context.get(apiContext)
  return submit(
    request,
    updateOrganization,
    (input, since) => api.run(updateOrganization, id, input, { since }),
    async () => ({
      ...(await readOrganization(context, id)),
      changedBy: await whoChanged(api, 'organizations', id),
    }),
  )
}

/** What everyone sees of an organization. */
export default function OrganizationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('settings')
  const { id, organization } = loaderData
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    if (actionData?.isSaved) setIsChanged(false)
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
      <OrganizationForm organization={organization} answer={actionData} onChange={() => setIsChanged(true)} />
      <UnsavedGuard isChanged={isChanged} />
    </div>
  )
}
