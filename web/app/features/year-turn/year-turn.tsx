import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useFollow } from '#lib/use-follow.ts'
import { ApiError } from '#protocol/client.ts'
import { beginYearTurn, fates, planStudents, runYearTurn, undoYearTurn } from '#protocol/features/year-turn.ts'
import type { Route } from './+types/year-turn'
import { BeginTurn } from './begin-turn.tsx'
import { PlanView } from './plan-view.tsx'
import { TurnBusy } from './turn-busy.tsx'
import { TurnDone } from './turn-done.tsx'
import { countClasses, findTurn, readPlan } from './year-turn.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'year-turn', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'turnYear'))
  const api = context.get(apiContext)
  const { year, next, turn } = await findTurn(api, school.id)
  if (!turn)
    return { view: 'begin' as const, year, next, classes: year ? await countClasses(api, school.id, year.id) : 0 }
  if (turn.status === 'running' || turn.status === 'undoing') return { view: 'busy' as const, turn }
  const plan = await readPlan(api, turn.id)
  if (turn.status === 'done') return { view: 'done' as const, turn, plan }
  return { view: 'plan' as const, turn, plan, isWhole: new URL(request.url).searchParams.get('klassen') === 'alle' }
}

const here = '/nieuw-schooljaar'

/** Each button says what it wants; the plan is with the server, so a reload loses nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const school = hereOf(await requireCan(context, 'turnYear'))
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const turnId = text('turnId')
  switch (text('do')) {
    case 'begin':
      return save(() => api.run(beginYearTurn, '', { schoolId: school.id, schoolYearId: text('schoolYearId') }))
    case 'student':
      return save(() =>
        api.run(planStudents, turnId, {
          studentIds: [text('studentId')],
          fate: fates.find((each) => each === text('fate')) ?? null,
        }),
      )
    case 'later':
      return redirect('/groups', withToast({ title: 'year-turn.later.done', message: 'year-turn.later.why' }))
    case 'run':
      return save(async () => {
        try {
          await api.run(runYearTurn, turnId, {}, { since: text('since') })
          // Led there and not just shown, so that one begins at its top: the button was far below.
          return redirect(here)
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 412) throw error
          return redirect(here, withToast({ title: 'year-turn.changed', color: 'warning' }))
        }
      })
    case 'undo':
      return save(async () => {
        await api.run(undoYearTurn, turnId)
        return redirect(here)
      })
    default:
      throw data(null, { status: 400 })
  }
}

/** A school goes on to the next school year: begun, planned, under way, or done. */
export default function YearTurn({ loaderData, actionData }: Route.ComponentProps) {
  useFollow(loaderData.view === 'busy')
  const errors = actionData?.errors ?? []
  switch (loaderData.view) {
    case 'begin':
      return <BeginTurn {...loaderData} errors={errors} />
    case 'busy':
      return <TurnBusy turn={loaderData.turn} />
    case 'done':
      return <TurnDone {...loaderData} errors={errors} />
    default:
      return <PlanView {...loaderData} errors={errors} />
  }
}
