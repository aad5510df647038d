import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { formSubmissions, showSubmission } from '#protocol/features/form-submissions.ts'

const PAGE = 30

/** What waits for the reader: to fill in oneself, or to look at; and the one that is up with its answers. */
export async function readFormQueue(api: Client, asked: URLSearchParams) {
  const page = Math.max(1, Number(asked.get('page')) || 1)
  const found = await api.list(formSubmissions, {
    filter: { yours: true },
    sort: ['createdAt'],
    include: ['form'],
    page: { number: page, size: PAGE },
  })
  const rows = found.map(({ id, title, status, role, respondentName, studentName, organizationName, can, ...row }) => ({
    ...{ id, title, status, role, can, formId: row.form?.id ?? '' },
    ...{ submittedAt: row.submittedAt ?? null, dueOn: row.dueOn ?? null, reason: row.reason ?? null },
    ...{ respondent: respondentName ?? null, student: studentName ?? null, organization: organizationName ?? null },
    since: row.submittedAt ?? row.createdAt,
    isOwn: status !== 'submitted',
  }))
  const wanted = asked.get('id') ?? asked.get('volgende')
  const current = rows.find(({ id }) => isId(wanted) && id === wanted) ?? (wanted === 'geen' ? undefined : rows[0])
  const shown = current && !current.isOwn ? await orGone(api.run(showSubmission, current.id)) : null
  return {
    rows,
    records: found.records,
    page,
    last: Math.max(1, Math.ceil(found.records / PAGE)),
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
