import type { Session } from '#lib/session.server.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { contracts } from '#protocol/features/contracts.ts'
import { readContract, withContract } from '../page/contract.data.ts'

const PAGE = 30

/** What waits for the reader, who waits longest first, and the one that is up with its text. */
export async function readQueue(api: Client, asked: URLSearchParams, session: Session) {
  const page = Math.max(1, Number(asked.get('page')) || 1)
  const found = await api.list(contracts, {
    filter: { yours: true },
    sort: ['waitsSince'],
    page: { number: page, size: PAGE },
    ...withContract,
  })
  const rows = found.map(({ id, studentName, organizationName, waitsSince, createdAt }) => ({
    ...{ id, studentName, organizationName },
    since: waitsSince ?? createdAt,
  }))
  const wanted = asked.get('id') ?? asked.get('volgende')
  const id = wanted && isId(wanted) ? wanted : rows[0]?.id
  const current = id
    ? await orGone(
        readContract(
          api,
          id,
          session,
          // Nobody sends a text message from here.
          false,
          found.find((each) => each.id === id),
        ),
      )
    : null
  return { rows, records: found.records, page, last: Math.max(1, Math.ceil(found.records / PAGE)), current }
}

/** Somebody else may have been earlier. */
const orGone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
