import type { RouterContextProvider } from 'react-router'
import { ApiError, errorsIn } from '#protocol/client.ts'
import { errorText } from '#protocol/errors/errors.ts'
import { type PrivateKind, uploadPath } from '#protocol/features/uploads.ts'
import { organizationContext, pageContext } from './context.ts'
import type { FormError } from './form.ts'

type Where = { method: 'PUT' | 'POST'; path: string; field: string; maxBytes: number }
type Sent = { body: string; errors?: undefined } | { errors: FormError[] }

/** A file of a form goes to the API as it came; what is wrong with it comes back to its field. */
export async function sendFile(
  context: Readonly<RouterContextProvider>,
  file: FormDataEntryValue | null,
  { method, path, field, maxBytes }: Where,
): Promise<Sent> {
  if (!(file instanceof File) || file.size === 0) {
    const code = 'import.noFile'
    return { errors: [{ field, code, text: errorText(code, context.get(pageContext).locale) }] }
  }
  if (file.size > maxBytes) return { errors: [{ field, code: 'body.tooLarge' }] }
  const organizationId = context.get(organizationContext)
  const answer = await context.get(pageContext).transport({
    method,
    path: `/api/v1${path}?${new URLSearchParams({ name: file.name })}`,
    headers: {
      accept: 'application/vnd.api+json',
      'content-type': 'application/octet-stream',
      ...(organizationId ? { 'current-organization-id': organizationId } : {}),
    },
    body: new Uint8Array(await file.arrayBuffer()),
  })
  if (answer.status < 300) return { body: answer.body }
  const errors = errorsIn(answer.body)
  if (![413, 422, 429].includes(answer.status)) throw new ApiError(answer.status, errors)
  return { errors: errors.map(({ code, detail }) => ({ field, code, text: detail })) }
}

/** A file that a command then makes part of something: its id. */
export async function uploadFile(
  context: Readonly<RouterContextProvider>,
  kind: PrivateKind,
  file: FormDataEntryValue | null,
  of: { field: string; maxBytes: number },
): Promise<{ fileId: string; errors?: undefined } | { errors: FormError[] }> {
  const sent = await sendFile(context, file, { method: 'POST', path: uploadPath(kind), ...of })
  if (sent.errors) return sent
  const { meta }: { meta: { fileId: string } } = JSON.parse(sent.body)
  return { fileId: meta.fileId }
}
