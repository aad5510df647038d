import { Link, redirect } from 'react-router'
import { readStudentOptions } from '#app/features/self-found/report/student-options.server.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { dismissProposal, proposeVacancy } from '#protocol/features/proposals.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { Lightbulb } from '#ui/icons.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import type { Option } from '#ui/select-field.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { Route } from './+types/proposals'
import { GivenProposals, GivenTabs } from './given-proposals.tsx'
import { ProposalList } from './proposal-list.tsx'
import { readGivenProposals, readProposals } from './proposals.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'proposals', 'title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeProposals')
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const asked = params.get('vacature')
  if (!session.can.proposeVacancies) return { vacancy: null, given: null, proposals: await readProposals(api) }
  if (!isId(asked)) {
    const page = Number(params.get('page'))
    const given = await readGivenProposals(
      api,
      Number.isSafeInteger(page) && page > 0 ? page : 1,
      params.get('van') === 'mij',
    )
    return { vacancy: null, given, proposals: [] }
  }
  const [{ id, title, organization: host }, students] = await Promise.all([
    api.find(vacancies, asked, { include: ['organization'] }),
    readStudentOptions(api, hereOf(session).id),
  ])
  return { vacancy: { id, title, host: String(host?.name ?? ''), students }, given: null, proposals: [] }
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
    return redirect(`/stagebank/${input.vacancyId}`, withToast({ ...toast, color: proposed > 0 ? 'success' : 'info' }))
  })
}

/** For staff the form of one vacancy, or what became of what was proposed; for a student what is still open. */
export default function Proposals({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, given, proposals } = loaderData
  const t = useT('proposals')
  if (vacancy) return <ProposeForm vacancy={vacancy} answer={actionData} />
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

const loadStudents = optionsFrom('/voorstellen/leerlingen')
type Props = { vacancy: { id: string; title: string; host: string; students: Option[] }; answer?: FormAnswer }

/** "Ik dacht aan jou": one place, a few students, a line of one's own. */
function ProposeForm({ vacancy: { id, title, host, students }, answer }: Props) {
  const t = useT('proposals')
  const labels = { studentIds: t('form.studentIds'), note: t('form.note') }
  const back = `/stagebank/${id}`
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: title, to: back }]} here={t('form.title')} />
      <h1 className="mt-3 text-h1">{t('form.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('form.lead', { title, host })}</p>
      <Link to="/voorstellen" className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink">
        {t('form.earlier')}
      </Link>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={proposeVacancy}
          errors={answer?.errors}
          labels={labels}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <input type="hidden" name="vacancyId" value={id} />
          <MultiCombobox
            name="studentIds"
            label={labels.studentIds}
            hint={t('form.studentHint')}
            load={loadStudents}
            letters={2}
            plainOptions={students}
          />
          <TextArea name="note" label={labels.note} hint={t('form.noteHint')} rows={3} />
          <FormFooter cancelTo={back} save={t('form.send')} />
        </CommandForm>
      </Card>
    </div>
  )
}
