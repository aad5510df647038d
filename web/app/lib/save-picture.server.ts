import type { RouterContextProvider } from 'react-router'
import type { Command } from '#protocol/declaring/define.ts'
import { apiContext } from './context.ts'
import type { FormError } from './form.ts'
import { sendFile } from './send-file.server.ts'

/** Where a picture is taken away, a new one is put too. */
type Picture = { field: string; maxBytes: number; remove: Command }

/** What a PictureForm sends. */
export async function savePicture(
  context: Readonly<RouterContextProvider>,
  id: string,
  form: FormData,
  { field, maxBytes, remove }: Picture,
): Promise<FormError[]> {
  if (form.get('remove') === 'true') {
    await context.get(apiContext).run(remove, id)
    return []
  }
  const path = remove.path.replace(':id', id)
  return (await sendFile(context, form.get(field), { method: 'PUT', path, field, maxBytes })).errors ?? []
}
