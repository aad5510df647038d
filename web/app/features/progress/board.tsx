import { useMemo, useState } from 'react'
import { Link, redirect, type ShouldRevalidateFunction, useSearchParams } from 'react-router'
import { BulkProgress } from '#app/features/bulk-actions/bulk-progress.tsx'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { useMessageAction } from '#app/features/bulk-messages/start-message.ts'
import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiContext } from '#lib/context.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { progressBoard } from '#protocol/features/progress-board.ts'
import { addDays } from '#protocol/shared/days.ts'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import {
  CalendarClock,
  CalendarRange,
  CheckCheck,
  ChevronDown,
  ChevronRight,
  CircleHelp,
  FileText,
  RotateCcw,
  Undo2,
  UsersRound,
} from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { Popover } from '#ui/popover.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { BulkBar } from '#ui/table/bulk-bar.tsx'
import { useSelection } from '#ui/table/use-selection.ts'
import type { Route } from './+types/board'
import { BoardGrid } from './board/board-grid.tsx'
import { BoardLegend } from './board/board-legend.tsx'
import { BoardList } from './board/board-list.tsx'
import { BoardToolbar, ViewSwitch } from './board/board-toolbar.tsx'
import { paramsOf, shownOf, type View, viewOf } from './board/board-view.ts'
import { CellPopover } from './board/cell-popover.tsx'
import { type Asked, MoveDialog } from './board/move-dialog.tsx'
import type { Move } from './board/moves.ts'
import { useBoard } from './board/use-board.ts'
import type { At } from './board/use-grid-keys.ts'
import { useIsPhone } from './board/use-is-phone.ts'
import { useMoves } from './board/use-moves.ts'
import { useBoardWords } from './board/use-words.ts'
import { moveCommands } from './progress.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'progress', 'title')

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { can, organization } = await requireCan(context, 'seeRoute')
  if (!can.seeProgress) throw redirect('/stagevoortgang')
  const periodId = params.internship_period_id
  const [told, { periods }] = await Promise.all([
    context.get(apiContext).tell(progressBoard, { filter: { periodId } }),
    choosePeriod(context, request, organization?.id),
  ])
  // Thousands of short lists travel better as one text.
  return { periodId, periods, isManager: can.managePeople === true, text: JSON.stringify(told) }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'seeProgress')
  return runListAction(context.get(apiContext), moveCommands, { form: await request.formData(), filter: {} })
}

/** What one looks at is chosen here, and what was done is read student by student. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && (formMethod === 'POST' || currentUrl.search !== nextUrl.search)
    ? false
    : defaultShouldRevalidate

/** Students and phases at a glance. */
export default function ProgressPage({ loaderData }: Route.ComponentProps) {
  return <Progress key={loaderData.periodId} {...loaderData} />
}

