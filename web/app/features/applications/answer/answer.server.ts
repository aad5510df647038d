import { data, redirect } from 'react-router'
import { type Flash, withToast } from '#lib/flash.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { readApplication } from '#protocol/features/applications.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { type AnswerName, answers, isAnswer, readAnswer } from './answers.ts'

/** A form that came back: which one, and what was typed into it. */
export type CameBack = { id: string; name: AnswerName; typed: Record<string, string>; errors: FormError[] }

/** A moment is two fields of the form; what is wrong with it is said at the first. */
export const atFields = (errors: FormError[]): FormError[] =>
  errors.map((error) => (error.field === 'talkAt' ? { ...error, field: 'talkDay' } : error))

export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

type Said = { title: string; params: Record<string, string>; undo?: Flash['undo'] }

/** Says it, and goes on to where the caller says; what is wrong comes back to the form. */
export async function answerApplication(
  api: Client,
  form: FormData,
  to: string,
  goOn: (said: Said, answered: unknown) => Response = (said) => redirect(to, withToast(said)),
) {
  const name = form.get('do')
  const id = String(form.get('id') ?? '')
  if (!isAnswer(name) || !isId(id)) throw data(null, { status: 404 })
  const { input, errors } = readAnswer(name, form)
  const comeBack = (wrong: FormError[], status: number) =>
    data<CameBack>({ id, name, typed: typedIn(form), errors: wrong }, status)
  if (errors.length > 0) return comeBack(errors, 422)
  let answered: unknown
  try {
    answered = await api.run(answers[name], id, input)
  } catch (error) {
    // Somebody else, another tab or the clock was earlier: the page shows how it is now.
    if (error instanceof ApiError && error.status === 409 && error.errors[0]?.code === 'state.conflict') {
      return redirect(to, withToast({ title: 'applications.already', color: 'info' }))
    }
    const wrong = errorsOf(error, answers[name].input)
    return comeBack(atFields(wrong.errors), wrong.status)
  }
  const who = { name: String(form.get('studentName') ?? '') }
  const isPlaced = name === 'mentorApprove' && isObject(answered) && answered.status === 'accepted'
  const said = { title: `applications.done.${isPlaced ? 'mentorPlaced' : name}`, params: who }
  // A yes gives a place at once, and a proposal is out: only a no waits until it can no longer be taken back.
  return goOn(name === 'decline' ? { ...said, undo: { to: '/aanmeldingen', id } } : said, answered)
}

/** Nobody waits for it: what was decided meanwhile needs no mark. */
export async function markRead(api: Client, id: string): Promise<undefined> {
  await api.run(readApplication, id).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
  })
}
