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
  /** The event that takes it back; until it may come no more, the reaction waits. */
  unless?: string
}

/** As long as nobody was told of a decision, taking it back is as if it never was. */
export const SECONDS_TO_RETHINK = 60

/**
 * What follows after the commit. It runs at least once, so doing it twice must be harmless. What follows a decision that can
 * be taken back waits as long as that can be, and is left out when it was: `unless` names the event that says so.
 */
export function on<F extends Fields>(
  name: string,
  type: EventType<F>,
  run: (context: { event: EventRow<F>; tx: Tx }) => Promise<void>,
  unless?: EventType,
): Reaction {
  return { name, on: type.name, run: run as Reaction['run'], ...(unless ? { unless: unless.name } : {}) }
}

/** Somebody took it back since: the event that says so is about the same, and of what this one tells it tells a part. */
export async function isTakenBack(tx: Tx, { unless }: Reaction, eventId: string): Promise<boolean> {
  if (!unless) return false
  const back = await tx.row(
    `select 1 from events e join events n on n.subject_type = e.subject_type and n.subject_id = e.subject_id
     where e.id = $1 and n.name = $2 and n.created_at > e.created_at and e.data @> n.data limit 1`,
    [eventId, unless],
  )
  return back !== undefined
}

export const afterRethinking = (seconds: number) => new Date(Date.now() + seconds * 1000)

export class Reactions {
  readonly all: Reaction[] = []
  private readonly rethinkSeconds: number

  constructor(rethinkSeconds = SECONDS_TO_RETHINK) {
    this.rethinkSeconds = rethinkSeconds
  }

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
        ...(reaction.unless ? { runAt: afterRethinking(this.rethinkSeconds) } : {}),
      }))
  }
}