function Progress({ periodId, periods, isManager, text }: Route.ComponentProps['loaderData']) {
  const path = `/stagevoortgang/${periodId}`
  const { board, refresh } = useBoard(periodId, text)
  const words = useBoardWords(board)
  const { t } = words
  const [params, setParams] = useSearchParams()
  const view = viewOf(params)
  const query = params.toString()
  const shown = useMemo(() => shownOf(board, viewOf(new URLSearchParams(query))), [board, query])
  const onView = (next: Partial<View>) =>
    setParams(paramsOf({ ...view, ...next }), { replace: true, preventScrollReset: true })
  const isHydrated = useIsHydrated()
  const isPhone = useIsPhone()
  const ids = useMemo(() => shown.students.map(({ id }) => id), [shown])
  const selecting = useSelection(ids, periodId)
  const ticked = selecting.selection.ids
  const onTick = (which: readonly string[], isOn: boolean) => selecting.set([...which], isOn)
  const [opened, setOpened] = useState<At & { element: HTMLElement }>()
  const [asked, setAsked] = useState<Asked>()
  const moves = useMoves(path, refresh, selecting.clear)
  const chosen = () => board.students.filter(({ id }) => ticked.has(id))
  const openedStudent = board.students.find(({ id }) => id === opened?.student)

  const move = (which: Move, column: number) => {
    if (!openedStudent) return
    const phase = board.columns[column]?.id ?? ''
    const needsMore = which === 'return' || which === 'skip' || which === 'due'
    if (needsMore) setAsked({ move: which, students: [openedStudent], column })
    else moves.send(which, [openedStudent], phase, {}, { status: openedStudent.cells[column]?.status })
  }
  const bulk = (which: Move, icon: typeof CheckCheck) => ({
    key: which,
    label: t(`moves.${which}`),
    icon,
    onAction: () => setAsked({ move: which, students: chosen() }),
  })
  // All that is shown are students, who may have no place yet.
  const message = useMessageAction('studentIds')
  const isList = view.isList
  const period = periods.find(({ id }) => id === periodId)
  return (
    <div className="wrap-wide py-6">
      <ListHead
        title={t('title')}
        lead={t(isManager ? 'lead.school' : 'lead.mentor', { count: board.students.length })}
      >
        <span className="contents print:hidden">
          <ButtonLink to={`/stagevoortgang/uitleg?periode=${periodId}`} look="outline" size="md" className="min-h-12">
            <CircleHelp className="size-5 text-muted" />
            {t('explain.open')}
          </ButtonLink>
          {periods.length > 1 ? (
            <Popover
              align="end"
              sheetTitle={t('period')}
              summaryClassName={buttonClass('outline', 'md', 'min-h-12 cursor-pointer')}
              summary={
                <>
                  <CalendarRange className="size-5 text-muted" />
                  <span className="max-w-56 truncate">{period?.name ?? t('period')}</span>
                  <ChevronDown className="size-4 text-muted" />
                </>
              }
            >
              <ul>
                {periods.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      to={`/stagevoortgang/${id}`}
                      aria-current={id === periodId ? 'true' : undefined}
                      className="flex min-h-11 items-center rounded-control px-3 text-ui no-underline hover:bg-sunken aria-[current]:font-semibold"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Popover>
          ) : null}
          <ExportMenu to={(kind) => `${path}/bestand?als=${kind}&${query}`} />
          {isHydrated ? (
            <Button look="outline" size="md" className="min-h-12 max-md:hidden" onClick={() => print()}>
              <FileText className="size-5 text-muted" />
              {t('print')}
            </Button>
          ) : null}
          <ViewSwitch view={view} words={words} />
        </span>
      </ListHead>
      {board.students.length === 0 ? (
        <div className="mt-5 rounded-card border border-line bg-surface">
          <EmptyState icon={UsersRound} title={t('empty.title')} text={t('empty.text')} />
        </div>
      ) : (
        <>
          <BoardToolbar board={board} shown={shown} view={view} words={words} onView={onView} />
          <div className="mt-4">
            {shown.students.length === 0 ? (
              <div className="rounded-card border border-line bg-surface">
                <EmptyState
                  icon={UsersRound}
                  title={t('nobody.title')}
                  text={t('nobody.text')}
                  action={
                    <ButtonLink to={path} look="outline">
                      {t('nobody.all')}
                    </ButtonLink>
                  }
                />
              </div>
            ) : (
              <>
                {!isList && isPhone !== true ? (
                  <div className="max-md:hidden print:block">
                    <BoardGrid
                      board={board}
                      shown={shown}
                      words={words}
                      ticked={ticked}
                      onTick={onTick}
                      onOpen={(at, element) => setOpened({ ...at, column: at.column, element })}
                    />
                    <BoardLegend words={words} />
                  </div>
                ) : null}
                {isList || isPhone !== false ? (
                  <div className={isList ? '' : 'md:hidden'}>
                    <BoardList board={board} shown={shown} words={words} path={path} ticked={ticked} onTick={onTick} />
                  </div>
                ) : null}
              </>
            )}
          </div>
        </>
      )}
      {opened && openedStudent ? (
        <CellPopover
          key={`${opened.student} ${opened.column}`}
          board={board}
          student={openedStudent}
          column={opened.column < 0 ? Math.max(0, openedStudent.at) : opened.column}
          anchor={opened.element}
          words={words}
          path={path}
          onMove={(which) => move(which, opened.column < 0 ? Math.max(0, openedStudent.at) : opened.column)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {asked ? (
        <MoveDialog
          asked={asked}
          board={board}
          words={words}
          onClose={() => setAsked(undefined)}
          onSend={(which, students, phase, input) => {
            const { status, due = null } = students[0]?.cells[board.columns.findIndex(({ id }) => id === phase)] ?? {}
            moves.send(which, students, phase, input, { status, dueOn: due === null ? null : addDays(board.base, due) })
          }}
        />
      ) : null}
      <BulkBar
        selecting={selecting}
        records={shown.students.length}
        actions={[
          bulk('approve', CheckCheck),
          bulk('return', Undo2),
          bulk('skip', ChevronRight),
          bulk('due', CalendarClock),
          ...message,
          bulk('reopen', RotateCcw),
        ]}
      />
      <BulkProgress resourceType="internships" />
    </div>
  )
}
