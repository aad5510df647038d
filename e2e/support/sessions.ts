import assert from 'node:assert/strict'
import { type Account, addressOf, emailOf, password, serverUrl } from './journey.ts'

/** Somebody who is signed in, as a browser keeps it. */
export type Session = { key: string; cookies: Awaited<ReturnType<typeof sessionOf>> }

/** Those that no story uses now. */
const free: Session[] = []

/**
 * A session without the form: one that a story before left behind, or a new one. Somebody has ten at most, and stories beside
 * this one sign in as the same person; if each took a new one, the one of a long story would be pushed out.
 */
export async function takeSession(account: Account, tenant: string): Promise<Session> {
  const key = `${account} ${tenant}`
  for (let at = free.findIndex((each) => each.key === key); at >= 0; at = free.findIndex((each) => each.key === key)) {
    const [session] = free.splice(at, 1)
    if (session && (await isAlive(session, tenant))) return session
  }
  return { key, cookies: await sessionOf(account, tenant) }
}

export function leaveSessions(sessions: readonly Session[]): void {
  free.push(...sessions)
}

/** A story may have signed out with it, or changed a password. */
async function isAlive({ cookies }: Session, tenant: string): Promise<boolean> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${serverUrl()}/auth/validate_token`, { headers: { cookie, 'x-tenant': tenant } })
  return answer.status === 200
}

export async function sessionOf(account: Account, tenant: string) {
  const answer = await fetch(`${serverUrl()}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
    body: JSON.stringify({ email: emailOf(account, tenant), password }),
  })
  assert.equal(answer.status, 200, `${account} of ${tenant} can sign in`)
  return answer.headers.getSetCookie().map((cookie) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) as unknown as [string, string, string]
    return { name, value, url: addressOf(tenant), httpOnly: true }
  })
}
