import { redirect } from 'react-router'
import { readNamedStudents, readStudentOptions } from '#app/features/self-found/report/student-options.server.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { dismissProposal, proposeVacancy } from '#protocol/features/proposals.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Lightbulb } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Route } from './+types/proposals'
import { GivenProposals, GivenTabs } from './given-proposals.tsx'
import { readPlaceOptions } from './place-options.server.ts'
import { ProposalList } from './proposal-list.tsx'
import { readGivenProposals, readProposals } from './proposals.server.ts'
import { ProposeForm } from './propose-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'proposals', 'title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeProposals')
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const asked = params.get('vacature')
  if (!session.can.proposeVacancies) return { form: null, given: null, proposals: await readProposals(api) }
  const schoolId = hereOf(session).id
  const named = await readNamedStudents(api, schoolId, params)
  if (!isId(asked) && named.length === 0) {
    const page = Number(params.get('page'))
    const given = await readGivenProposals(
      api,
      Number.isSafeInteger(page) && page > 0 ? page : 1,
      params.get('van') === 'mij',
    )
    return { form: null, given, proposals: [] }
  }
  const [vacancy, places, students] = await Promise.all([
    isId(asked) ? api.find(vacancies, asked, { include: ['organization'] }) : null,
    isId(asked) ? [] : readPlaceOptions(api),
    readStudentOptions(api, schoolId),
  ])
  const place = vacancy && { id: vacancy.id, title: vacancy.title, host: String(vacancy.organization?.name ?? '') }
  return { form: { place, places, named, students }, given: null, proposals: [] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const dismissed = form.get('dismiss')
  if (isId(dismissed)) {
    await api.run(dismissProposal, dismissed)
    const back = ownPath(form.get('back')) ?? '/voorstellen'
    return redirect(back, withToast({ title: 'proposals.dismissed', color: 'info' }))
  }
  return submit(request, proposeVacancy, async (input) => {
    const { proposed } = await api.run(proposeVacancy, '', input)
    const title = proposed === 0 ? 'known' : proposed === 1 ? 'one' : 'many'
    const toast = { title: `proposals.made.${title}`, params: { count: proposed } }
    const [studentId, ...others] = input.studentIds
    // Whoever came from the page of a student goes back there.
    const isFromStudent = new URL(request.url).searchParams.has('leerling') && others.length === 0
    const to = isFromStudent ? `/users/${studentId}` : `/stagebank/${input.vacancyId}`
    return redirect(to, withToast({ ...toast, color: proposed > 0 ? 'success' : 'info' }))
  })
}

/** For staff the form of one vacancy or of some students, or what became of what was proposed; for a student what is still open. */
export default function Proposals({ loaderData, actionData }: Route.ComponentProps) {
  const { form, given, proposals } = loaderData
  const t = useT('proposals')
  if (form) return <ProposeForm form={form} answer={actionData} />
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('title')}</h1>
      {given && (given.rows.length > 0 || given.isMine) ? <GivenTabs isMine={given.isMine} /> : null}
      <div className="mt-6 max-w-[52rem]">
        {given && given.rows.length > 0 ? (
          <GivenProposals given={given} />
        ) : proposals.length > 0 ? (
          <ProposalList proposals={proposals} back="/voorstellen" />
        ) : (
          <Card>
            <EmptyState
              icon={Lightbulb}
              title={t('none.title')}
              text={t(given ? 'none.staff' : 'none.student')}
              action={<ButtonLink to="/stagebank">{t('none.action')}</ButtonLink>}
            />
          </Card>
        )}
      </div>
    </div>
  )
}
