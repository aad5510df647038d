import type { FastifyRequest } from 'fastify'
import { isObject } from '#protocol/shared/guards.ts'

/** A part of the path, such as `:id`. */
export function paramOf({ params }: FastifyRequest, name: string): string {
  const value = isObject(params) ? params[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** What the address asks for. Whoever asks for something twice gets a list of it, which is no text. */
export const askedOf = ({ query }: FastifyRequest): Record<string, unknown> => (isObject(query) ? query : {})
