import { createHash } from 'node:crypto'

/** An event as it is hashed: as texts, so that every reader hashes the same. */
export type EventTexts = {
  id: string
  at: string
  name: string
  subjectType: string
  subjectId: string
  actorId: string | null
  impersonatorId: string | null
  requestId: string | null
  data: string
  /** What somebody typed, which may have to be forgotten. */
  words: string | null
}

/** The columns of `EventTexts`, of events called `e`. */
export const eventTexts = `e.id::text, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  e.name, e.subject_type as "subjectType", e.subject_id::text as "subjectId", e.actor_id::text as "actorId",
  e.impersonator_id::text as "impersonatorId", e.request_id as "requestId", (e.data - 'reason' - 'query')::text as data,
  case when e.data ?| array['reason', 'query'] then json_build_array(e.data->'reason', e.data->'query')::text end as words`

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const hashOfWords = (words: string, salt: string) => sha256(`${salt} ${words}`)

/** `wordsHash` stands for what was typed, also when that is forgotten. */
export const hashOfEvent = (event: EventTexts, wordsHash: string | null): string =>
  sha256(
    JSON.stringify([
      event.id,
      event.at,
      event.name,
      event.subjectType,
      event.subjectId,
      event.actorId,
      event.impersonatorId,
      event.requestId,
      event.data,
      wordsHash,
    ]),
  )

export type Block = {
  siteId: string
  number: number
  isLasting: boolean
  madeAt: Date
  previous: string | null
  eventIds: string[]
  leaves: string[]
}

export const hashOfBlock = ({ siteId, number, isLasting, madeAt, previous, eventIds, leaves }: Block): string =>
  sha256(JSON.stringify([siteId, number, isLasting, madeAt.toISOString(), previous, eventIds, leaves]))
