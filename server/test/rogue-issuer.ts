import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { clientId } from './identity-provider.ts'
import { atEnd } from './setup.ts'

type Key = Awaited<ReturnType<typeof generateKeyPair>> & { kid: string }

async function newKey(kid: string): Promise<Key> {
  return { ...(await generateKeyPair('RS256', { extractable: true })), kid }
}

/**
 * An identity provider that does exactly what a test tells it to, wrong things included. Nobody signs in at it: the
 * test plays the browser and comes back with any code.
 */
export async function startRogueIssuer() {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const first = await newKey('first')
  const rogue = {
    issuer,
    /** Replaces parts of an otherwise right id_token. */
    token: {} as JWTPayload,
    userinfo: {} as Record<string, unknown>,
    published: [first],
    signing: first,
    /** Answers this endpoint in another way: `token`, `jwks`, `userinfo`, `discovery`. */
    instead: {} as Record<string, (response: ServerResponse) => void>,
    asked: [] as string[],
    async rotate() {
      const next = await newKey('second')
      rogue.published = [next]
      rogue.signing = next
    },
  }
  const answers: Record<string, () => Promise<object> | object> = {
    discovery: () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    token: async () => ({ access_token: 'access', token_type: 'Bearer', id_token: await idToken() }),
    jwks: async () => ({
      keys: await Promise.all(
        rogue.published.map(async ({ publicKey, kid }) => ({
          ...(await exportJWK(publicKey)),
          alg: 'RS256',
          use: 'sig',
          kid,
        })),
      ),
    }),
    userinfo: () => ({ sub: 'nobody', ...rogue.userinfo }),
  }
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ iss: issuer, aud: clientId, sub: 'nobody', iat: now, exp: now + 60, ...rogue.token })
      .setProtectedHeader({ alg: 'RS256', kid: rogue.signing.kid })
      .sign(rogue.signing.privateKey)
  }
  server.on('request', async (request, response) => {
    const path = (request.url ?? '').split('?')[0] as string
    const name = path.startsWith('/.well-known/') ? 'discovery' : path.slice(1)
    rogue.asked.push(name)
    if (rogue.instead[name]) return rogue.instead[name](response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify((await answers[name]?.()) ?? {}))
  })
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return rogue
}
