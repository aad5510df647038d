import type { Fields } from './fields.ts'

export type EventType<F extends Fields = Fields> = { name: string; data: F }

/** What every event has besides its own data; data of the same name would be hidden behind it. */
const envelope = ['id', 'name', 'data', 'subjectType', 'subjectId', 'actorId', 'requestId', 'createdAt']

export function event<const F extends Fields>(name: string, data: F): EventType<F> {
  const hidden = envelope.find((key) => key in data)
  if (hidden) throw new Error(`${name}: data cannot be called "${hidden}"`)
  return { name, data }
}
