import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  type ServerMetadata,
} from 'openid-client'
import type { Env } from '#server/env.ts'
import { type EntreePerson, readPerson } from './claims.ts'
import { Refusal } from './refusal.ts'
import { upstreamError } from './upstream-errors.ts'

export type Secrets = { state: string; nonce: string; verifier: string }

const HOUR = 3_600_000

/** Our side of the conversation with the identity provider. Whatever goes wrong there is a refusal with a fixed code. */
export class EntreeClient {
  private readonly settings: NonNullable<Env['entree']>
  private known: { metadata: Promise<ServerMetadata>; until: number } | undefined

  constructor(settings: NonNullable<Env['entree']>) {
    this.settings = settings
  }

  /** Where to send the browser. */
  authorizationUrl(redirectUri: string, { state, nonce, verifier }: Secrets): Promise<URL> {
    return orRefuse(async () =>
      buildAuthorizationUrl(await this.configuration(), {
        redirect_uri: redirectUri,
        scope: this.settings.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    )
  }

  /** Who came back, from the address the browser came back with. Attributes stand in userinfo, or in the token. */
  person(answer: URL, { state, nonce, verifier }: Secrets): Promise<EntreePerson> {
    return orRefuse(async () => {
      const config = await this.configuration()
      const tokens = await authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const idToken = tokens.claims() as IDToken
      const info = config.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(config, tokens.access_token, idToken.sub)
        : {}
      return readPerson({ ...idToken, ...info, iss: idToken.iss, sub: idToken.sub })
    })
  }

  /**
   * A configuration of its own for every sign-in: the provider's keys are kept with it, so they are read anew each time
   * and a changed key works at once. The library would ask for unknown keys only once a minute, and that minute's
   * people have used up their code.
   */
  private async configuration(): Promise<Configuration> {
    const { clientId, clientSecret, timeoutSeconds } = this.settings
    const config = new Configuration(await this.metadata(), clientId, undefined, ClientSecretBasic(clientSecret))
    config.timeout = timeoutSeconds
    for (const extend of this.extensions()) extend(config)
    // Without this the signature of an id_token that comes straight from the provider is not looked at.
    enableNonRepudiationChecks(config)
    return config
  }

  /** Read at the first sign-in and every hour; people who come at the same moment share it; a failure is not kept. */
  private metadata(): Promise<ServerMetadata> {
    if (this.known && this.known.until > Date.now()) return this.known.metadata
    const { issuer, clientId, timeoutSeconds } = this.settings
    const options = { timeout: timeoutSeconds, execute: this.extensions() }
    const metadata = discovery(new URL(issuer), clientId, undefined, undefined, options).then(
      (found) => found.serverMetadata(),
      (error) => {
        this.known = undefined
        throw error
      },
    )
    this.known = { metadata, until: Date.now() + HOUR }
    return metadata
  }

  /** An installation in production cannot have such an issuer (env.ts). */
  private extensions(): ((config: Configuration) => void)[] {
    return this.settings.issuer.startsWith('http:') ? [allowInsecureRequests] : []
  }
}

async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Refusal(upstreamError(error), error)
  }
}
