import type { Resource } from '#protocol/declaring/define.ts'
import { camel } from '#protocol/declaring/names.ts'
import { type Failure, fail } from '../fail.ts'

type PgError = { code?: string; detail?: string; constraint?: string }

/**
 * What the database refused, in the words of the API. Anything unknown stays an error of ours. It goes by the names of
 * constraints: under row-level security PostgreSQL tells nothing about the row.
 */
export function fromDatabase(
  error: unknown,
  resource?: Resource,
  values: Record<string, unknown> = {},
): Failure | undefined {
  const { code, detail = '', constraint = '' } = error as PgError
  switch (code) {
    case '23503': {
      if (detail.includes('still referenced')) return fail('record.inUse')
      const column = /_tenant_id_(?:\w+_id_)?(\w+?)(?:_fkey\d*)$/.exec(constraint)?.[1] ?? 'record_id'
      const name = column.replace(/_id$/, '')
      return fail('relation.missing', { name }, { pointer: pointerTo(column, resource) })
    }
    case '23505':
      if (constraint === 'users_by_email') return fail('emailTaken', {}, { pointer: '/data/attributes/email' })
      // What is unique by its name has the key of that name last.
      return constraint.endsWith('_name_key_key') && typeof values.name === 'string'
        ? fail('record.nameTaken', { name: values.name }, { pointer: '/data/attributes/name' })
        : fail('record.duplicate')
    case '23514':
      return constraint.endsWith('_date_order')
        ? fail('dateOrder', {}, { pointer: '/data/attributes/endDate' })
        : fail('request.invalid', {}, { pointer: '/data' })
    case '22P02':
    case '22P05':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
      return fail('request.invalid')
    case '57014':
    case '55P03':
    case '40P01':
    case '40001':
      return fail('database.unavailable')
  }
}

/** Where the caller wrote the id: in the relationships of a document unless it is an attribute. */
function pointerTo(column: string, resource: Resource | undefined): string {
  const attribute = camel(column)
  if (!resource || Object.hasOwn(resource.attributes, attribute)) return `/data/attributes/${attribute}`
  return `/data/relationships/${attribute.replace(/Id$/, '')}`
}
