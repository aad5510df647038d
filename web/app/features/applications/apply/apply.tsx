import { data, Link, redirect } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { checkInput, errorsOf, type FormError, readInput } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { apply } from '#protocol/features/applications.ts'
import { users } from '#protocol/features/users.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ArrowLeft } from '#ui/icons.tsx'
import type { Route } from './+types/apply'
import { applyAs } from './apply-as.ts'
import { ApplyForStudent } from './apply-for-student.tsx'
import { motivationRule } from './apply-form.tsx'
import { ApplyPanel } from './apply-panel.tsx'
import { applyState } from './apply-state.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'applications', 'apply.open.title')

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const who = applyAs(session)
  const [row, state, students] = await Promise.all([
    api.find(vacancies, params.id, { include: ['organization'] }).catch((error) => {
      // Gone since the form was opened: its own page tells so, and what is like it.
      if (error instanceof ApiError && error.status === 404) throw redirect(`/stagebank/${params.id}`)
      throw error
    }),
    applyState(api, params.id, session.user.id),
    who === 'staff'
      ? api.list(users, {
          filter: {
            withRole: 'student',
            organizationIdEq: session.organization?.id ?? '',
            statusIn: ['active', 'invited'],
          },
          fields: { users: ['firstName', 'infix', 'lastName'] },
          page: { size: 50 },
        })
      : [],
  ])
  const { id, title, status, weekdays, isDirect, placesLeft, minimumAge, maximumAge, startDate } = row
  return {
    who,
    today: today(),
    vacancy: { id, title, status, weekdays, isDirect, placesLeft, minimumAge, maximumAge, startDate },
    host: String(row.organization?.name ?? ''),
    state,
    /** For as long as there are no scripts to search with. */
    students: students.map((person) => ({ value: person.id, label: personName(person) })),
  }
}

/** What is told afterwards: to the student, or to who applied for one. */
function sentWords(status: string, form: FormData): string {
  const words = form.has('forSomebody')
    ? { accepted: 'forStudentAccepted', waiting: 'forStudentWaiting', sent: 'forStudent' }
    : { accepted: 'accepted', waiting: 'waiting', sent: 'sent' }
  return `applications.sent.${words[status === 'accepted' || status === 'waiting' ? status : 'sent']}`
}

type Answer = { errors: FormError[]; typed: Record<string, string[]> }

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireSession(context)
  const form = await request.formData()
  const { flags } = context.get(pageContext).site
  const rules = flags.motivationField ? { ...apply.input, motivation: motivationRule } : apply.input
  form.set('vacancyId', params.id)
  const input = readInput(rules, form)
  const wrong = checkInput(rules, input)
  if (form.has('forSomebody') && !input.studentId) wrong.push({ field: 'studentId', code: 'required' })
  if (form.has('isDirect') && form.getAll('sure').at(-1) !== 'true') wrong.push({ field: 'sure', code: 'required' })
  const typed = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]))
  if (wrong.length > 0) return data<Answer>({ errors: wrong, typed }, 422)
  try {
    const { id, status, studentName } = await context.get(apiContext).run(apply, '', input)
    return redirect(`/aanmeldingen/${id}`, withToast({ title: sentWords(status, form), params: { name: studentName } }))
  } catch (error) {
    const { status, errors } = errorsOf(error, apply.input)
    if (errors.some(({ code }) => code === 'application.vacancyGone')) {
      const told = withToast({ title: 'applications.apply.gone.title', color: 'info' })
      return redirect(`/stagebank/${params.id}`, told)
    }
    return data<Answer>({ errors, typed }, status)
  }
}

/** The same panel as beside the vacancy, for a form that came back; and where staff applies for a student. */
export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('applications')
  const { who, vacancy, host, state, students } = loaderData
  const path = `/stagebank/${vacancy.id}`
  return (
    <div className="wrap max-w-[42rem] py-4 md:py-8">
      <Link
        to={path}
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('apply.back')}
      </Link>
      <h1 className="mt-1 text-h1 break-words">{vacancy.title}</h1>
      <p className="text-lead text-ink2">{host}</p>
      <div className="mt-6">
        {who === 'staff' ? (
          <ApplyForStudent
            vacancy={vacancy}
            students={students}
            errors={actionData?.errors}
            typed={actionData?.typed}
          />
        ) : who === 'nobody' ? (
          <>
            <p className="text-ui text-ink2">{t('apply.nobody')}</p>
            <ButtonLink to={path} look="outline" className="mt-4">
              {t('apply.back')}
            </ButtonLink>
          </>
        ) : (
          <ApplyPanel
            vacancy={vacancy}
            host={host}
            state={state}
            today={loaderData.today}
            path={path}
            errors={actionData?.errors}
            typed={actionData?.typed}
          />
        )}
      </div>
    </div>
  )
}
