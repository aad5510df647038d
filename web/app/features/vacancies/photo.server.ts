import type { RouterContextProvider } from 'react-router'
import { ApiError } from '../../../../protocol/src/client.ts'
import { removeVacancyPhoto } from '../../../../protocol/src/vacancy-commands.ts'
import { photoRules } from '../../../../protocol/src/vacancy-pictures.ts'
import { apiContext, organizationContext, pageContext } from '../../lib/context.ts'
import type { FormError } from '../../lib/form.ts'

/** The picture goes to the API as it came; what is wrong with it comes back to its field. */
export async function savePhoto(
  context: Readonly<RouterContextProvider>,
  id: string,
  form: FormData,
): Promise<FormError[]> {
  if (form.get('remove') === 'true') {
    await context.get(apiContext).run(removeVacancyPhoto, id)
    return []
  }
  const file = form.get('photo')
  if (!(file instanceof File) || file.size === 0) return [{ field: 'photo', code: 'required' }]
  if (file.size > photoRules.maxBytes) return [{ field: 'photo', code: 'body.tooLarge' }]
  const organizationId = context.get(organizationContext)
  const answer = await context.get(pageContext).transport({
    method: 'PUT',
    path: `/api/v1/vacancies/${id}/photo?${new URLSearchParams({ name: file.name })}`,
    headers: {
      accept: 'application/vnd.api+json',
      'content-type': 'application/octet-stream',
      ...(organizationId ? { 'current-organization-id': organizationId } : {}),
    },
    body: new Uint8Array(await file.arrayBuffer()),
  })
  if (answer.status < 300) return []
  const { errors = [] } = JSON.parse(answer.body || '{}') as { errors?: { code: string; detail: string }[] }
  if (![413, 422].includes(answer.status)) throw new ApiError(answer.status, errors)
  return errors.map(({ code, detail }) => ({ field: 'photo', code, text: detail }))
}
