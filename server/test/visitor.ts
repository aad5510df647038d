import { randomInt } from 'node:crypto'
import { hashPassword } from '#auth/passwords/hash.ts'
import type { Site } from '#engine/call.ts'
import type { App } from '../src/app.ts'
import { type Person, person } from './world.ts'

export type Answer = { status: number; headers: Record<string, string>; cookies: string[]; text: string; json: unknown }
export type Visitor = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** What stands there in an answer, step by step; nothing when a step leads nowhere. */
export const at = (json: unknown, ...path: (string | number)[]): unknown =>
  path.reduce((value: unknown, step) => Reflect.get(Object(value), step), json)
/** The same, of a text or a list. */
export const textAt = (json: unknown, ...path: (string | number)[]): string => String(at(json, ...path))
export function listAt(json: unknown, ...path: (string | number)[]): unknown[] {
  const list = at(json, ...path)
  return Array.isArray(list) ? list : []
}

export const goodPassword = 'drie olifanten in de tram'

/** A network address that no other test uses: attempts are counted per address, for the whole installation. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Somebody who calls from an address of their own, without a session. A text as body goes out as it is. */
export function visitor(app: App, site: Site, remoteAddress = newAddress()): Visitor {
  return async (method, url, body, headers = {}) => {
    const type: Record<string, string> =
      body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }
    const answer = await app.http.inject({
      method,
      url,
      remoteAddress,
      headers: { 'x-tenant': site.key, ...type, ...headers },
      payload: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      text: answer.body,
      json: /json/.test(String(answer.headers['content-type'])) && answer.body ? JSON.parse(answer.body) : undefined,
    }
  }
}

export async function givePassword(app: App, site: Site, userId: string, password = goodPassword): Promise<void> {
  const hash = await hashPassword(password)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(
      `insert into credentials (user_id, password_hash) values ($1, $2)
       on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash`,
      [userId, hash],
    ),
  )
}

/** Somebody who can sign in with `goodPassword`. */
export async function personWithPassword(
  app: App,
  site: Site,
  roles: Parameters<typeof person>[2] = [],
  details: Record<string, string> = {},
): Promise<Person> {
  const somebody = await person(app, site, roles, details)
  await givePassword(app, site, somebody.id)
  return somebody
}

export const authHeaderNames = ['access-token', 'token-type', 'client', 'expiry', 'uid', 'authorization']

/** What a client keeps of an answer that signs it in. */
export function keysOf({ headers }: Answer): Record<string, string> {
  return {
    'access-token': headers['access-token'] as string,
    client: headers.client as string,
    uid: headers.uid as string,
  }
}

export async function signIn(visit: Visitor, email: string, password = goodPassword): Promise<Record<string, string>> {
  const answer = await visit('POST', '/auth/sign_in', { email, password })
  if (answer.status !== 200) throw new Error(`signing in as ${email}: ${answer.status} ${answer.text}`)
  return keysOf(answer)
}
