import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { declineApplication } from '#protocol/features/applications.ts'
import { type CameBack, typedIn } from '../answer/answer.server.ts'
import { readAnswer } from '../answer/answers.ts'

/** Whoever got a place or went away meanwhile is passed over. */
const isOver = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status)

export async function declineAll(api: Client, form: FormData, to: string) {
  const { input, errors } = readAnswer('decline', form)
  if (errors.length > 0) {
    return data<CameBack>({ id: 'declineAll', name: 'decline', typed: typedIn(form), errors }, 422)
  }
  let count = 0
  for (const id of form.getAll('ids').map(String).filter(isId)) {
    try {
      await api.run(declineApplication, id, input)
      count++
    } catch (error) {
      if (!isOver(error)) throw error
    }
  }
  return redirect(to, withToast({ title: 'applications.done.declineAll', params: { count } }))
}
