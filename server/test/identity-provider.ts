import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { atEnd } from './setup.ts'

export type SchoolClaims = Record<string, unknown>
export const clientId = 'stagehaven'
export const clientSecret = 'only-for-tests-only-for-tests-only'

/** Every attribute the real federation may hand out, in the spelling of its documentation. */
const attributes = [
  'sub',
  'uid',
  'givenName',
  'sn',
  'mail',
  'eduPersonAffiliation',
  'nlEduPersonHomeOrganization',
  'nlEduPersonHomeOrganizationId',
  'nlEduPersonHomeOrganizationBranchId',
]

/** A real OpenID provider on its own port, with people whose school says about them what the test wants. */
export async function startIdentityProvider() {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, SchoolClaims>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['https://example.test/auth/entree/callback'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'first' }] },
    claims: { openid: attributes },
    pkce: { required: () => true },
    cookies: { keys: ['only-for-tests'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => {
      const claims = people.get(id)
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) }
    },
  })
  // Every test site has an address of its own, made while the test runs.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => new URL(uri).pathname === '/auth/entree/callback'
  const handle = provider.callback()
  server.on('request', handle)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  atEnd(stop)
  return { issuer, people, stop, walk: (address: string, login: string | null) => walk(issuer, address, login) }
}

/**
 * Walks through the provider's own pages as a browser would: signs in under this name, or cancels when there is none,
 * agrees, and stops at the first address outside the provider.
 */
async function walk(issuer: string, start: string, login: string | null): Promise<string> {
  const jar = new Map<string, string>()
  let address = start
  let form: URLSearchParams | undefined
  for (let step = 0; step < 15; step++) {
    if (new URL(address).origin !== issuer) return address
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) as unknown as [string, string, string]
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    form = undefined
    const location = answer.headers.get('location')
    if (location) {
      address = new URL(location, address).href
      continue
    }
    const html = await answer.text()
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(html) ?? []
    if (!prompt) throw new Error(`no form on the provider's page (${answer.status}): ${html.slice(0, 500)}`)
    const pattern = login === null ? /href="([^"]*\/abort)"/ : /action="([^"]+)"/
    address = new URL(pattern.exec(html)?.[1] as string, address).href
    if (login !== null) form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) })
  }
  throw new Error('the provider never sent the browser back')
}
