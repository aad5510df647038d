import { Lightbulb } from 'lucide-react'
import { data, redirect } from 'react-router'
import { isId } from '../../../../protocol/src/fields.ts'
import { dismissProposal, proposeVacancy } from '../../../../protocol/src/proposals.ts'
import { vacancies } from '../../../../protocol/src/vacancies.ts'
import { apiContext } from '../../lib/context.ts'
import { withToast } from '../../lib/flash.ts'
import { type FormAnswer, submit } from '../../lib/form.ts'
import { useT } from '../../lib/i18n.tsx'
import { ownPath } from '../../lib/own-path.ts'
import { requireSession } from '../../lib/session.server.ts'
import { pageTitle } from '../../lib/title.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { readStudentOptions } from '../self-found/student-options.server.ts'
import type { Route } from './+types/proposals'
import { ProposalList } from './proposal-list.tsx'
import { readProposals } from './proposals.server.ts'
import { ProposeForm } from './propose-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Voorgestelde stages', en: 'Proposed internships' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { organization, roles } = await requireSession(context, request)
  const api = context.get(apiContext)
  const here = roles.filter(({ resourceId }) => resourceId === organization?.id).map(({ name }) => name)
  if (organization?.type !== 'School') throw data(null, { status: 403 })
  const asked = new URL(request.url).searchParams.get('vacature')
  const isStaff = here.includes('admin') || here.includes('mentor')
  if (!isStaff) return { vacancy: null, isStaff, proposals: await readProposals(api) }
  if (!isId(asked)) return { vacancy: null, isStaff, proposals: [] }
  const [{ id, title, organization: host }, students] = await Promise.all([
    api.find(vacancies, asked, { include: ['organization'] }),
    readStudentOptions(api, organization.id),
  ])
  return { vacancy: { id, title, host: String(host?.name ?? ''), students }, isStaff, proposals: [] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const dismissed = form.get('dismiss')
  if (isId(dismissed)) {
    await api.run(dismissProposal, dismissed)
    const back = ownPath(form.get('terug')) ?? '/voorstellen'
    return redirect(back, withToast({ title: 'proposals.dismissed', color: 'info' }))
  }
  return submit(request, proposeVacancy, async (input) => {
    const { proposed } = (await api.run(proposeVacancy, '', input)) as { proposed: number }
    const title = proposed === 0 ? 'known' : proposed === 1 ? 'one' : 'many'
    const toast = { title: `proposals.made.${title}`, params: { count: proposed } }
    return redirect(`/stagebank/${input.vacancyId}`, withToast({ ...toast, color: proposed > 0 ? 'success' : 'info' }))
  })
}

/** For staff the form of one vacancy; for a student what was proposed. */
export default function Proposals({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, isStaff, proposals } = loaderData
  const t = useT('proposals')
  if (vacancy) return <ProposeForm vacancy={vacancy} answer={actionData as FormAnswer | undefined} />
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('title')}</h1>
      <div className="mt-6 max-w-[52rem]">
        {proposals.length > 0 ? (
          <ProposalList proposals={proposals} back="/voorstellen" />
        ) : (
          <Card>
            <EmptyState
              icon={Lightbulb}
              title={t('none.title')}
              text={t(isStaff ? 'none.staff' : 'none.student')}
              action={<ButtonLink to="/stagebank">{t('none.action')}</ButtonLink>}
            />
          </Card>
        )}
      </div>
    </div>
  )
}
