import type { RouterContextProvider } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { uploadFile } from '#lib/send-file.server.ts'
import { workFileRules } from '#protocol/features/assignments.ts'

/** Without scripts the files come with the form: they are sent ahead, and the form names them. What is wrong comes back. */
export async function filesOfForm(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<FormError[] | undefined> {
  for (const file of form.getAll('files')) {
    if (!(file instanceof File) || file.size === 0) continue
    const sent = await uploadFile(context, 'workFile', file, { field: 'fileIds', maxBytes: workFileRules.maxBytes })
    if (sent.errors) return sent.errors
    form.append('fileIds', sent.fileId)
  }
  form.delete('files')
  return undefined
}
