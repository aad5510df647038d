import { byLateness, waitsTooLong } from '#app/features/queue/is-late.ts'
import { nextAfter } from '#lib/next-in-queue.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { formSubmissions, showSubmission } from '#protocol/features/form-submissions.ts'

const PAGE = 30
/** So many are put in order; the API gives them by this many. */
const [MOST, PART] = [1000, 200]

type Times = { status: string; createdAt: string; submittedAt?: string | null; dueOn?: string | null }

/** What was handed in waits since then; what is to be filled in has time until its day. */
const waiting = ({ status, createdAt, submittedAt, dueOn }: Times) =>
  status === 'submitted' ? { since: submittedAt ?? createdAt, dueOn: null } : { since: createdAt, dueOn: dueOn ?? null }

const readPart = (api: Client, number: number) =>
  api.list(formSubmissions, {
    filter: { yours: true },
    sort: ['createdAt'],
    fields: { formSubmissions: ['status', 'createdAt', 'submittedAt', 'dueOn'] },
    page: { number, size: PART },
  })

/** Everything that waits, who is late first: a page can only be cut from the whole. */
async function readOrder(api: Client) {
  const first = await readPart(api, 1)
  const parts = Math.ceil(Math.min(first.records, MOST) / PART)
  const others = await Promise.all(Array.from({ length: Math.max(0, parts - 1) }, (_, at) => readPart(api, at + 2)))
  const order = [first, ...others]
    .flat()
    .map((row) => ({ id: row.id, ...waiting(row) }))
    .sort(byLateness)
  return { order, records: first.records }
}

async function readRows(api: Client, order: Awaited<ReturnType<typeof readOrder>>['order'], me: string) {
  if (order.length === 0) return []
  const found = await api.list(formSubmissions, {
    filter: { yours: true, idIn: order.map(({ id }) => id) },
    include: ['form'],
    page: { size: PAGE },
  })
  return order.flatMap(({ id, ...waits }) => {
    const row = found.find((each) => each.id === id)
    if (!row) return []
    const { title, status, role, can } = row
    return {
      ...{ id, title, status, role, can, formId: row.form?.id ?? '', isMine: row.respondentId === me },
      ...{ submittedAt: row.submittedAt ?? null, reason: row.reason ?? null },
      ...{ respondent: row.respondentName ?? null, student: row.studentName ?? null },
      ...{ organization: row.organizationName ?? null, isToFill: status !== 'submitted' },
      ...{ since: waits.since, lateAfter: waits.dueOn, dueOn: row.dueOn ?? null },
    }
  })
}

/** What waits for the reader: to fill in, or to look at; and the one that is up with its answers. */
export async function readFormQueue(api: Client, asked: URLSearchParams, me: string) {
  const { order, records } = await readOrder(api)
  const wanted = asked.get('id') ?? asked.get('volgende')
  const at = order.findIndex(({ id }) => isId(wanted) && id === wanted)
  const last = Math.max(1, Math.ceil(order.length / PAGE))
  // The page on which the one that is up stands.
  const page = at < 0 ? Math.min(last, Math.max(1, Number(asked.get('page')) || 1)) : Math.floor(at / PAGE) + 1
  const first = (page - 1) * PAGE
  const rows = await readRows(api, order.slice(first, first + PAGE), me)
  const current = rows.find(({ id }) => id === wanted) ?? (wanted === 'geen' ? undefined : rows[0])
  const shown = current && !current.isToFill ? await orGone(api.run(showSubmission, current.id)) : null
  return {
    ...{ rows, records, page, last },
    late: order.length < records ? undefined : order.filter(waitsTooLong).length,
    next: current ? nextAfter(order, current.id) : '',
    current: current ?? null,
    shown,
  }
}
export type FormQueue = Awaited<ReturnType<typeof readFormQueue>>

/** Somebody else may have been earlier. */
const orGone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
