import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import type { Command, Fields, Resource } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/visits.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'

const { moveVisit, finishVisit, reopenVisit, cancelVisit, restoreVisit, writeVisitNote } = protocol
const commands = { moveVisit, finishVisit, reopenVisit, cancelVisit, restoreVisit, writeVisitNote }
type Name = keyof typeof commands
const all: Record<Name, Command<Fields, Resource>> = commands

const takesBack: Partial<Record<string, Name>> = { finishVisit: 'reopenVisit', cancelVisit: 'restoreVisit' }

export type VisitAnswer = FormAnswer & { name: string }

/** What is taken back comes from the message about it: what was done, and for a move how it was before. */
function readUndo(given: FormData): FormData {
  const [name = '', day = '', time = ''] = String(given.get('id')).split('|')
  const back = new FormData()
  back.set('do', name === 'moveVisit' ? name : (takesBack[name] ?? ''))
  if (name === 'moveVisit') {
    back.set('day', day)
    back.set('time', time)
  }
  return back
}

/** Everything that can be done with a visit. What the API refuses comes back to the page in words. */
export async function runVisitAction(context: Readonly<RouterContextProvider>, request: Request, id: string) {
  const api = context.get(apiContext)
  const given = await request.formData()
  const isUndo = given.get('decision') === 'undo'
  const form = isUndo ? readUndo(given) : given
  const name = String(form.get('do') ?? '')
  if (!isKeyOf(commands, name)) throw data(null, { status: 400 })
  const command = all[name]
  const { input, wrong } = readChecked(command.input, form, command.partial)
  if (wrong) return data<VisitAnswer>({ name, isSaved: false, errors: wrong }, 422)
  const here = `/bezoeken/${id}`
  const answer = await save(async () => {
    const before = await api.find(protocol.visits, id)
    await api.run(command, id, input)
    const undo =
      name === 'moveVisit'
        ? { to: here, id: `moveVisit|${before.day}|${before.time}` }
        : takesBack[name]
          ? { to: here, id: name }
          : undefined
    const title = `visits.toast.${isUndo ? 'takenBack' : name}`
    return redirect(here, withToast({ title, ...(undo && !isUndo ? { undo } : {}) }))
  }, command.input)
  return data<VisitAnswer>({ name, ...answer.data }, answer.init ?? undefined)
}
