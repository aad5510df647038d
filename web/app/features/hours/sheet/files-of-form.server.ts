import type { RouterContextProvider } from 'react-router'
import { checkInput, type FormError, readInput } from '#lib/form.ts'
import { uploadFile } from '#lib/send-file.server.ts'
import { enterPaperSheet, scanRules } from '#protocol/features/paper-sheets.ts'
import { workPhotoRules } from '#protocol/features/uploads.ts'

const isThere = (file: FormDataEntryValue | null) => file instanceof File && file.size > 0

/**
 * Sends the file of a form ahead and puts its id into the form, for the command. What is wrong with it comes back; a scan
 * is only sent when the rest of its form is right, because it is large and has to be chosen again.
 */
export async function filesOfForm(
  context: Readonly<RouterContextProvider>,
  name: string,
  form: FormData,
): Promise<FormError[] | undefined> {
  const photo = { field: 'photo', maxBytes: workPhotoRules.maxBytes }
  if (name === 'photo') return put(form, 'fileId', uploadFile(context, 'workPhoto', form.get('photo'), photo))
  if (name !== 'paper') return undefined
  const { fileId: _, ...rest } = enterPaperSheet.input
  const wrong = checkInput(rest, readInput(rest, form))
  if (wrong.length > 0) return isThere(form.get('scan')) ? wrong : [...wrong, { field: 'scan', code: 'required' }]
  const scan = { field: 'scan', maxBytes: scanRules.maxBytes }
  return put(form, 'fileId', uploadFile(context, 'scan', form.get('scan'), scan))
}

async function put(
  form: FormData,
  field: string,
  sent: ReturnType<typeof uploadFile>,
): Promise<FormError[] | undefined> {
  const { errors, ...file } = await sent
  if (errors) return errors
  if ('fileId' in file) form.set(field, file.fileId)
  return undefined
}
