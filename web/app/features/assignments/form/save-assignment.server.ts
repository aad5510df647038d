import { data, type RouterContextProvider, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import type { Input } from '#protocol/declaring/define.ts'
import { changeAssignment, publishAssignment } from '#protocol/features/assignments.ts'
import { filesOfForm } from '../show/files-of-form.server.ts'

type Given = Input<typeof changeAssignment.input>

/** The form of an assignment, new or known; the button says whether it is published with it. */
export async function saveAssignment(
  context: Readonly<RouterContextProvider>,
  request: Request,
  api: Client,
  write: (input: Given) => Promise<{ id: string }>,
) {
  const form = await request.formData()
  const errors = await filesOfForm(context, form)
  if (errors) return data<FormAnswer>({ isSaved: false, errors }, 422)
  const { input, wrong } = readChecked(changeAssignment.input, form, false)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  const isPublished = form.get('do') === 'publish'
  return save(async () => {
    const { id } = await write(input)
    const here = `/opdrachten/beheer/${id}`
    if (!isPublished) return redirect(here, withToast({ title: 'assignments.toast.saved' }))
    try {
      await api.run(publishAssignment, id)
    } catch (error) {
      // It is kept: sending the form again would make another one.
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return redirect(here, withToast({ title: 'assignments.toast.nobody', color: 'warning' }))
    }
    return redirect(here, withToast({ title: 'assignments.toast.published' }))
  }, changeAssignment.input)
}
