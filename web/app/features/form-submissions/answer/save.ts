import { data } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { ApiError } from '#protocol/client.ts'
import { saveAnswers } from '#protocol/features/form-answering.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { requireForms } from '../require-forms.server.ts'
import type { Route } from './+types/save'
import { whoseOf } from './answer.server.ts'

const isAnswers = (value: unknown): value is Answers => isObject(value) && !Array.isArray(value)

/** What the script of the page saves while one types. The answer says when, or why not. */
export async function action({ request, context, params }: Route.ActionArgs) {
  requireForms(context)
  const given: unknown = await request.json().catch(() => null)
  if (!isObject(given) || !isAnswers(given.answers)) throw data(null, { status: 400 })
  const { version, page, answers } = given
  const input = { ...whoseOf(params.token), version: Number(version), page: Number(page) || 0, answers }
  try {
    const { savedAt } = await context.get(apiContext).run(saveAnswers, '', input)
    return Response.json({ savedAt })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return Response.json({ code: error.errors[0]?.code ?? '' }, { status: error.status })
  }
}
