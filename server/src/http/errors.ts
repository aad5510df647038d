import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '#db/unavailable.ts'
import { Failure, fail } from '#engine/fail.ts'
import { fromDatabase } from '#engine/writing/database-errors.ts'
import { errorStatus, errorText, errorTitle, type Locale } from '#protocol/errors/errors.ts'
import { serverFault } from '../faults/fault.ts'
import { jsonApi } from './media-type.ts'
import { guestLocale, isAuthCall } from './request-context.ts'
import { echoSession } from './session-headers.ts'

/** Any error as a failure of the catalogue. What is not known there is our bug: 500, reported, and no word about why. */
function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isUnavailable(error)) return fail('database.unavailable')
  const full = storageFailure(error)
  if (full) return full
  const known = fromDatabase(error)
  if (known) return known
  const { statusCode, code } = error as FastifyError
  if (statusCode === 413) return fail('body.tooLarge')
  if (statusCode === 415) return fail('media.unsupported', {}, { header: 'Content-Type' })
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || (statusCode && statusCode < 500)) return fail('request.invalid')
  return fail('server.error')
}

/** No room, or no leave to write: of a disk that holds files, or of the database's own. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const readOnlyCodes = new Set(['EROFS', '25006'])

function storageFailure(error: unknown): Failure | undefined {
  const code = String((error as { code?: unknown } | null)?.code)
  if (fullCodes.has(code)) return fail('storage.full')
  if (readOnlyCodes.has(code)) return fail('storage.readOnly')
}

export function errorDocument(failure: Failure, locale: Locale): string {
  const errors = failure.details.map(({ code, params, source, meta }) => ({
    status: String(errorStatus(code)),
    code,
    title: errorTitle(code),
    detail: errorText(code, locale, params),
    ...(source ? { source } : {}),
    ...(meta ? { meta } : params && 'state' in params ? { meta: { state: params.state } } : {}),
  }))
  return JSON.stringify({ jsonapi: { version: '1.1' }, errors })
}

/** A refusal as an answer; nothing for our own faults, which must be reported on their way out. */
export function refusalOf(error: unknown, locale: Locale): { status: number; body: string } | undefined {
  const failure = toFailure(error)
  return failure.status < 500 ? { status: failure.status, body: errorDocument(failure, locale) } : undefined
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = toFailure(error)
  if (failure.status >= 500) {
    // Never the whole error: a database error's detail quotes the row.
    const { message, stack, code } = error as { message?: string; stack?: string; code?: string }
    request.log.error({ err: { message, code, stack } }, 'request failed')
    const where = { path: request.routeOptions?.url ?? '', build: '', tenant: request.call?.site.key ?? '' }
    request.server.faults.forward(serverFault(error, 'request', where))
  }
  if (failure.status === 503) reply.header('retry-after', '1')
  const locale = request.call?.locale ?? guestLocale(request)
  const isAuth = isAuthCall(request)
  // A call that is refused to somebody known leaves them signed in, and says so like any other answer.
  if (request.call) echoSession(reply, request.call)
  const body = isAuth
    ? authErrorBody(failure, locale, request.routeOptions?.url === '/auth')
    : errorDocument(failure, locale)
  return reply
    .code(failure.status)
    .headers(failure.headers)
    .header('content-type', isAuth ? 'application/json' : jsonApi)
    .send(Buffer.from(body))
}

/**
 * The sign-in calls speak the older dialect of devise_token_auth: texts for the request, an object for fields. Those about
 * an account also name the status of their answer.
 */
export function authErrorBody(failure: Failure, locale: Locale, isAboutAccount: boolean): string {
  const texts = failure.details.map(({ code, params }) => errorText(code, locale, params))
  const byField: Record<string, string[]> = {}
  failure.details.forEach(({ source }, index) => {
    const field = source?.pointer?.split('/').at(-1)
    if (field) byField[snakeField(field)] = [...(byField[snakeField(field)] ?? []), texts[index] as string]
  })
  const status = isAboutAccount ? { status: 'error' } : {}
  if (Object.keys(byField).length === 0) return JSON.stringify({ success: false, ...status, errors: texts })
  return JSON.stringify({ success: false, status: 'error', errors: { ...byField, full_messages: texts } })
}

const snakeField = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
