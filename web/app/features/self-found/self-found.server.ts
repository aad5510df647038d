import { today } from '#lib/dates.ts'
import { personName } from '#lib/person-name.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { internships, placedStatuses } from '#protocol/features/internships.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { type SelfFoundMatches, selfFoundInternships, selfFoundMatches } from '#protocol/features/self-found.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import type { Tab } from './report-tabs.ts'

const MOST = 50
const include = ['student', 'internshipPeriod', 'knownOrganization', 'organization'] as const
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

type ReportRow = Row<typeof selfFoundInternships, (typeof include)[number]>
const listedFields = {
  selfFoundInternships: ['organizationName', 'createdAt', 'student'],
  students: ['firstName', 'infix', 'lastName'],
} as const
type ListedRow = Row<typeof selfFoundInternships, 'student', typeof listedFields>

function shown(row: ReportRow) {
  return {
    id: row.id,
    state: row.reportState,
    can: row.can,
    name: textOf(row.organizationName),
    city: textOf(row.city),
    website: textOf(row.website),
    contactName: textOf(row.contactName),
    contactEmail: textOf(row.contactEmail),
    contactPhoneNumber: textOf(row.contactPhoneNumber),
    startDate: textOf(row.startDate),
    endDate: textOf(row.endDate),
    plannedHours: row.plannedHours,
    weekdays: row.weekdays,
    description: textOf(row.description),
    motivation: textOf(row.motivation),
    decision: textOf(row.decision),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    studentId: row.student?.id ?? '',
    student: row.student?.lastName ? personName(row.student) : '',
    period: textOf(row.internshipPeriod?.name),
    knownOrganization: row.knownOrganization?.name
      ? {
          id: row.knownOrganization.id,
          name: textOf(row.knownOrganization.name),
          city: textOf(row.knownOrganization.city),
        }
      : null,
    organization: row.organization?.name ? textOf(row.organization.name) : '',
  }
}
export type Report = ReturnType<typeof shown>

export async function readOwn(api: Client): Promise<Report[]> {
  return (await api.list(selfFoundInternships, { include, page: { size: MOST } })).map(shown)
}

export async function readReport(api: Client, id: string): Promise<Report> {
  return shown(await api.find(selfFoundInternships, id, { include }))
}

/** All that the list beside a report tells. */
function listed({ id, student, organizationName, createdAt }: ListedRow) {
  return { id, student: personName(student), studentId: student?.id ?? '', name: textOf(organizationName), createdAt }
}
export type ListedReport = ReturnType<typeof listed>

/** One state of the queue, longest waiting first, and everything about the one that is up. */
export async function readQueue(api: Client, tab: Tab, asked: string | null) {
  const rows = await api.list(selfFoundInternships, {
    filter: { reportStateEq: tab },
    sort: tab === 'waiting' ? 'createdAt' : '-updatedAt',
    include: ['student'],
    fields: listedFields,
    page: { size: MOST },
  })
  const reports = rows.map(listed)
  // A link in a mail may lead to one that has another state by now.
  const elsewhere = isId(asked) && !reports.some(({ id }) => id === asked) ? await findReport(api, asked) : null
  const up = elsewhere ?? reports.find(({ id }) => id === asked) ?? reports[0]
  if (!up) return { reports, records: rows.records, current: null, matches: null }
  const [current, matches] = await Promise.all([elsewhere ?? findReport(api, up.id), readMatches(api, up.id)])
  return { reports, records: rows.records, current, matches }
}

/** Null for one that is not there any more. */
export async function findReport(api: Client, id: string): Promise<Report | null> {
  try {
    return await readReport(api, id)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

const readMatches = (api: Client, id: string): Promise<SelfFoundMatches> => api.run(selfFoundMatches, id)

/** For the hints about working hours; who may not know it, or whose it is not known, gets none. */
export async function readBirthDate(api: Client, studentId: string): Promise<string | null> {
  const [profile] = await api.list(studentProfiles, { filter: { idEq: studentId }, page: { size: 1 } })
  return profile?.birthDate ?? null
}

/** Periods in which a place of one's own can be reported. */
export async function readOpenPeriods(api: Client) {
  const periods = await api.list(internshipPeriods, { filter: { inScope: true }, page: { size: MOST } })
  const now = today()
  return periods
    .filter(({ mayReportSelfFound, endDate }) => mayReportSelfFound && endDate >= now)
    .map(({ id, name, startDate, endDate, targetHours }) => ({ id, name, startDate, endDate, targetHours }))
}
export type OpenPeriod = Awaited<ReturnType<typeof readOpenPeriods>>[number]

/** Where a student goes already in one of these periods; null for who has no place yet. */
export async function readPlace(api: Client, studentId: string, periods: readonly OpenPeriod[]) {
  const found = await api.list(internships, {
    filter: { studentIdEq: studentId, statusIn: placedStatuses },
    include: ['organization', 'internshipPeriod'],
    page: { size: MOST },
  })
  const row = found.find(({ internshipPeriod }) => periods.some(({ id }) => id === internshipPeriod?.id))
  if (!row) return null
  return {
    place: textOf(row.organization?.name ?? row.organizationName ?? row.title),
    period: textOf(row.internshipPeriod?.name),
  }
}
