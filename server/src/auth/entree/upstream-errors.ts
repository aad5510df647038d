import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import type { EntreeError } from '#protocol/features/entree.ts'

const answers: Record<string, EntreeError> = {
  access_denied: 'cancelled',
  unauthorized_client: 'upstream_403',
  server_error: 'upstream_500',
  temporarily_unavailable: 'upstream_500',
}

const byStatus = (status: number): EntreeError => {
  if (status === 401 || status === 403) return 'upstream_403'
  return status >= 400 && status < 500 ? 'upstream_400' : 'upstream_500'
}

/** An answer to another question than ours, or of somebody else than Entree. The library says it in words alone. */
function notForUs({ message, cause }: Error): EntreeError {
  const words = `${message} ${cause instanceof Error ? cause.message : ''}`
  if (words.includes('"nonce"')) return 'nonce_mismatch'
  return /"iss"|issuer/.test(words) ? 'issuer_mismatch' : 'upstream_500'
}

/** What went wrong on the way through Entree, in the words of our own error page. */
export function upstreamError(error: unknown): EntreeError {
  if (error instanceof AuthorizationResponseError) return answers[error.error] ?? 'upstream_400'
  // A code that was used or has grown old is not somebody's mistake: trying again helps.
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : byStatus(error.status)
  if (error instanceof WWWAuthenticateChallengeError) return byStatus(error.status)
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'expired'
    if (error.cause instanceof Response) return byStatus(error.cause.status)
    return notForUs(error)
  }
  return 'upstream_500'
}
