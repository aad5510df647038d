import type { EventType, Fields, Values } from '#protocol/declaring/define.ts'
import type { Job, Tx } from './writing/transaction.ts'

export type EventRow<F extends Fields = Fields> = Values<F> & {
  id: string
  name: string
  subjectType: string
  subjectId: string
  actorId: string | null
  createdAt: Date
}

/** The same by its type. */
export type EventOf<E extends EventType> = EventRow<E['data']>

export type Reaction = {
  name: string
  on: string
  run: (context: { event: EventRow; tx: Tx }) => Promise<void>
}

/** What follows after the commit. It runs at least once, so doing it twice must be harmless. */
export function on<F extends Fields>(
  name: string,
  type: EventType<F>,
  run: (context: { event: EventRow<F>; tx: Tx }) => Promise<void>,
): Reaction {
  return { name, on: type.name, run: run as Reaction['run'] }
}

export class Reactions {
  readonly all: Reaction[] = []

  add(reaction: Reaction): void {
    if (this.all.some((known) => known.name === reaction.name))
      throw new Error(`reaction ${reaction.name} stands twice`)
    this.all.push(reaction)
  }

  /** Each reaction is a job of its own, so that one that fails does not hold up the others. */
  jobsFor(eventName: string, eventId: string): Job[] {
    return this.all
      .filter((reaction) => reaction.on === eventName)
      .map((reaction) => ({
        identifier: 'react',
        payload: { reaction: reaction.name, eventId },
        key: `${reaction.name}:${eventId}`,
      }))
  }
}
