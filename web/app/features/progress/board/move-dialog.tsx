import { type FormEvent, useId, useState } from 'react'
import { FormContext } from '#lib/form-context.ts'
import { check, date, text } from '#protocol/declaring/fields.ts'
import { isoDate } from '#protocol/shared/dutch-date.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Board, Student } from './board-model.ts'
import { canReopen, doneBy, type Move, standingOf } from './moves.ts'
import type { BoardWords } from './use-words.ts'

const rules = { reason: text({ min: 3, max: 1000, format: 'lines' }), dueOn: date() }

export type Asked = { move: Move; students: Student[]; column?: number }
type Props = {
  asked: Asked
  board: Board
  words: BoardWords
  onClose(): void
  onSend(move: Move, students: Student[], workflowPhaseId: string, input: Record<string, string>): void
}

/** What a move still needs: for several students which step, for a no the reason, for a day the day. */
export function MoveDialog({ asked: { move, students, column }, board, words, onClose, onSend }: Props) {
  const { t, phase } = words
  const formId = useId()
  const isBack = move === 'reopen'
  const standing = isBack ? doneBy(students, board) : standingOf(students, board)
  const first = column ?? standing[0]?.column ?? 0
  const [chosen, setChosen] = useState(first)
  const [problems, setProblems] = useState<{ field: string; code: string }[]>([])
  const without = students.filter(({ internshipId }) => !internshipId)
  const placed = students.filter(({ internshipId }) => internshipId)
  const isMoved = (student: Student) => (isBack ? canReopen(student, chosen) : student.at === chosen)
  const elsewhere = column === undefined ? placed.filter((student) => !isMoved(student)) : []
  const [one] = students
  const named = board.columns[chosen]
  const name = named ? phase(named) : ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = String(form.get('reason') ?? '').trim()
    const dueOn = isoDate(String(form.get('dueOn') ?? ''))
    const field = move === 'due' ? 'dueOn' : move === 'return' || move === 'skip' ? 'reason' : undefined
    const problem = field && check(rules[field], { reason, dueOn }[field])
    const found = problem ? [{ field, ...problem }] : []
    setProblems(found)
    if (found.length > 0) return
    const input = move === 'due' ? { dueOn } : move === 'approve' || isBack ? {} : { reason }
    onSend(move, placed, board.columns[chosen]?.id ?? '', input as Record<string, string>)
    onClose()
  }
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={
        students.length === 1 && one
          ? t(`ask.${move}.one`, { name: one.name, phase: name })
          : t(`ask.${move}.many`, { count: students.length })
      }
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={placed.length === 0}>
            {t(`moves.${move}`)}
          </Button>
        </>
      }
    >
      <FormContext value={{ rules, errors: problems }}>
        <form id={formId} onSubmit={submit} className="grid gap-4" noValidate>
          {column === undefined ? (
            <SelectField
              name="phase"
              label={t('ask.phase')}
              defaultValue={String(first)}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
              options={board.columns.map((each, at) => ({
                value: String(at),
                label: t(isBack ? 'ask.doneBy' : 'ask.standing', {
                  phase: phase(each),
                  count: standing.find((here) => here.column === at)?.count ?? 0,
                }),
              }))}
            />
          ) : null}
          {move === 'return' || move === 'skip' ? (
            <TextArea name="reason" label={t('ask.reason')} hint={t(`ask.${move}.hint`)} />
          ) : null}
          {move === 'due' ? <DateField name="dueOn" label={t('ask.dueOn')} /> : null}
          <Left
            label={t(isBack ? 'ask.notDone' : 'ask.elsewhere', { phase: name })}
            students={move === 'due' || move === 'skip' ? [] : elsewhere}
          />
          <Left label={t('ask.without')} students={without} />
        </form>
      </FormContext>
    </Dialog>
  )
}

/** Whom it does not change, by name: nobody is left out without being told. */
function Left({ label, students }: { label: string; students: Student[] }) {
  if (students.length === 0) return null
  return (
    <div className="rounded-tile bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{label}</p>
      <p className="mt-0.5 max-h-24 overflow-y-auto text-ink2">{students.map(({ name }) => name).join(', ')}</p>
    </div>
  )
}
