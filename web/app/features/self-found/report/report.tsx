import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { checkInput, readInput, save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import type { Command } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { reportSelfFound, updateSelfFound } from '#protocol/features/self-found.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarX2 } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { requirePart } from '../require-self-found.server.ts'
import { readBirthDate, readOpenPeriods, readPlace, readReport } from '../self-found.server.ts'
import type { Route } from './+types/report'
import { type ReportAnswer, ReportForm } from './report-form.tsx'
import { firstRules, stepOf, toStep } from './report-steps.ts'
import { empty, typedIn, valuesOf } from './report-values.ts'
import { readNamedStudents, readStudentOptions } from './student-options.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'self-found', 'pages.report')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { session, isStaff } = await requirePart(context)
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const asked = params.get('id')
  const report = isId(asked) ? await readReport(api, asked) : null
  if (report && !report.can.updateSelfFound) throw redirect('/zelfgevonden')
  const schoolId = session.organization?.id ?? ''
  // From the page of a student one comes with that student.
  const [named] = isStaff && !report ? await readNamedStudents(api, schoolId, params) : []
  const studentId = report?.studentId ?? (isStaff ? (named?.value ?? '') : session.user.id)
  const [periods, birthDate, students] = await Promise.all([
    report ? [] : readOpenPeriods(api),
    studentId ? readBirthDate(api, studentId) : null,
    isStaff && !report ? readStudentOptions(api, schoolId) : [],
  ])
  const place = isStaff || report ? null : await readPlace(api, session.user.id, periods)
  return { report, periods, birthDate, students, named: named ?? null, place, isStaff }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { isStaff } = await requirePart(context)
  const api = context.get(apiContext)
  const form = await request.formData()
  const values = typedIn(form)
  const asked = new URL(request.url).searchParams.get('id')
  const id = isId(asked) ? asked : ''
  const command: Command = id ? updateSelfFound : reportSelfFound
  const answer = (given: Omit<ReportAnswer, 'values'>, status: number) =>
    data<ReportAnswer>({ values, ...given }, status)
  // Without scripts a step is a page of its own.
  const step = form.get(toStep)
  if (step !== null) {
    const wrong = step === '2' ? checkInput(firstRules, readInput(firstRules, form)) : []
    return answer({ errors: wrong, step: step === '2' && wrong.length === 0 ? 2 : 1 }, wrong.length > 0 ? 422 : 200)
  }
  const input = readInput(command.input, form)
  const wrong = checkInput(command.input, input, command.partial)
  if (!id && isStaff && !input.studentId) wrong.push({ field: 'studentId', code: 'required' })
  if (wrong.length > 0) return answer({ errors: wrong, step: stepOf(wrong) }, 422)
  const saved = await save(async () => {
    await api.run(command, id, input)
    return redirect(
      '/zelfgevonden',
      withToast({ title: `self-found.saved.${isStaff ? 'staff' : id ? 'again' : 'sent'}` }),
    )
  }, command.input)
  const { errors } = saved.data
  return answer({ errors, step: stepOf(errors) }, saved.init?.status ?? 200)
}

/** Tells the school about a place that is not in the stagebank. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { report, periods, birthDate, students, named, place, isStaff } = loaderData
  const t = useT('self-found')
  const { session } = useRoot()
  const title = t(report ? 'form.edit' : isStaff ? 'form.titleStaff' : 'form.title')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/zelfgevonden' }]} here={title} />
      <h1 className="mt-3 text-h1">{title}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t(isStaff ? 'form.leadStaff' : 'form.lead')}</p>
      {report?.state === 'sent_back' ? (
        <div className="mt-5 max-w-[56rem]">
          <Notice>
            {t(isStaff ? 'queue.said' : 'state.sentBackBy')}{' '}
            <span className="whitespace-pre-line">{report.decision}</span>
          </Notice>
        </div>
      ) : null}
      {place ? (
        <div className="mt-5 max-w-[56rem]">
          <Notice tone="info">{t('form.placed', place)}</Notice>
        </div>
      ) : null}
      {report || periods.length > 0 ? (
        <ReportForm
          command={report ? updateSelfFound : reportSelfFound}
          name={`zelfgevonden:${session?.user.id}:${report?.id ?? named?.value ?? 'nieuw'}`}
          values={report ? valuesOf(report) : empty}
          known={report?.knownOrganization ?? null}
          periods={periods}
          birthDate={birthDate}
          students={students}
          named={named}
          isOnBehalf={isStaff && !report}
          who={isStaff ? 'they' : 'you'}
          isAgain={report?.state === 'sent_back'}
          answer={actionData}
        />
      ) : (
        <Card className="mt-6">
          <EmptyState
            icon={CalendarX2}
            title={t(isStaff ? 'noPeriod.titleStaff' : 'noPeriod.title')}
            text={t(isStaff ? 'noPeriod.textStaff' : 'noPeriod.text')}
            action={<ButtonLink to="/stagebank">{t('noPeriod.action')}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  )
}
