import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError, readChecked } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import type { Client } from '#protocol/client.ts'
import type { Command, Fields } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/assignments.ts'

const ofAssignment = {
  publish: [protocol.publishAssignment, 'published'],
  unpublish: [protocol.unpublishAssignment, 'unpublished'],
  close: [protocol.closeAssignment, 'closed'],
  reopen: [protocol.reopenAssignment, 'reopened'],
} as const
const ofWork = {
  approve: [protocol.acceptWork, 'accepted'],
  return: [protocol.returnWork, 'returned'],
  undoAccept: [protocol.undoAcceptWork, 'undone'],
  undoReturn: [protocol.undoReturnWork, 'undone'],
  ask: [protocol.askSupervisor, 'asked'],
  extend: [protocol.extendWork, 'extended'],
} as const
type Doing = keyof typeof ofAssignment | keyof typeof ofWork
export type DeskAnswer = { name: string; id: string; errors: FormError[] }

const has = <T extends object>(table: T, name: string): name is keyof T & string => Object.hasOwn(table, name)

/** Decisions after which the next one is up by itself. */
const goesOn: readonly string[] = ['approve', 'return'] satisfies Doing[]

/** What a button of the page does. A decision leads on to the next student, and can be taken back from there. */
export async function runDesk(api: Client, request: Request, assignmentId: string) {
  const form = await request.formData()
  const here = new URL(request.url)
  const path = `/opdrachten/beheer/${assignmentId}`
  const name = formText(form, 'decision') || formText(form, 'do')
  const id = formText(form, 'id')
  const to = (query: Record<string, string> = {}) => {
    const view = here.searchParams.get('toon')
    const all = new URLSearchParams({ ...(view ? { toon: view } : {}), ...query })
    return all.size > 0 ? `${path}?${all}` : path
  }
  const failed = ({ status, errors }: { status: number; errors: FormError[] }) =>
    data<DeskAnswer>({ name, id, errors }, status)
  if (name === 'remove') {
    await api.run(protocol.removeAssignment, assignmentId)
    return redirect('/opdrachten/beheer', withToast({ title: 'assignments.toast.removed' }))
  }
  if (has(ofAssignment, name)) {
    const [command, said] = ofAssignment[name]
    try {
      await api.run(command, assignmentId)
    } catch (error) {
      return failed(errorsOf(error, {}))
    }
    return redirect(to(), withToast({ title: `assignments.toast.${said}` }))
  }
  if (!isId(id)) throw data(null, { status: 400 })
  if (name === 'undo') {
    const { status } = await api.find(protocol.assignmentWorks, id)
    await api.run(status === 'accepted' ? protocol.undoAcceptWork : protocol.undoReturnWork, id)
    return redirect(to({ werk: id }), withToast({ title: 'assignments.toast.undone' }))
  }
  if (!has(ofWork, name)) throw data(null, { status: 404 })
  const [command, said] = ofWork[name]
  const { input, wrong } = readChecked(command.input as Fields, form, false)
  if (wrong) return failed({ status: 422, errors: wrong })
  try {
    await api.run(command as Command, id, input)
  } catch (error) {
    return failed(errorsOf(error, command.input as Fields))
  }
  if (!goesOn.includes(name)) return redirect(to({ werk: id }), withToast({ title: `assignments.toast.${said}` }))
  const next = formText(form, 'next')
  const back = { undo: { to: to(), id } }
  return redirect(to({ volgende: next || id }), withToast({ title: `assignments.toast.${said}`, ...back }))
}
