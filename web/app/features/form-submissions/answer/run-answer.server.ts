import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { errorsOf, type FormError, readChecked } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import * as protocol from '#protocol/features/form-answering.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { problemsOf, visiblePages } from '#protocol/features/forms/logic.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'
import { requireForms } from '../require-forms.server.ts'
import { answersIn, backTo, deadOf, notFound, pageBeside, type Whose, whoseOf } from './answer.server.ts'
import { problemsIn } from './problems-in.ts'
import { takeFiles } from './take-files.server.ts'

/** With what was typed: a page that comes back without scripts is a new one. */
export type AnswerBack = {
  answers?: Answers
  problems: Record<string, FieldProblem>
  page?: number
  errors: FormError[]
}
const back = (answer: Partial<AnswerBack>, status = 422) =>
  data<AnswerBack>({ problems: {}, errors: [], ...answer }, status)

export async function runAnswer(context: Readonly<RouterContextProvider>, request: Request, key: string) {
  requireForms(context)
  const api = context.get(apiContext)
  const form = await request.formData()
  switch (formText(form, 'do')) {
    case 'begin':
      return begin(api, form, key)
    case 'reopen':
      return change(request, () => api.run(protocol.reopenAnswers, '', whoseOf(key)))
    case 'renew':
      return change(request, () => api.run(protocol.renewFormLink, '', { token: key }), 'nieuw')
    case 'next':
    case 'back':
    case 'submit':
    case 'leave':
      return answer(context, request, key, form)
    default:
      throw notFound()
  }
}

/** What is over meanwhile the page itself tells. */
async function change(request: Request, work: () => Promise<unknown>, done: string | null = null) {
  try {
    await work()
  } catch (error) {
    if (error instanceof ApiError && ![404, 410].includes(error.status)) {
      const { status, errors } = errorsOf(error, {})
      return back({ errors }, status)
    }
    deadOf(error)
  }
  return backTo(request, { klaar: done, pagina: null })
}

/** Somebody begins with a form for anybody: from now on they have a link of their own. */
async function begin(api: Client, form: FormData, key: string) {
  form.set('token', key)
  const { input, wrong } = readChecked(protocol.startPublicForm.input, form, false)
  if (wrong) return back({ errors: wrong })
  try {
    const { token } = await api.run(protocol.startPublicForm, '', input)
    return redirect(`/forms/${encodeURIComponent(token)}`)
  } catch (error) {
    const { status, errors } = errorsOf(error, protocol.startPublicForm.input)
    return back({ errors }, status)
  }
}

/** One page of answers by a plain form: saved as it is, then looked at before one goes on. */
async function answer(context: Readonly<RouterContextProvider>, request: Request, key: string, form: FormData) {
  const api = context.get(apiContext)
  const whose = whoseOf(key)
  const { content, answers: before, version, work } = await api.run(protocol.openAnswers, '', whose)
  const taken = await takeFiles(context, whose, content, before, form)
  const answers = { ...answersIn(content, form), ...taken.answers }
  const doing = formText(form, 'do')
  const from = Number(form.get('page')) || 0
  const says = { answers: { ...before, ...answers }, page: from }
  if (Object.keys(taken.problems).length > 0) return back({ ...says, problems: taken.problems })
  const sent = { ...whose, version: Number(form.get('version')) || version, answers }
  try {
    if (doing === 'submit') {
      await api.run(protocol.submitAnswers, '', sent)
      return backTo(request, { klaar: 'verstuurd', pagina: null })
    }
    await api.run(protocol.saveAnswers, '', { ...sent, page: from })
  } catch (error) {
    return refused(error, content, says)
  }
  if (doing === 'leave') return redirect(work ? `/opdrachten/${work.id}` : '/forms')
  return goOn(request, content, before, says, doing === 'back' ? -1 : 1)
}

type Says = { answers: Answers; page: number }

/** Backwards always; forwards when the page is right, and when no question came that nobody saw. */
function goOn(
  request: Request,
  content: protocol.FormToAnswer['content'],
  before: Answers,
  { answers, page }: Says,
  by: 1 | -1,
) {
  const shown = (given: Answers) => visiblePages(content, given).find(({ index }) => index === page)?.fields ?? []
  const seen = new Set(shown(before).map(({ key }) => key))
  const problems = by === 1 ? problemsOf(content, answers, { page }) : {}
  if (Object.keys(problems).length > 0) return back({ answers, page, problems })
  const isMore = by === 1 && shown(answers).some(({ key }) => !seen.has(key))
  if (isMore) return backTo(request, { pagina: String(page + 1), klaar: 'erbij' })
  return backTo(request, { pagina: String(pageBeside(content, answers, page, by) + 1), klaar: null })
}

function refused(error: unknown, content: protocol.FormToAnswer['content'], says: Says) {
  if (!(error instanceof ApiError)) throw error
  const problems = problemsIn(error)
  const [first] = Object.keys(problems)
  const page = visiblePages(content, says.answers).find(({ fields }) => fields.some(({ key }) => key === first))?.index
  if (first) return back({ ...says, page: page ?? says.page, problems })
  const { status, errors } = errorsOf(error, {})
  return back({ ...says, errors }, status)
}

export type { Whose }
