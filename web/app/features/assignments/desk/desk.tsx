import { data, Link } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { namedTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { chipClass } from '#ui/chip.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ClipboardCheck } from '#ui/icons.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { Pager } from '#ui/pager.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { useQueueKeys } from '#ui/use-queue-keys.ts'
import { AssignmentText } from '../show/assignment-text.tsx'
import { workMark, workWord } from '../show/work-mark.ts'
import type { Route } from './+types/desk'
import { type Desk, readDesk, type View, views } from './desk.data.ts'
import { runDesk } from './desk-actions.server.ts'
import { DeskHead } from './desk-head.tsx'
import { WorkPane } from './work-pane.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedTitle(matches, loaderData?.assignment.title ?? '')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepAssignments')
  if (!isId(params.id)) throw data(null, { status: 404 })
  return readDesk(apiOf(context, session), params.id, new URL(request.url).searchParams)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const session = await requireCan(context, 'keepAssignments')
  return runDesk(apiOf(context, session), request, params.id)
}

const words: Record<View, 'toReview' | 'late' | 'missing'> = {
  nakijken: 'toReview',
  'te-laat': 'late',
  ontbreekt: 'missing',
}

/** The work of a class: who is in the list, the work of one of them, and the answer beside it. */
export default function DeskPage({ loaderData: desk, actionData }: Route.ComponentProps) {
  const t = useT('assignments')
  const tq = useT('queue')
  const keys = useQueueKeys()
  const { assignment, rows, current, view } = desk
  const path = `/opdrachten/beheer/${assignment.id}`
  const to = (query: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...(view ? { toon: view } : {}), ...query })}`
  const isOfWork = actionData && actionData.id === current?.id
  const problems = actionData && !isOfWork ? actionData.errors : []
  return (
    <div className="wrap-wide py-6 md:py-8">
      <DeskHead of={desk} />
      {problems.length > 0 ? (
        <div className="mt-4">
          <FormProblems errors={problems} answer={problems} />
        </div>
      ) : null}
      {assignment.status === 'draft' ? (
        <Card title={t('desk.instructions')} className="mt-5 max-w-[52rem]">
          <AssignmentText {...assignment} />
          <p className="mt-4 text-ui text-muted">{t('desk.noneWhy')}</p>
        </Card>
      ) : (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className="grid gap-3">
            <Views of={desk} path={path} />
            {rows.length > 0 ? (
              <QueueList
                label={t('desk.students')}
                currentId={current?.id}
                cases={rows.map((row) => ({
                  id: row.id,
                  to: to({ werk: row.id }),
                  picture: <Avatar name={row.name} className="size-9 text-sm" />,
                  name: row.name,
                  text: t(`work.${workWord(row)}`),
                  aside: <StatusMark status={workMark(row)} className="size-5" />,
                }))}
              >
                <div className="mt-3 grid gap-3">
                  <Pager page={desk.page} last={desk.last} to={(number) => to({ pagina: String(number) })} />
                  <KeyHints keys={keys} say={(answer) => tq(`keys.${answer}`)} />
                </div>
              </QueueList>
            ) : null}
          </div>
          {current ? (
            <WorkPane
              key={`${current.id} ${current.status}`}
              work={current}
              assignment={assignment}
              next={nextAfter(rows, current.id)}
              answer={isOfWork ? actionData : undefined}
            />
          ) : (
            <Card>
              <EmptyState
                icon={ClipboardCheck}
                title={t(view ? 'desk.nothing' : 'desk.none')}
                text={t(view === 'nakijken' ? 'desk.nothingWhy' : 'desk.noneWhy')}
              />
            </Card>
          )}
        </div>
      )}
    </div>
  )
}

function Views({ of: { counts, view }, path }: { of: Desk; path: string }) {
  const t = useT('assignments')
  const many = { nakijken: counts?.handedIn, 'te-laat': counts?.late, ontbreekt: counts?.missing }
  const names = Object.keys(views) as View[]
  return (
    <nav aria-label={t('desk.filters')} className="flex flex-wrap gap-2">
      <Link to={path} aria-current={view ? undefined : 'page'} className={chipClass(view ? 'plain' : 'on')}>
        {t('desk.all')} <span className="num">{counts?.all ?? 0}</span>
      </Link>
      {names
        .filter((name) => (many[name] ?? 0) > 0 || name === view)
        .map((name) => (
          <Link
            key={name}
            to={`${path}?toon=${name}`}
            aria-current={name === view ? 'page' : undefined}
            className={chipClass(name === view ? 'on' : 'plain')}
          >
            {t(`desk.${words[name]}`)} <span className="num">{many[name] ?? 0}</span>
          </Link>
        ))}
    </nav>
  )
}
