import { redirect } from 'react-router'
import { personName } from '#lib/person-name.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { hourEntries } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { clockText } from '../hours-text.ts'

const SIZE = 100

/** What waits: for a host day by day, for a school what waits longest at its hosts first. */
export async function readWaiting(api: Client, session: Session, page: number) {
  const isSchool = session.can.answerForHosts === true
  const found = await api.list(hourEntries, {
    filter: isSchool ? { waitsAtHost: true } : { toConfirm: true },
    sort: isSchool ? 'submittedAt' : 'day',
    include: ['internship', 'student'],
    page: { number: page, size: SIZE },
  })
  const last = Math.max(1, Math.ceil(found.records / SIZE))
  if (page > last) throw redirect(last > 1 ? `/uren?pagina=${last}` : '/uren')
  const hosts = isSchool
    ? await hostsOf(
        api,
        found.map(({ internship }) => internship?.id ?? ''),
      )
    : new Map<string, string>()
  const entries = found.map((entry) => ({
    id: entry.id,
    day: entry.day,
    times: entry.startsAt && entry.endsAt ? `${clockText(entry.startsAt)}–${clockText(entry.endsAt)}` : '',
    minutes: entry.minutes,
    work: entry.work ?? null,
    needsSchool: entry.needsSchool,
    sentAt: entry.submittedAt ?? null,
    sheet: entry.internship?.id ?? '',
    host: hosts.get(entry.internship?.id ?? '') ?? '',
    student: personName(entry.student) || (entry.internship?.studentName ?? ''),
  }))
  return { isSchool, entries, page, last, count: found.records, seenAt: new Date().toISOString() }
}
export type Waiting = Awaited<ReturnType<typeof readWaiting>>
export type WaitingDay = Waiting['entries'][number]

async function hostsOf(api: Client, ids: readonly string[]): Promise<Map<string, string>> {
  const idIn = [...new Set(ids)].filter(Boolean)
  if (idIn.length === 0) return new Map()
  const rows = await api.list(internships, { filter: { idIn }, include: ['organization'], page: { size: SIZE } })
  return new Map(
    rows.map(({ id, organization, organizationName }) => [id, organization?.name ?? organizationName ?? '']),
  )
}

/** A host sees who worked at the same time together: "all five, Saturday 9–13". A school sees what lies at one host together. */
export function groupsOf({ isSchool, entries }: Pick<Waiting, 'isSchool' | 'entries'>) {
  const groups = Map.groupBy(entries, ({ host, day, times }) => (isSchool ? host : `${day} ${times}`))
  return [...groups].map(([key, days]) => ({ key, days }))
}
