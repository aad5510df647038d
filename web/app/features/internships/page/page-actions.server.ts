import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { changeInternshipNote, removeInternshipNote } from '#protocol/features/internship-notes.ts'
import { cameFrom, isMove, type MoveName, moves, pageAddress, takesBack } from './moves.ts'

export type PageAnswer = FormAnswer & { name: string }

/** A decision that is taken back comes from the message about it: its id says what, and of which step. */
function readUndo(form: FormData): FormData {
  const [name = '', phaseId = '', was = ''] = String(form.get('id')).split(':')
  const back = new FormData()
  back.set('do', isMove(name) ? (takesBack[name] ?? '') : '')
  if (phaseId) back.set('phaseId', phaseId)
  if (was === 'submitted') back.set('backTo', was)
  return back
}

/** Everything that can be done on the page of an internship. What the API refuses comes back to the page in words. */
export async function runPageAction(context: Readonly<RouterContextProvider>, request: Request, id: string) {
  const api = context.get(apiContext)
  const given = await request.formData()
  const isUndo = given.get('decision') === 'undo'
  const form = isUndo ? readUndo(given) : given
  const name = String(form.get('do') ?? '')
  const list = new URL(request.url).searchParams.get(cameFrom) ?? ''
  const back = (done: string, undo?: { to: string; id: string }) =>
    redirect(pageAddress(id, list), withToast({ title: `internships.done.${done}`, ...(undo ? { undo } : {}) }))
  if (name === 'removeInternshipNote') {
    const answer = await save(async () => {
      await api.run(removeInternshipNote, String(form.get('note')))
      return back(name)
    })
    return data<PageAnswer>({ name, ...answer.data }, answer.init ?? undefined)
  }
  if (name === 'changeInternshipNote') {
    const { input, wrong } = readChecked(changeInternshipNote.input, form, changeInternshipNote.partial)
    if (wrong) return data<PageAnswer>({ name, isSaved: false, errors: wrong }, 422)
    const answer = await save(async () => {
      await api.run(changeInternshipNote, String(form.get('note')), input)
      return back(name)
    }, changeInternshipNote.input)
    return data<PageAnswer>({ name, ...answer.data }, answer.init ?? undefined)
  }
  if (!isMove(name)) throw data(null, { status: 400 })
  const command = moves[name]
  const { input, wrong } = readChecked(command.input, form, command.partial)
  if (wrong) return data<PageAnswer>({ name, isSaved: false, errors: wrong }, 422)
  const answer = await save(async () => {
    await api.run(command, id, input)
    return back(isUndo ? 'takenBack' : name, isUndo ? undefined : undoOf(name, id, form))
  }, command.input)
  return data<PageAnswer>({ name, ...answer.data }, answer.init ?? undefined)
}

const undoOf = (name: MoveName, id: string, form: FormData) =>
  takesBack[name]
    ? { to: `/internships/${id}`, id: [name, form.get('phaseId') ?? '', form.get('was') ?? ''].join(':') }
    : undefined
