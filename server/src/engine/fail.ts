import { type ErrorCode, errorStatus } from '#protocol/errors/errors.ts'

export type ErrorSource = { pointer?: string; parameter?: string; header?: string }
export type ErrorDetail = { code: ErrorCode; params?: Record<string, unknown>; source?: ErrorSource; meta?: object }

/** An answer that is not a success. Below 500 it is part of the product; it carries one or more error details. */
export class Failure extends Error {
  readonly details: readonly ErrorDetail[]
  readonly status: number
  readonly headers: Record<string, string>
  constructor(details: readonly ErrorDetail[], headers: Record<string, string> = {}) {
    super(details.map((detail) => detail.code).join(', '))
    this.details = details
    this.status = errorStatus(details[0]?.code ?? 'server.error')
    this.headers = headers
  }
}

export function fail(code: ErrorCode, params?: Record<string, unknown>, source?: ErrorSource): Failure {
  return new Failure([{ code, params, source }])
}

export const failParameter = (code: ErrorCode, parameter: string, name = parameter) =>
  fail(code, { name }, { parameter })
export const failField = (code: ErrorCode, field: string, params?: Record<string, unknown>) =>
  fail(code, params, { pointer: `/data/attributes/${field}` })
