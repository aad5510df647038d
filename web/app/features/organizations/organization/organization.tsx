import { data, Form, redirect } from 'react-router'
import { RecentActionsOf } from '#app/features/activities/recent-actions-of.tsx'
import { VacancyPlace } from '#app/features/stagebank/vacancy/vacancy-place.tsx'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { headWords, namedTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { acceptJoinRequest, declineJoinRequest } from '#protocol/features/joining.ts'
import { archiveOrganization, reconsiderOrganization, restoreOrganization } from '#protocol/features/organizations.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Pencil, RotateCcw } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { OrganizationLogo, OrganizationStatusPill } from '../organization-name.tsx'
import { isClosing } from '../organizations-actions.server.ts'
import type { Route } from './+types/organization'
import { ArchiveCard } from './archive-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { JoinRequests } from './join-requests.tsx'
import { readOrganization } from './organization.server.ts'
import { InternshipList, PeopleList, VacancyList } from './related-lists.tsx'
import { WorksElsewhere } from './works-elsewhere.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedTitle(matches, loaderData?.organization.name || headWords(matches, 'organizations', 'pages.organization'))

export async function loader({ params, context }: Route.LoaderArgs) {
  return readOrganization(context.get(apiContext), params.id)
}

/** One button each; which one was pressed says what happens. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const reason = String(form.get('reason') ?? '').trim()
  const requestId = String(form.get('request') ?? '')
  const acts: Record<string, () => Promise<unknown>> = {
    archive: () => api.run(archiveOrganization, params.id, reason ? { reason } : {}),
    restore: () => api.run(restoreOrganization, params.id),
    reconsider: () => api.run(reconsiderOrganization, params.id),
    accept: () => api.run(acceptJoinRequest, requestId),
    decline: () => api.run(declineJoinRequest, requestId, { reason }),
  }
  const name = String(form.get('act'))
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act) throw data(null, { status: 400 })
  const tell = (what: string) =>
    redirect(`/organizations/${params.id}`, withToast({ title: `organizations.acts.${what}` }))
  try {
    await act()
    // Where students still are it does not go to the archive yet.
    if (name === 'archive' && (await isClosing(api, params.id))) return tell('closing')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, errors } = errorsOf(error, {})
    return data<{ act: string; request: string; errors: FormError[] }>(
      { act: name, request: requestId, errors },
      status,
    )
  }
  return tell(name)
}

export default function Organization({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, vacancies, internships, internshipCount, people, joining } = loaderData
  const t = useT('organizations')
  const { id, name, type, status, can, sector, latitude, longitude } = organization
  const isKeeper = can.updateOrganization === true
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/organizations' }]} here={name} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-4">
        <OrganizationLogo type={type} logoId={organization.logoId} isLarge className="size-18 md:size-22" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-h1 break-words">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui text-muted">
            {[t(`filters.type.${type}`), organization.city].filter(Boolean).join(', ')}
            {status !== 'approved' || isKeeper ? <OrganizationStatusPill status={status} /> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {can.approveOrganization ? (
            <ButtonLink to={`/organizations/approve?id=${id}`}>{t('actions.decide')}</ButtonLink>
          ) : null}
          {status === 'denied' && can.reconsiderOrganization ? (
            <ActButton act="reconsider">{t('actions.reconsiderOrganization')}</ActButton>
          ) : null}
          {can.restoreOrganization ? (
            <ActButton act="restore">
              {t(status === 'closing' ? 'actions.keepOrganization' : 'actions.restoreOrganization')}
            </ActButton>
          ) : null}
          {isKeeper ? (
            <ButtonLink to={`/organizations/${id}/edit`} look="outline">
              <Pencil className="size-4.5" />
              {t('actions.edit')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {isKeeper ? null : <WorksElsewhere id={id} name={name} />}
      {status === 'closing' && isKeeper ? (
        <div className="mt-5 max-w-[68ch]">
          <Notice>
            <p className="font-semibold">{t('closing.title')}</p>
            <p>{t('closing.text')}</p>
          </Notice>
        </div>
      ) : null}
      {organization.statusReason && isKeeper ? (
        <p className="mt-5 max-w-[68ch] rounded-tile bg-sunken px-4 py-3 text-ui text-ink2">
          {t('show.reason', { reason: organization.statusReason })}
        </p>
      ) : null}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-8">
          {joining.length > 0 ? <JoinRequests requests={joining} answer={actionData} /> : null}
          <section>
            <h2 className="text-h2">{t('show.about')}</h2>
            <p className="mt-3 max-w-[68ch] text-pretty whitespace-pre-line text-ink2">
              {organization.description || t('show.noDescription')}
            </p>
          </section>
          <VacancyList vacancies={vacancies} isClosing={organization.status === 'closing'} />
          {internships.length > 0 || isKeeper ? (
            <InternshipList internships={internships} count={internshipCount} />
          ) : null}
          {isKeeper ? <PeopleList people={people} organizationId={id} /> : null}
          {latitude !== null && longitude !== null ? (
            <VacancyPlace marker={{ id, label: name, sector, latitude, longitude }} city={organization.city || null} />
          ) : null}
        </div>
        <aside className="min-w-0 space-y-6" aria-label={t('show.aside')}>
          <FactsCard organization={organization} />
          {can.archiveOrganization ? (
            <ArchiveCard errors={actionData?.act === 'archive' ? actionData.errors : undefined} />
          ) : null}
          {/* Last, because it comes later than the page and would move what is below it. */}
          {isKeeper ? <RecentActionsOf type="organizations" id={id} /> : null}
        </aside>
      </div>
    </div>
  )
}

function ActButton({ act, children }: { act: string; children: string }) {
  return (
    <Form method="post">
      <Button type="submit" name="act" value={act} look="outline">
        <RotateCcw className="size-4.5" />
        {children}
      </Button>
    </Form>
  )
}
