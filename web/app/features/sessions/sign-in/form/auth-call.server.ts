import { type RouterContextProvider, redirect } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { findSession } from '#lib/session.server.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import type { Problem } from './form-problem.ts'

type Context = Readonly<RouterContextProvider>
type Answer = { status: number; errors: string[] | Record<string, string[]>; seconds: number; cookies: string[] }

/** A call to one of the sign-in addresses, and of its answer what a page can use. */
export async function callAuth(context: Context, method: string, path: string, body: object): Promise<Answer> {
  const { transport } = context.get(pageContext)
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await transport({ method, path, headers, body: JSON.stringify(body) })
  return {
    status: answer.status,
    errors: answer.status < 400 ? [] : (JSON.parse(answer.body).errors ?? []),
    seconds: Number(answer.headers['retry-after'] ?? 60),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  }
}

/** The browser gets the session's cookies together with the way on. */
export function enter({ cookies }: Answer, back: string | undefined) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(back ?? '/dashboard', { headers })
}

/** What went wrong, as something that the page has words for. */
export function problemOf({ status, seconds }: Answer): Problem {
  if (status === 429) return { kind: 'throttled', seconds }
  if (status === 401) return { kind: 'wrong' }
  if (status === 403) return { kind: 'wrongCenter' }
  return { kind: status === 422 ? 'link' : 'other' }
}

/** The same for a call that sends a mail: who has to wait for another one has one already. */
export const mailProblemOf = (answer: Answer): Problem =>
  answer.status === 429 ? { kind: 'mailed' } : problemOf(answer)

/** Whoever is signed in has nothing to do at a door. */
export async function leaveWhenSignedIn(context: Context): Promise<void> {
  if (await findSession(context)) throw redirect('/dashboard')
}

export const backOf = (request: Request) => ownPath(new URL(request.url).searchParams.get('terug'))
