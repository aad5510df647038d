import type { FastifyReply } from 'fastify'
import type { Call, Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { isEmail } from '#protocol/declaring/fields.ts'
import type { EntreeError } from '#protocol/features/entree.ts'
import type { Env } from '#server/env.ts'
import { type AuthTools, bodyOf, inTenant, publicUser, sendSession, textOf } from '../auth-routes.ts'
import { admit, signInWithPassword } from '../sign-in.ts'
import { issueLink, redeemLink } from '../tokens.ts'
import type { EntreePerson } from './claims.ts'
import { EntreeClient } from './entree-client.ts'
import {
  browserOf,
  claimLogin,
  clearedLoginCookie,
  keepForLink,
  type Login,
  loginCookie,
  newSecrets,
  startLogin,
  takeForLink,
} from './logins.ts'
import { linkIdentity, matchUser } from './match-user.ts'
import { AccountConflict, Refusal } from './refusal.ts'
import { returnPath } from './return-path.ts'

const callbackOf = (site: Site) => `${site.url}/auth/entree/callback`

const pageOf = (site: Site, name: 'success' | 'error', query: Record<string, string>) =>
  `${site.url}/inloggen/kennisnet/${name}?${new URLSearchParams(query)}`

/**
 * Signing in through one's school. The browser goes to Entree and comes back; then it holds a code for one minute that
 * only it can exchange for a session, because nothing that opens an account may stand in an address.
 */
export function entreeRoutes(tools: AuthTools & { entree: Env['entree'] }): HandledRoute[] {
  if (!tools.entree) return [notHere]
  const { road, system, throttle, isSecure } = tools
  const client = new EntreeClient(tools.entree)

  const start = route('GET /auth/entree', 'public', async ({ call, request, reply }) => {
    const { site } = call
    const query = request.query as Record<string, unknown>
    const returnTo = returnPath(site.url, query.return_to)
    // Entree sends people back to the site's own address, and a cookie set at another one would not be there.
    if (new URL(call.base).hostname !== new URL(site.url).hostname && query.moved === undefined) {
      const parameters = new URLSearchParams({ moved: '1', ...(returnTo && { return_to: returnTo }) })
      return reply.redirect(`${site.url}/auth/entree?${parameters}`, 302)
    }
    return orErrorPage(call, reply, async () => {
      const secrets = newSecrets()
      const address = await client.authorizationUrl(callbackOf(site), secrets)
      const id = await road.asGuest(call, (tx) => startLogin(tx, secrets, returnTo))
      reply.header('set-cookie', loginCookie(id, isSecure))
      return address.href
    })
  })

  const comeBack = route('GET /auth/entree/callback', 'public', ({ call, request, reply }) =>
    orErrorPage(call, reply, async () => {
      const answer = new URL(callbackOf(call.site))
      answer.search = request.url.replace(/^[^?]*/, '')
      const browser = browserOf(request, isSecure)
      const login = await road.asGuest(call, (tx) => claimLogin(tx, answer.searchParams.get('state'), browser))
      const person = await client.person(answer, login)
      const code = await handOver(call, login, person)
      // Looked at again: what was allowed when the sign-in began need not be now.
      const returnTo = returnPath(call.site.url, login.returnTo)
      return pageOf(call.site, 'success', { code, ...(returnTo && { return_to: returnTo }) })
    }),
  )

  async function handOver(call: Call, login: Login, person: EntreePerson): Promise<string> {
    try {
      return await road.asGuest(call, async (tx) => {
        const user = await matchUser(tx, person)
        return issueLink(tx, user.id, 'entreeHandover', { loginId: login.id })
      })
    } catch (error) {
      if (error instanceof AccountConflict) {
        await road.asGuest(call, (tx) => keepForLink(tx, login, person, error.userId))
      } else if (isNobodyHere(error) && (await system.identityElsewhere(person, call.site.id))) {
        // Told only to who has just proved to be the owner of that other account.
        throw new Refusal('wrong_center')
      }
      throw error
    }
  }

  const signIn = route('POST /auth/entree/sign_in', 'public', async ({ call, request, reply }) => {
    const { user, session } = await road.asGuest(call, async (tx) => {
      const { userId, data } = await redeemLink(tx, bodyOf(request).code, ['entreeHandover'])
      // In another browser the code is worth nothing, so nobody can be made to sign in as somebody else.
      if (data.loginId !== browserOf(request, isSecure)) throw fail('token.invalid')
      return admit(tx, call, userId, 'entree')
    })
    reply.header('set-cookie', clearedLoginCookie(isSecure))
    return sendSession({ call, reply, tools }, session, { data: publicUser(user) })
  })

  /** After account_conflict: the password shows that the account and the identity are one person's. */
  const link = route('POST /auth/entree/link', 'public', async ({ call, request, reply }) => {
    const body = bodyOf(request)
    const email = textOf(body.email).trim()
    const password = textOf(body.password)
    if (!isEmail(email) || password === '' || password.length > 1024) throw fail('signin.failed')
    const { user, session } = await signInWithPassword(call, email, password, {
      system,
      throttle,
      inTenant: inTenant(road, call),
      enter: async (tx, owner) => {
        await linkIdentity(tx, owner, await takeForLink(tx, browserOf(request, isSecure), owner.id))
        return admit(tx, call, owner.id, 'entree')
      },
    })
    reply.header('set-cookie', clearedLoginCookie(isSecure))
    return sendSession({ call, reply, tools }, session, { data: publicUser(user) })
  })

  return [start, comeBack, signIn, link]
}

/** Somebody kept the address, or follows a link of their school; the page leads them to the other doors. */
const notHere = route('GET /auth/entree', 'public', async ({ call, reply }) =>
  reply.redirect(pageOf(call.site, 'error', { code: 'not_configured' }), 302),
)

const nobodyHere: EntreeError[] = ['brin_missing', 'brin_unknown', 'mail_missing', 'user_not_provisioned']
const isNobodyHere = (error: unknown) => error instanceof Refusal && nobodyHere.includes(error.code)

/** The browser goes on to the address that the work gives, or to the error page with nothing but a code. */
async function orErrorPage(call: Call, reply: FastifyReply, work: () => Promise<string>): Promise<FastifyReply> {
  try {
    return reply.redirect(await work(), 302)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, code } = (error.cause ?? {}) as { message?: string; code?: string }
    const level = error.code.startsWith('upstream') ? 'warn' : 'info'
    call.log[level]({ entree: error.code, cause: code, detail: message }, 'sign-in by Entree refused')
    return reply.redirect(pageOf(call.site, 'error', { code: error.code }), 302)
  }
}
