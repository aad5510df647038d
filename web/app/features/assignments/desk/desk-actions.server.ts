import { data, redirect } from 'react-router'
import { problemsIn } from '#app/features/form-submissions/answer/problems-in.ts'
import { readAnswers } from '#app/features/forms/fields/read-answers.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError, readChecked } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import type { Command, Fields } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { showWorkForms } from '#protocol/features/assignment-forms.ts'
import * as protocol from '#protocol/features/assignments.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'

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
type Scoring = { answers: Answers; problems: Record<string, FieldProblem> }
/** With what was chosen in the rubric: a page that comes back without scripts is a new one. */
export type DeskAnswer = { name: string; id: string; errors: FormError[]; rubric?: Scoring }

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
  const failed = ({ status, errors }: { status: number; errors: FormError[] }, rubric?: Scoring) =>
    data<DeskAnswer>({ name, id, errors, ...(rubric ? { rubric } : {}) }, status)
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
  const scored = form.has('rubricVersion') ? await readRubric(api, id, form) : null
  // Beside a rubric stands one field for words: whoever sends work back gives the reason there.
  if (scored) form.set('reason', formText(form, 'feedback'))
  const atWords = (errors: FormError[]) =>
    scored ? errors.map((error) => (error.field === 'reason' ? { ...error, field: 'feedback' } : error)) : errors
  const { input, wrong } = readChecked(command.input as Fields, form, false)
  if (wrong)
    return failed({ status: 422, errors: atWords(wrong) }, scored ? { answers: scored, problems: {} } : undefined)
  try {
    await api.run(command as Command, id, { ...input, ...(scored ? { rubricAnswers: scored } : {}) })
  } catch (error) {
    const { status, errors } = errorsOf(error, command.input as Fields)
    if (!scored) return failed({ status, errors })
    const problems = error instanceof ApiError ? problemsIn(error) : {}
    // What is wrong within the rubric stands there; above the form one line says so and takes the focus.
    const isWithin = ({ code }: FormError) => code === 'formSubmission.answer'
    const said = errors
      .filter(isWithin)
      .slice(0, 1)
      .map((error) => ({ ...error, field: null }))
    const all = [...said, ...atWords(errors.filter((error) => !isWithin(error)))]
    return failed({ status, errors: all }, { answers: scored, problems })
  }
  if (!goesOn.includes(name)) return redirect(to({ werk: id }), withToast({ title: `assignments.toast.${said}` }))
  const next = formText(form, 'next')
  const back = { undo: { to: to(), id } }
  return redirect(to({ volgende: next || id }), withToast({ title: `assignments.toast.${said}`, ...back }))
}

async function readRubric(api: Client, id: string, form: FormData): Promise<Answers | null> {
  const { rubric } = await api.run(showWorkForms, id)
  return rubric ? readAnswers(rubric.content.fields, form) : null
}
