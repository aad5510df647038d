import { today } from '#lib/dates.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { formSubmissions, givenSubmissions, openSubmissions } from '#protocol/features/form-submissions.ts'

const PAGE = 20

type Found = Row<typeof formSubmissions>
function rowOf({ id, status, title, respondentName, studentName, organizationName, dueOn, page, submittedAt }: Found) {
  return {
    ...{ id, status, title, dueOn, page, submittedAt },
    // Whoever fills it in about themselves knows who that is.
    about: [studentName === respondentName ? null : studentName, organizationName].filter(Boolean).join(', '),
    isLate: dueOn !== null && dueOn !== undefined && dueOn < today(),
  }
}
export type OwnForm = ReturnType<typeof rowOf>

const toFillIn = (api: Client, size: number) =>
  api.list(formSubmissions, {
    filter: { mine: true, statusIn: [...openSubmissions] },
    sort: ['dueOn'],
    page: { size },
  })

/** What one has to fill in, what is due first on top; and page by page what one handed in. */
export async function readOwnForms(api: Client, asked: URLSearchParams) {
  const page = Math.max(1, Number(asked.get('page')) || 1)
  const [open, given] = await Promise.all([
    toFillIn(api, 100),
    api.list(formSubmissions, {
      filter: { mine: true, statusIn: [...givenSubmissions] },
      sort: ['-submittedAt'],
      page: { number: page, size: PAGE },
    }),
  ])
  return {
    open: open.map(rowOf),
    given: given.map(rowOf),
    page,
    last: Math.max(1, Math.ceil(given.records / PAGE)),
  }
}
export type OwnForms = Awaited<ReturnType<typeof readOwnForms>>

/** For a card elsewhere: the first few that one has to fill in. */
export const formsToFillIn = async (api: Client, { can }: Session): Promise<OwnForm[]> =>
  can.answerForms ? (await toFillIn(api, 4)).map(rowOf) : []

/** Of one internship, for whoever reads its page: one's own lead to the form, those of others to what they answered. */
export async function formsOfInternship(api: Client, internshipId: string, { can, user }: Session) {
  if (!can.answerForms) return []
  const found = await api.list(formSubmissions, {
    filter: { internshipIdEq: internshipId, statusNotIn: ['cancelled'] },
    include: ['form'],
    sort: ['dueOn'],
    page: { size: 50 },
  })
  return found.flatMap((row) => {
    const isOwn = row.respondentId === user.id
    if (!isOwn && !can.followForms) return []
    const to = isOwn ? `/forms/${row.id}` : `/form_builder/${row.form.id}/submissions/${row.id}`
    return [{ id: row.id, phaseId: row.phaseId, title: row.title, role: row.role, status: row.status, isOwn, to }]
  })
}
export type FormOfInternship = Awaited<ReturnType<typeof formsOfInternship>>[number]
