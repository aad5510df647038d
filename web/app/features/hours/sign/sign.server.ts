import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError, readInput } from '#lib/form.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import {
  answerHourLink,
  hourLinkAnswers,
  type LinkedDay,
  openHourLink,
  renewHourLink,
} from '#protocol/features/hour-links.ts'
import { inHours, inMinutes } from '../sheet/in-minutes.ts'

/** Why a link or code opens nothing; what became of it the API says itself. */
export type Dead =
  | { why: 'none' | 'unknown' | 'busy' | 'expiredCode' | 'expired' | 'renewed' | 'passed' }
  | { why: 'over'; text: string }

function deadOf(error: unknown, token: string): Dead {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.status === 429) return { why: 'busy' }
  if (error.status !== 410) return { why: 'unknown' }
  const [first] = error.errors
  // A code is short, so that it can be typed.
  if (first?.code === 'hourLink.expired') return { why: token.length > 20 ? 'expired' : 'expiredCode' }
  return { why: 'over', text: first?.detail ?? '' }
}

/** Reading it changes nothing. `klaar`: what was just done. */
export async function readSign(api: Client, url: URL) {
  const token = tokenOf(url)
  const done = url.searchParams.get('klaar')
  const nothing = (dead: Dead) => ({ token, dead, hours: null, done, answering: null })
  if (!token) return nothing({ why: 'none' })
  if (done === 'renew') return nothing({ why: 'renewed' })
  if (done === 'transfer') return nothing({ why: 'passed' })
  try {
    const hours = await api.run(openHourLink, '', { token })
    return { token, dead: null, hours, done, answering: url.searchParams.get('terug') }
  } catch (error) {
    return nothing(deadOf(error, token))
  }
}

const tokenOf = ({ searchParams }: URL) => searchParams.get('token')?.slice(0, 100) ?? ''
const isAnswer = (name: string): name is (typeof hourLinkAnswers)[number] =>
  hourLinkAnswers.some((each) => each === name)

export type SignAnswer = { name: string; errors: FormError[] }
/** So many days can be taken back with one press in the message; all others below it. */
const UNDO_AT_ONCE = 20

const forSchool = (days: readonly LinkedDay[]) => days.flatMap(({ id, needsSchool }) => (needsSchool ? [id] : []))

/** One form for the page: its button says what to do, and with which day where it is about one. */
export async function runSign(api: Client, request: Request) {
  const token = tokenOf(new URL(request.url))
  const form = await request.formData()
  const isUndo = form.get('decision') === 'undo'
  const asked = isUndo ? `undo:${form.get('id')}` : String(form.get('do') ?? '')
  const [name = '', ...days] = asked.split(':')
  const to = (query: Record<string, string> = {}) => `/teken?${new URLSearchParams({ token, ...query })}`
  if (name === 'renew') {
    await api.run(renewHourLink, '', { token })
    return redirect(to({ klaar: name }))
  }
  if (!isAnswer(name)) throw data(null, { status: 404 })
  inMinutes(form, 'otherHours', 'otherMinutes')
  const { input } = { input: readInput(answerHourLink.input, form) }
  const entryIds = days.length > 0 ? days : form.getAll('entryIds').map(String)
  let left: string[] = []
  try {
    const { waiting } = await api.run(answerHourLink, '', { ...input, token, answer: name, entryIds })
    if (name === 'approve') left = forSchool(waiting).filter((id) => entryIds.includes(id))
  } catch (error) {
    // The link is no more: the page itself tells.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return redirect(to())
    const { status, errors } = errorsOf(error, answerHourLink.input)
    return data<SignAnswer>({ name, errors: inHours(errors, 'otherMinutes', 'otherHours') }, status)
  }
  const answered = entryIds.filter((id) => !left.includes(id))
  if (left.length > 0 && answered.length === 0)
    return redirect(to(), withToast({ title: 'hours.did.forSchool', color: 'warning' }))
  const canUndo = (name === 'approve' || name === 'reject') && answered.length <= UNDO_AT_ONCE
  const undo = canUndo ? { undo: { to: to(), id: answered.join(':') } } : {}
  const message = left.length > 0 ? { message: 'hours.did.someForSchool' } : {}
  return redirect(to({ klaar: name }), withToast({ title: `hours.sign.did.${name}`, ...message, ...undo }))
}
