import type { RouterContextProvider } from 'react-router'
import { ApiError, errorsIn } from '#protocol/client.ts'
import type { Command } from '#protocol/declaring/define.ts'
import { errorText } from '#protocol/errors/errors.ts'
import { apiContext, organizationContext, pageContext } from './context.ts'
import type { FormError } from './form.ts'

/** Where a picture is taken away, a new one is put too. */
type Picture = { field: string; maxBytes: number; remove: Command }

/** What a PictureForm sends. The picture goes to the API as it came; what is wrong with it comes back to its field. */
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
  const file = form.get(field)
  if (!(file instanceof File) || file.size === 0) {
    const code = 'import.noFile'
    return [{ field, code, text: errorText(code, context.get(pageContext).locale) }]
  }
  if (file.size > maxBytes) return [{ field, code: 'body.tooLarge' }]
  const organizationId = context.get(organizationContext)
  const answer = await context.get(pageContext).transport({
    method: 'PUT',
    path: `/api/v1${remove.path.replace(':id', id)}?${new URLSearchParams({ name: file.name })}`,
    headers: {
      accept: 'application/vnd.api+json',
      'content-type': 'application/octet-stream',
      ...(organizationId ? { 'current-organization-id': organizationId } : {}),
    },
    body: new Uint8Array(await file.arrayBuffer()),
  })
  if (answer.status < 300) return []
  const errors = errorsIn(answer.body)
  if (![413, 422].includes(answer.status)) throw new ApiError(answer.status, errors)
  return errors.map(({ code, detail }) => ({ field, code, text: detail }))
}
