import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { visitBoard } from '#protocol/features/visits.ts'
import { ListHead } from '#ui/list-head.tsx'
import type { Route } from './+types/plan'
import { CandidateList } from './candidate-list.tsx'
import { DayVisits } from './day-visits.tsx'
import { inOrderOfWay } from './near.ts'
import { NearHint } from './near-hint.tsx'
import { PastHint } from './past-hint.tsx'
import { runPlanAction } from './plan-actions.server.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanMap } from './plan-map.tsx'
import { addressOf, viewOf } from './plan-view.ts'
import { WeekNav, WeekStrip } from './week-strip.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'visits', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'planVisits')
  const view = viewOf(new URL(request.url).searchParams)
  const board = await context.get(apiContext).tell(visitBoard, {
    filter: {
      ...(view.week || view.day ? { week: view.week || view.day } : {}),
      ...(view.day ? { day: view.day } : {}),
      ...(view.mentor ? { mentorId: view.mentor } : {}),
      ...(view.group ? { groupId: view.group } : {}),
      ...(view.isNew ? { unvisited: true } : {}),
      ...(view.internship ? { internshipId: view.internship } : {}),
      page: view.page,
    },
  })
  return { board, view, today: today(), me: session.user.id }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'planVisits')
  return runPlanAction(context, request)
}

/** Whom to visit, where they are and when they are there: one picks a day, a few who are near each other, and a time. */
export default function PlanVisits({ loaderData: { board, view, today: now, me }, actionData }: Route.ComponentProps) {
  const t = useT('visits')
  const navigate = useNavigate()
  const [picked, setPicked] = useState<readonly string[]>(view.internship ? [view.internship] : [])
  // Nobody is seen twice on a day: what was just planned is chosen no more, and is again once it was taken back.
  const chosen = useMemo(() => {
    const seen = new Set(board.visits.flatMap(({ day, internshipId }) => (day === view.day ? internshipId : [])))
    return picked.filter((id) => !seen.has(id))
  }, [picked, board.visits, view.day])
  const round = useMemo(() => {
    const byId = new Map(board.students.map((each) => [each.internshipId, each]))
    return inOrderOfWay(chosen.flatMap((id) => byId.get(id) ?? []))
  }, [chosen, board.students])
  const toggle = (id: string) => setPicked(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const take = (ids: readonly string[], day: string) => {
    setPicked(ids)
    void navigate(addressOf({ ...view, day, week: '', page: 1 }), { preventScrollReset: true })
  }
  return (
    <div className="wrap-wide py-6 md:py-8">
      <ListHead title={t('title')} lead={t('lead')}>
        <WeekNav view={view} monday={board.monday} today={now} />
      </ListHead>
      <WeekStrip board={board} view={view} today={now} />
      {view.day ? <DayVisits visits={board.visits} day={view.day} today={now} /> : null}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-4">
          <PastHint board={board} today={now} />
          <NearHint board={board} view={view} today={now} chosen={chosen} onTake={take} />
          <CandidateList board={board} view={view} today={now} chosen={chosen} last={round.at(-1)} onToggle={toggle} />
        </div>
        <div id="plannen" className="grid min-w-0 scroll-mt-4 gap-5 lg:sticky lg:top-6">
          <PlanCard
            key={view.day}
            round={round}
            view={view}
            board={board}
            me={me}
            today={now}
            errors={actionData?.errors}
          />
          <PlanMap students={board.students} chosen={chosen} onToggle={toggle} />
        </div>
      </div>
    </div>
  )
}
