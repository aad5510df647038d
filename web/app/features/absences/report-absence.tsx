import { useEffect, useState } from 'react'
import { data, type RouterContextProvider, redirect, useNavigate, useSearchParams } from 'react-router'
import { ClockNote } from '#app/features/unsent/clock-note.tsx'
import { onSent, useOutbox } from '#app/features/unsent/outbox.ts'
import { useUnsentForm } from '#app/features/unsent/use-unsent-form.ts'
import { apiContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, type FormError, readChecked, save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { requireRowCan } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { showToast } from '#lib/toasts.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { absenceKinds, reportAbsence } from '#protocol/features/absences.ts'
import { internships } from '#protocol/features/internships.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import type { Route } from './+types/report-absence'
import { keptAbsence, readAbsence } from './kept-absence.ts'
import { daysOfChoice, isWhen, whenChoices } from './when-choices.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'absences', 'report.page')

async function readRow(context: Readonly<RouterContextProvider>, id: string) {
  if (!isId(id)) throw data(null, { status: 404 })
  return context.get(apiContext).find(internships, id, { include: ['student', 'organization', 'internshipPeriod'] })
}
const hostOf = ({ organization, organizationName, title }: Awaited<ReturnType<typeof readRow>>) =>
  organization?.name ?? organizationName ?? title

export async function loader({ params, context }: Route.LoaderArgs) {
  const { user } = await requireSession(context)
  const row = await readRow(context, params.id)
  if (!row.can.reportAbsence) throw redirect(`/internships/${row.id}`)
  requireRowCan(row, 'reportAbsence')
  const { startDate, endDate } = row
  return {
    id: row.id,
    isOwn: row.student?.id === user.id,
    isVolunteer: !row.internshipPeriod,
    student: personName(row.student) || row.studentName,
    host: hostOf(row),
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    firstDay: startDate && startDate > today() ? startDate : today(),
    choices: whenChoices({ startDate, endDate }, today()),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireSession(context)
  const row = await readRow(context, params.id)
  const form = await request.formData()
  const when = form.get('when')
  const chosen = isWhen(when) ? daysOfChoice(when, today()) : null
  if (chosen) {
    form.set('firstDay', chosen.firstDay)
    form.set('lastDay', chosen.lastDay)
  }
  // What stands in a field that is not shown is not meant: whoever is ill writes nothing down.
  if (form.get('kind') === 'sick') form.set('note', '')
  const { input, wrong } = readChecked(reportAbsence.input, form, false)
  const answer = wrong
    ? data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
    : await save(async () => {
        await context.get(apiContext).run(reportAbsence, row.id, input)
        const title = `absences.done.${row.internshipPeriod ? 'reported' : 'reportedVolunteer'}`
        return redirect(`/internships/${row.id}`, withToast({ title, params: { host: hostOf(row) } }))
      }, reportAbsence.input)
  // Who chose today sees no field for the first day.
  const place = (error: FormError) =>
    chosen && (error.field === 'firstDay' || error.field === 'lastDay') ? { ...error, field: 'when' } : error
  return data<FormAnswer>({ ...answer.data, errors: answer.data.errors.map(place) }, answer.init ?? undefined)
}

/** As short as it can be: it is filled in on a phone, in bed. */
export default function ReportAbsence({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isOwn, isVolunteer, student, host, startDate, endDate, firstDay, choices } = loaderData
  const t = useT('absences')
  const whose = isOwn ? '' : 'For'
  const back = `/internships/${id}`
  const navigate = useNavigate()
  const [isKept, setIsKept] = useState(false)
  const [query] = useSearchParams()
  const mended = useOutbox().waiting.find((each) => each.kind === 'absence' && each.id === query.get('wacht'))
  const kept = mended && keptAbsence(mended)
  const unsent = useUnsentForm({
    isOn: isOwn,
    mended,
    read: (form) => readAbsence({ id, host }, form),
    onSent: () => {
      showToast({ title: t(`done.${isVolunteer ? 'reportedVolunteer' : 'reported'}`, { host }), color: 'success' })
      void navigate(back)
    },
    onWaits: () => setIsKept(true),
  })
  const labels = {
    kind: t('report.kind'),
    when: t('report.when'),
    firstDay: t('report.firstDay'),
    lastDay: t('report.lastDay'),
    note: t('report.note'),
  }
  const bounds = { ...(startDate ? { min: startDate } : {}), ...(endDate ? { max: endDate } : {}) }
  const hasChoice = choices.length > 1
  if (isKept) return <KeptAbsence host={host} onSent={() => void navigate(back)} />
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: isOwn ? host : student, to: back }]} here={t('report.page')} />
      <h1 className="mt-3 text-h1 break-words">{isOwn ? t('report.own') : t('report.for', { student })}</h1>
      <p className="mt-2 text-ui text-muted">
        {t(isVolunteer ? 'report.leadVolunteer' : 'report.lead', { host })} {t(`report.privacy${whose}`)}
      </p>
      <Card className="mt-5 max-w-[40rem] pb-0 md:pb-0">
        <CommandForm
          command={reportAbsence}
          key={mended?.id}
          errors={unsent.errors ?? mended?.refused ?? actionData?.errors}
          labels={labels}
          onSubmit={unsent.onSubmit}
          className="group/absence grid gap-6"
        >
          <RadioGroup
            name="kind"
            label={labels.kind}
            columns={2}
            {...(kept ? { defaultValue: kept.kind } : {})}
            options={absenceKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <div className="hidden group-has-[[name=kind][value=other]:checked]/absence:block">
            <Field
              name="note"
              label={labels.note}
              hint={t(`report.noteHint${whose}`)}
              isOptional={false}
              defaultValue={kept?.note ?? ''}
            />
          </div>
          {hasChoice ? (
            <RadioGroup
              name="when"
              label={labels.when}
              columns={2}
              defaultValue={kept ? 'days' : choices[0]}
              options={choices.map((value) => ({
                value,
                label: t(`report.choices.${value}`),
                ...(value === 'open' ? { hint: t('report.choices.openHint') } : {}),
              }))}
            />
          ) : (
            <input type="hidden" name="when" value="days" />
          )}
          <div
            className={`gap-6 sm:grid-cols-2 ${hasChoice ? 'hidden group-has-[[name=when][value=days]:checked]/absence:grid' : 'grid'}`}
          >
            <DateField name="firstDay" label={labels.firstDay} {...bounds} defaultValue={kept?.firstDay ?? firstDay} />
            <DateField
              name="lastDay"
              label={labels.lastDay}
              {...bounds}
              hint={t('report.lastDayHint')}
              defaultValue={kept?.lastDay ?? ''}
            />
          </div>
          {isOwn ? <ClockNote /> : null}
          <FormFooter cancelTo={back} save={t('report.submit')} isWorking={unsent.isBusy} />
        </CommandForm>
      </Card>
    </div>
  )
}

/** Nobody knows it yet, and that is said: whoever must know today calls. */
function KeptAbsence({ host, onSent: goOn }: { host: string; onSent(): void }) {
  const t = useT('absences')
  useEffect(() => onSent(goOn), [goOn])
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('kept.title')}</h1>
      <p className="mt-2 max-w-[40rem] text-ui text-ink2">{t('kept.text', { host })}</p>
    </div>
  )
}
