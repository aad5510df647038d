import type { FastifyReply } from 'fastify'
import type { Call } from '#engine/call.ts'

export type SessionValues = { token: string; client: string; uid: string; expiresAt: Date }

/** The six headers of devise_token_auth. The token does not rotate, so they are the same on every answer. */
export function sessionHeaders({ token, client, uid, expiresAt }: SessionValues): Record<string, string> {
  const values = {
    'access-token': token,
    'token-type': 'Bearer',
    client,
    expiry: String(Math.floor(expiresAt.getTime() / 1000)),
    uid,
  }
  return { ...values, authorization: `Bearer ${Buffer.from(JSON.stringify(values)).toString('base64')}` }
}

/** Echoes the session to a client that sent it in headers; a browser's cookies stay out of reach of scripts. */
export function echoSession(reply: FastifyReply, call: Call): void {
  const { session } = call.me
  if (!session || call.credentials?.source !== 'header') return
  reply.headers(
    sessionHeaders({
      token: call.credentials.token,
      client: session.client,
      uid: session.uid,
      expiresAt: session.expiresAt,
    }),
  )
}

export function sessionCookies(values: SessionValues, isSecure: boolean): string[] {
  const attributes = `; Path=/; HttpOnly; SameSite=Lax; Expires=${values.expiresAt.toUTCString()}${isSecure ? '; Secure' : ''}`
  return [
    `access-token=${encodeURIComponent(values.token)}${attributes}`,
    `client=${encodeURIComponent(values.client)}${attributes}`,
    `uid=${encodeURIComponent(values.uid)}${attributes}`,
  ]
}

export function clearedCookies(isSecure: boolean): string[] {
  const attributes = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`
  return ['access-token', 'client', 'uid'].map((name) => `${name}=${attributes}`)
}
