import { data } from 'react-router'
import { requireForms } from '../require-forms.server.ts'
import type { Route } from './+types/send-file'
import { whoseOf } from './answer.server.ts'
import { sendFormFile } from './send-form-file.server.ts'

/** A file that the script of the page sends as soon as it is chosen. */
export async function action({ request, context, params }: Route.ActionArgs) {
  requireForms(context)
  const file = (await request.formData()).get('file')
  if (!(file instanceof File)) throw data(null, { status: 400 })
  const sent = await sendFormFile(context, whoseOf(params.token), file)
  return Response.json(sent, { status: sent.status })
}
