import { data, type RouterContextProvider, redirect } from 'react-router'
import { readAnswers } from '#app/features/forms/fields/read-answers.ts'
import { apiContext, pageContext } from '#lib/context.ts'
import { findSession, pathOf } from '#lib/session.server.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/form-answering.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { visiblePages } from '#protocol/features/forms/logic.ts'
import { requireForms } from '../require-forms.server.ts'
// Set up as a file of its own with all it needs, which is what a worker is; here the page itself runs it.
import plainScript from './plain/answer-page.ts?worker&url'

type Context = Readonly<RouterContextProvider>
/** By the key of a link, or one of one's own by its id. */
export type Whose = { token: string } | { submissionId: string }
/** Those of accounts are ids. */
export const isOwn = (key: string): boolean => isId(key)
export const whoseOf = (key: string): Whose => (isOwn(key) ? { submissionId: key } : { token: key.slice(0, 200) })

/** Why an address opens nothing. */
export type Dead = 'unknown' | 'account' | 'busy' | 'expired' | 'over' | 'renewed'
const becauseOf: Record<string, Dead> = { 'formLink.expired': 'expired', 'formLink.over': 'over' }

export function deadOf(error: unknown): Dead {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.status === 429) return 'busy'
  return becauseOf[error.errors[0]?.code ?? ''] ?? 'unknown'
}

type Opened = {
  toAnswer: protocol.FormToAnswer | null
  open: protocol.PublicForm | null
  dead: Dead | null
}
const nothing: Opened = { toAnswer: null, open: null, dead: null }

/** Looking changes nothing. What is no link of somebody may be the link or code of a form for anybody. */
async function openForm(api: Client, key: string, isSignedIn: boolean): Promise<Opened> {
  try {
    return { ...nothing, toAnswer: await api.run(protocol.openAnswers, '', whoseOf(key)) }
  } catch (error) {
    const dead = deadOf(error)
    if (isOwn(key)) return { ...nothing, dead: dead === 'unknown' && !isSignedIn ? 'account' : dead }
    if (dead !== 'unknown') return { ...nothing, dead }
  }
  try {
    return { ...nothing, open: await api.run(protocol.openPublicForm, '', { token: key.slice(0, 200) }) }
  } catch (error) {
    return { ...nothing, dead: deadOf(error) }
  }
}

export async function loadAnswer(context: Context, request: Request, key: string) {
  requireForms(context)
  const { searchParams } = new URL(request.url)
  const session = await findSession(context)
  const opened = await openForm(context.get(apiContext), key, session !== null)
  const isRenewed = opened.dead === 'expired' && searchParams.get('klaar') === 'nieuw'
  return {
    ...opened,
    dead: isRenewed ? ('renewed' as const) : opened.dead,
    key,
    isSignedIn: session !== null,
    /** The page that is asked for by the address, from nought among all. */
    page: searchParams.has('pagina') ? Number(searchParams.get('pagina')) - 1 : null,
    isNew: searchParams.get('klaar') === 'erbij',
    locale: context.get(pageContext).locale,
    plainScript,
  }
}
export type AnswerPageData = Awaited<ReturnType<typeof loadAnswer>>

/** Where one goes on: the page before or after this one that shows with these answers. */
export function pageBeside(content: protocol.FormToAnswer['content'], answers: Answers, from: number, by: 1 | -1) {
  const pages = visiblePages(content, answers).map(({ index }) => index)
  return by === 1
    ? (pages.find((index) => index > from) ?? pages.at(-1) ?? 0)
    : (pages.findLast((index) => index < from) ?? pages[0] ?? 0)
}

/** What was typed, by the fields that the page has. */
export const answersIn = (content: protocol.FormToAnswer['content'], form: FormData): Answers =>
  readAnswers(content.fields, form)

export const backTo = (request: Request, set: Record<string, string | null>): Response => {
  const here = new URL(pathOf(request), request.url)
  for (const [name, value] of Object.entries(set)) {
    if (value === null) here.searchParams.delete(name)
    else here.searchParams.set(name, value)
  }
  return redirect(here.pathname + here.search)
}

export const notFound = () => data(null, { status: 404 })
