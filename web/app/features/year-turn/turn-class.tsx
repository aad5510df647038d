import { data, redirect } from 'react-router'
import { mentorsOf } from '#app/features/mentorships/mentor-choices.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { classStudents, fates, planClass, planStudents } from '#protocol/features/year-turn.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import type { Route } from './+types/turn-class'
import { ClassForm } from './class-form.tsx'
import { ClassStudents } from './class-students.tsx'
import { findTurn, readPlan } from './year-turn.data.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'year-turn', 'class.title', { name: loaderData?.found.name ?? '' })

const MENTORS = 500

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'turnYear'))
  const api = context.get(apiContext)
  const { turn } = await findTurn(api, school.id)
  if (turn?.status !== 'draft') throw redirect('/nieuw-schooljaar')
  const [plan, { students }, mentors] = await Promise.all([
    readPlan(api, turn.id),
    api.tell(classStudents, { filter: { turnIdEq: turn.id, groupIdEq: params.id } }),
    mentorsOf(api, school.id, { most: MENTORS }),
  ])
  const found = plan.classes.find(({ id }) => id === params.id)
  if (!found) throw data(null, { status: 404 })
  return {
    turn: { id: turn.id, updatedAt: turn.updatedAt },
    found,
    year: plan.year.name,
    next: plan.next.name,
    names: plan.targets.map(({ name }) => name),
    students,
    mentors: mentors.choices,
    ticked: new URL(request.url).searchParams.get('leerling'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await requireCan(context, 'turnYear')
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const turnId = text('turnId')
  if (text('do') === 'students') {
    const studentIds = form.getAll('studentIds').map(String).filter(Boolean)
    const fate = fates.find((each) => each === text('fate')) ?? null
    return save(async () => {
      await api.run(planStudents, turnId, { studentIds, fate, target: text('target') || null })
      return redirect(`/nieuw-schooljaar/klas/${params.id}`, withToast({ title: 'year-turn.class.saved' }))
    }, planStudents.input)
  }
  const mentor = text('mentor')
  const choice = mentor === 'along' || mentor === 'none' ? mentor : 'other'
  return save(async () => {
    try {
      await api.run(
        planClass,
        turnId,
        {
          groupId: params.id,
          fate: text('fate') === 'leaves' ? 'leaves' : 'moves',
          target: text('target') || null,
          mentor: choice,
          mentorId: choice === 'other' ? mentor : null,
        },
        { since: text('since') },
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error
      return redirect(
        `/nieuw-schooljaar/klas/${params.id}`,
        withToast({ title: 'year-turn.changed', color: 'warning' }),
      )
    }
    return redirect('/nieuw-schooljaar', withToast({ title: 'year-turn.class.saved' }))
  }, planClass.input)
}

/** One class: where it goes, who is its mentor then, and which of its students go another way. */
export default function TurnClass({ loaderData, actionData }: Route.ComponentProps) {
  const { turn, found, year, next, names, students, mentors, ticked } = loaderData
  const t = useT('year-turn')
  const errors = actionData?.errors ?? []
  const ofStudents = errors.some(({ field }) => field === 'studentIds')
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('menu.yearTurn'), to: '/nieuw-schooljaar' }]} here={found.name} />
      <h1 className="mt-3 text-h1">{t('class.title', { name: `${found.name} (${year})` })}</h1>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card title={t('class.whole')} className="pb-0 md:pb-0">
          <ClassForm
            turn={turn}
            found={found}
            mentors={mentors}
            names={names}
            next={next}
            errors={ofStudents ? [] : errors}
          />
        </Card>
        <Card title={t('class.students', { count: students.length })}>
          <ClassStudents {...{ turn, students, names, next, ticked }} errors={ofStudents ? errors : []} />
        </Card>
      </div>
    </div>
  )
}
