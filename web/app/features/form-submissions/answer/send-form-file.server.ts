import type { RouterContextProvider } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { errorsIn } from '#protocol/client.ts'
import { type FileAnswer, isFileAnswer } from '#protocol/features/forms/answers.ts'
import { isObject } from '#protocol/shared/guards.ts'
import type { Whose } from './answer.server.ts'

type Sent = { file: FileAnswer; status: 200 } | { file: null; status: number; text: string }

/** A file of a form goes to the API as it came; from then on the answer names it by its id. */
export async function sendFormFile(context: Readonly<RouterContextProvider>, whose: Whose, file: File): Promise<Sent> {
  const by: Record<string, string> = 'token' in whose ? { token: whose.token } : { submission: whose.submissionId }
  const answer = await context.get(pageContext).transport({
    method: 'POST',
    path: `/api/v1/form_files?${new URLSearchParams({ ...by, name: file.name })}`,
    headers: { accept: 'application/vnd.api+json', 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await file.arrayBuffer()),
  })
  if (answer.status >= 300) return { file: null, status: answer.status, text: errorsIn(answer.body)[0]?.detail ?? '' }
  const said: unknown = JSON.parse(answer.body)
  const sent = isObject(said) && isObject(said.meta) ? said.meta.file : null
  return isFileAnswer(sent) ? { file: sent, status: 200 } : { file: null, status: 422, text: '' }
}
