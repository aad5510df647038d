import { data, type RouterContextProvider, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import type { Client } from '#protocol/client.ts'
import { beginWorkForm, showWorkForms } from '#protocol/features/assignment-forms.ts'
import { assignmentWorks, handInWork, recallWork } from '#protocol/features/assignments.ts'
import { filesOfForm } from '../show/files-of-form.server.ts'
import { filesOfAssignment, readVersions } from '../show/work.data.ts'

/** One's own work: what was asked, what was handed in, and what can be done now. */
export async function readHandIn(api: Client, id: string) {
  const forms = api.run(showWorkForms, id)
  const [row, versions, { form }] = await Promise.all([
    api.find(assignmentWorks, id, { include: ['assignment'] }),
    readVersions(api, id, forms),
    forms,
  ])
  const isOpen = row.assignment.status === 'published'
  return {
    id: row.id,
    title: row.assignment.title,
    instructions: row.assignment.instructions ?? null,
    files: await filesOfAssignment(api, row.assignment.id),
    form,
    isClosed: !isOpen,
    status: row.status,
    dueOn: row.dueOn ?? null,
    isLate: row.isLate,
    isMissing: row.isMissing,
    handedInAt: row.handedInAt ?? null,
    mark: row.mark ?? null,
    level: row.level ?? null,
    versions,
    canHandIn: row.can.handInWork === true && isOpen,
    canRecall: row.can.recallWork === true,
  }
}
export type HandIn = Awaited<ReturnType<typeof readHandIn>>

export async function runHandIn(context: Readonly<RouterContextProvider>, api: Client, request: Request, id: string) {
  const form = await request.formData()
  const here = `/opdrachten/${id}`
  if (form.get('do') === 'recall' || form.get('decision') === 'undo')
    return save(async () => {
      await api.run(recallWork, id)
      return redirect(here, withToast({ title: 'assignments.toast.recalled' }))
    })
  if (form.get('do') === 'form')
    return save(async () => {
      const { submissionId } = await api.run(beginWorkForm, id)
      return redirect(`/forms/${submissionId}`)
    })
  const errors = await filesOfForm(context, form)
  if (errors) return data<FormAnswer>({ isSaved: false, errors }, 422)
  const { input, wrong } = readChecked(handInWork.input, form, false)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  return save(async () => {
    await api.run(handInWork, id, input)
    return redirect(here, withToast({ title: 'assignments.toast.handedIn', undo: { to: here, id } }))
  }, handInWork.input)
}
