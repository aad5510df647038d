import { type Fields, type Resource, typesOf } from '#protocol/declaring/define.ts'
import type { Field } from '#protocol/declaring/fields.ts'

export type Schema = Record<string, unknown>

/** A declared field as JSON Schema. */
export function fieldSchema(field: Field): Schema {
  const schema: Schema = { ...typeOf(field), ...(field.readOnly ? { readOnly: true } : {}) }
  return field.optional ? { ...schema, type: [schema.type, 'null'].flat() } : schema
}

/** A value to look for: never nothing, and perhaps longer or larger than a row can hold. */
export function soughtSchema(field: Field): Schema {
  const { type, enum: options, format } = typeOf({ ...field, optional: false, min: undefined, max: undefined })
  return { type, ...(options ? { enum: options } : {}), ...(format ? { format } : {}) }
}

function typeOf(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return {
        type: 'string',
        ...(field.min ? { minLength: field.min } : {}),
        ...(field.max ? { maxLength: field.max } : {}),
        ...(field.format === 'email' ? { format: 'email' } : field.format === 'url' ? { format: 'uri' } : {}),
        ...(field.format === 'secret' ? { format: 'password' } : {}),
      }
    case 'integer':
    case 'number':
      return {
        type: field.kind,
        ...(field.min !== undefined ? { minimum: field.min } : {}),
        ...(field.max !== undefined ? { maximum: field.max } : {}),
      }
    case 'boolean':
      return { type: 'boolean' }
    case 'date':
      return { type: 'string', format: 'date' }
    case 'timestamp':
      return { type: 'string', format: 'date-time' }
    case 'id':
      return { type: 'string', format: 'uuid' }
    case 'oneOf':
      return { type: 'string', enum: field.optional ? [...(field.options ?? []), null] : [...(field.options ?? [])] }
    case 'json':
      return { type: ['object', 'array'] }
    case 'list':
      return { type: 'array', items: fieldSchema(field.of as Field), maxItems: field.max }
  }
}

export function fieldsSchema(fields: Fields, isPartial = false): Schema {
  const required = Object.entries(fields).filter(([, field]) => !field.optional && !field.hasDefault && !field.readOnly)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(isPartial || required.length === 0 ? {} : { required: required.map(([name]) => name) }),
  }
}

const linkage: Schema = {
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { type: 'string' }, id: { type: 'string', format: 'uuid' } },
}

function shownAttributes({ attributes, typeAttribute }: Resource): Fields {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== typeAttribute))
}

export function resourceSchema(resource: Resource, actions: string[]): Schema {
  const relationships = Object.entries(resource.relationships).map(([name, { kind }]) => [
    name,
    {
      type: 'object',
      properties:
        kind === 'toOne'
          ? { data: { anyOf: [linkage, { type: 'null' }] } }
          : { data: { type: 'array', items: linkage }, links: { type: 'object' } },
    },
  ])
  const can = Object.fromEntries(actions.map((name) => [name, { type: 'boolean' }]))
  return {
    type: 'object',
    required: ['type', 'id', 'links'],
    properties: {
      type: { enum: [...typesOf(resource)] },
      id: { type: 'string', format: 'uuid' },
      attributes: fieldsSchema(shownAttributes(resource), true),
      ...(relationships.length > 0
        ? { relationships: { type: 'object', properties: Object.fromEntries(relationships) } }
        : {}),
      links: { type: 'object', properties: { self: { type: 'string', format: 'uri' } } },
      ...(actions.length > 0
        ? { meta: { type: 'object', properties: { can: { type: 'object', properties: can } } } }
        : {}),
    },
  }
}
