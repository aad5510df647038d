import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { followBulk } from '#app/features/bulk-actions/followed-action.ts'
import type { ListAnswer } from '#app/features/bulk-actions/list-action.server.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import type { Student } from './board-model.ts'
import type { Move } from './moves.ts'

type Sent = { move: Move; students: Student[]; input: Record<string, string>; back?: Back }
type Back = { move: Move; input: Record<string, string> }

/** What takes a move of one student back. */
function backOf(
  move: Move,
  workflowPhaseId: string,
  { dueOn: dueBefore, status, isCompleted }: { dueOn: string | null; status: string; isCompleted: boolean },
): Back | undefined {
  if (move === 'approve' || move === 'skip')
    return { move: 'reopen', input: { workflowPhaseId, ...(status === 'submitted' ? { backTo: 'submitted' } : {}) } }
  // What was left out had a reason, which is asked for anew. Of a whole internship it is the last step that was opened.
  if (move === 'reopen' && status === 'approved')
    return { move: 'approve', input: isCompleted ? {} : { workflowPhaseId } }
  if (move === 'return') return { move: 'undoReturn', input: { workflowPhaseId } }
  if (move === 'due') return { move: 'due', input: { workflowPhaseId, ...(dueBefore ? { dueOn: dueBefore } : {}) } }
  return undefined
}

/** Moves of one student at once, of many in the background; each can be taken back. */
export function useMoves(path: string, onDone: (ids: string[]) => void, onBegun: () => void) {
  const t = useT('progress')
  const fetcher = useFetcher<ListAnswer<Move>>()
  const sent = useRef<Sent>(undefined)
  const told = useRef<ListAnswer<Move>>(undefined)
  const submit = (next: Sent) => {
    sent.current = next
    const form = new FormData()
    form.set('action', next.move)
    for (const [name, value] of Object.entries(next.input)) form.set(name, value)
    for (const { internshipId } of next.students) if (internshipId) form.append('id', internshipId)
    void fetcher.submit(form, { method: 'post', action: path })
  }
  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    const done = sent.current
    if (answer.problem) showToast({ title: answer.problem, color: 'danger' })
    else if (answer.bulkId) followBulk(answer.bulkId)
    else if (done) {
      const { back, students } = done
      const run = back ? () => submit({ ...back, students }) : undefined
      showToast({
        title: t(`done.${answer.action}`, { name: students[0]?.name ?? '' }),
        color: 'success',
        ...(run ? { action: { label: t('undo'), run, isUndo: true } } : {}),
      })
    }
    if (!answer.problem) onBegun()
    if (done) onDone(done.students.map(({ id }) => id))
  })
  return {
    isBusy: fetcher.state !== 'idle',
    send: (
      move: Move,
      students: Student[],
      workflowPhaseId: string,
      input: Record<string, string>,
      { dueOn = null, status = '' }: { dueOn?: string | null; status?: string } = {},
    ) =>
      submit({
        move,
        students,
        input: { workflowPhaseId, ...input },
        back:
          students.length === 1
            ? backOf(move, workflowPhaseId, { dueOn, status, isCompleted: students[0]?.status === 'completed' })
            : undefined,
      }),
  }
}
