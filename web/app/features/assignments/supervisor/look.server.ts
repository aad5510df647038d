import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { ApiError } from '#protocol/client.ts'
import {
  answerAssignmentLink,
  linkVerdicts,
  openAssignmentLink,
  renewAssignmentLink,
} from '#protocol/features/assignment-links.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
// Set up as a file of its own with all it needs, which is what a worker is; here the page itself runs it.
import plainScript from './plain/look-page.ts?worker&url'

export type Dead = 'unknown' | 'expired' | 'renewed'
type Context = Readonly<RouterContextProvider>
const tokenOf = ({ searchParams }: URL) => searchParams.get('token')?.slice(0, 100) ?? ''

function deadOf(error: unknown): Dead {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  return error.status === 410 ? 'expired' : 'unknown'
}

/** Reading it changes nothing. `klaar`: what was just done. */
export async function loadLook(context: Context, request: Request) {
  const url = new URL(request.url)
  const token = tokenOf(url)
  const done = url.searchParams.get('klaar')
  const nothing = (dead: Dead) => ({ token, done, dead, works: null, plainScript })
  if (done === 'renew') return nothing('renewed')
  if (!token) return nothing('unknown')
  try {
    const works = await context.get(apiContext).run(openAssignmentLink, '', { token })
    return { token, done, dead: null, works, plainScript }
  } catch (error) {
    return nothing(deadOf(error))
  }
}

/** With what was typed: without scripts a page that comes back is a new one. */
export type LookAnswer = { versionId: string; errors: FormError[]; text: string }

/** The button says what is thought; the form, of which work. */
export async function runLook(context: Context, request: Request) {
  const api = context.get(apiContext)
  const token = tokenOf(new URL(request.url))
  const form = await request.formData()
  const verdict = formText(form, 'do')
  const to = (done: string) => `/opdrachten/praktijkbegeleider?${new URLSearchParams({ token, klaar: done })}`
  if (verdict === 'renew') {
    await api.run(renewAssignmentLink, '', { token })
    return redirect(to('renew'))
  }
  if (!isOneOf(linkVerdicts, verdict)) throw data(null, { status: 404 })
  const versionIds = form.getAll('versionIds').map(String)
  const text = formText(form, 'text').trim()
  try {
    await api.run(answerAssignmentLink, '', { token, versionIds, verdict, text: text || null })
  } catch (error) {
    // The link is no more: the page itself tells.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return redirect(to('none'))
    const { status, errors } = errorsOf(error, answerAssignmentLink.input)
    return data<LookAnswer>({ versionId: versionIds[0] ?? '', errors, text }, status)
  }
  return redirect(to(verdict))
}
export type LookData = Awaited<ReturnType<typeof loadLook>>
