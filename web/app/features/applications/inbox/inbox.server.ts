import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { applications } from '#protocol/features/applications.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import type { ApplicationStatus } from '../application/application-steps.ts'
import { applicationOf, include } from '../applications.data.ts'
import { countsOf } from '../counts.server.ts'

/** How a host sorts what came in, by its name in the address. */
const inboxTabs = {
  nieuw: ['with_host', 'read'],
  gesprek: ['in_talk'],
  wachtlijst: ['waiting', 'offered'],
  besloten: ['accepted', 'declined', 'withdrawn', 'expired'],
} satisfies Record<string, ApplicationStatus[]>
type Tab = keyof typeof inboxTabs

const isTab = (name: string | null): name is Tab => name !== null && Object.hasOwn(inboxTabs, name)

/** Where those of a state stand. */
export function inboxOf(status: unknown): string {
  const tab = keysOf(inboxTabs).find((name) => inboxTabs[name].some((each) => each === status))
  return tab ? `/aanmeldingen?toon=${tab}` : '/aanmeldingen'
}

const SIZE = 25

const pageOf = (params: URLSearchParams) => {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** One tab of what came in, oldest first, with the one that is up. */
export async function readInbox(api: Client, { can, organization }: Session, params: URLSearchParams) {
  const asked = params.get('toon')
  const vacancyId = params.get('vacature')
  const page = pageOf(params)
  const { byStatus, toAnswer, toAnswerByStatus } = await countsOf(api)
  const sizeIn = (counts: typeof byStatus) => (name: Tab) =>
    inboxTabs[name].reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const sizeOf = sizeIn(byStatus)
  // Whoever comes without a wish sees the first tab where something waits for them, or else has something in it.
  const first = (['nieuw', 'gesprek'] as const).find(sizeIn(toAnswerByStatus))
  const tab: Tab = isTab(asked)
    ? asked
    : (first ?? (['nieuw', 'gesprek', 'wachtlijst'] as const).find(sizeOf) ?? 'nieuw')
  const [rows, places] = await Promise.all([
    api.list(applications, {
      filter: { statusIn: inboxTabs[tab], ...(isId(vacancyId) ? { vacancyIdEq: vacancyId } : {}) },
      sort: tab === 'besloten' ? '-updatedAt' : 'createdAt',
      include,
      page: { number: page, size: SIZE },
    }),
    can.receiveApplications
      ? api.list(vacancies, {
          filter: { organizationIdEq: organization?.id ?? '', statusIn: ['published', 'full', 'paused'] },
          page: { size: 50 },
        })
      : [],
  ])
  return {
    tab,
    toAnswer,
    tabs: keysOf(inboxTabs).map((name) => ({ name, count: sizeOf(name) })),
    vacancyId: isId(vacancyId) ? vacancyId : null,
    vacancies: places.map(({ id, fullTitle }) => ({ id, title: fullTitle })),
    ...queueOf(rows.map(applicationOf), rows.records, page, params),
  }
}

/** What waits for the school's yes. */
export async function readReview(api: Client, params: URLSearchParams) {
  const page = pageOf(params)
  const rows = await api.list(applications, {
    filter: { statusEq: 'submitted' },
    sort: 'createdAt',
    include,
    page: { number: page, size: SIZE },
  })
  return queueOf(rows.map(applicationOf), rows.records, page, params)
}

function queueOf(rows: ReturnType<typeof applicationOf>[], records: number, page: number, params: URLSearchParams) {
  const find = (name: string) => rows.find(({ id }) => id === params.get(name))
  const asked = params.get('id')
  const chosen = find('id')
  // Whoever goes back to one that was decided reads so, instead of deciding about somebody else.
  const decidedId = !chosen && isId(asked) ? asked : null
  return {
    rows,
    records,
    page,
    last: Math.max(1, Math.ceil(records / SIZE)),
    current: decidedId ? null : (chosen ?? find('volgende') ?? rows[0] ?? null),
    /** On a phone the list comes first; one that was chosen takes its place. */
    isChosen: chosen !== undefined || decidedId !== null,
    decidedId,
  }
}
export type Queue = ReturnType<typeof queueOf>
export type InboxData = Awaited<ReturnType<typeof readInbox>>
