import { personName } from '#lib/person-name.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { hourBreaches, hourEntries, hourTotals, loggedStatuses } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { paperSheets } from '#protocol/features/paper-sheets.ts'

/** Everything on one sheet, as its reader may see it. */
export async function readSheet(api: Client, id: string, { user }: Session, hasPaper: boolean) {
  const [row, totals, entries, broken, papers] = await Promise.all([
    api.find(internships, id, { include: ['student', 'organization', 'contactPerson', 'supervisor'] }),
    api.find(hourTotals, id),
    api.list(hourEntries, { filter: { internshipIdEq: id }, sort: '-day', page: { size: 500 } }),
    api.list(hourBreaches, { filter: { internshipIdEq: id }, page: { size: 500 } }),
    hasPaper ? api.list(paperSheets, { filter: { internshipIdEq: id }, sort: '-firstDay' }) : [],
  ])
  const isOwn = row.student?.id === user.id
  const rules = new Map(broken.map(({ id: of, breaches }) => [of, breaches]))
  return {
    id,
    isOwn,
    isOpen: loggedStatuses.includes(row.status),
    student: personName(row.student) || row.studentName,
    host: row.organization?.name ?? row.organizationName ?? '',
    /** Who confirms: by name where there is somebody. */
    confirms: personName(row.supervisor) || personName(row.contactPerson) || row.contactName || null,
    startDate: row.startDate ?? null,
    endDate: row.endDate ?? null,
    agreed: totals.minutesAgreed,
    waiting: totals.minutesWaiting,
    credit: totals.minutesCredit,
    creditReason: totals.creditReason ?? null,
    stated: totals.hoursSupervisor ?? null,
    target: totals.targetHours ?? null,
    askedAt: totals.askedAt ?? null,
    hasContact: totals.hasContact,
    undelivered: totals.contactUndelivered ?? null,
    handler: totals.handlerName ?? null,
    openLinks: totals.openLinks,
    can: {
      credit: totals.can.creditHours === true,
      state: totals.can.stateHours === true,
      showCode: totals.can.showHourCode === true,
      remind: totals.can.remindHost === true,
      endLinks: totals.can.endHourLinks === true,
      enterPaper: hasPaper && totals.can.enterPaperSheet === true,
    },
    /** Here one may print a sheet and hand it in signed. */
    hasPaper,
    papers: papers.map(paperOf),
    entries: entries.map((entry) => ({ ...entryOf(entry), breaches: rules.get(entry.id) ?? [] })),
    seenAt: new Date().toISOString(),
  }
}
export type Sheet = Awaited<ReturnType<typeof readSheet>>
export type Entry = Sheet['entries'][number]
export type Paper = Sheet['papers'][number]

const paperOf = (row: Row<typeof paperSheets>) => ({
  id: row.id,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  minutes: row.minutes,
  remark: row.remark ?? null,
  status: row.status,
  hasScan: row.hasScan,
  enteredBy: row.enteredByName ?? null,
  enteredAt: row.createdAt,
  withdrawnBy: row.withdrawnByName ?? null,
  withdrawnReason: row.withdrawnReason ?? null,
  canWithdraw: row.can.withdrawPaperSheet === true,
})

const entryOf = (row: Row<typeof hourEntries>) => ({
  id: row.id,
  day: row.day,
  startsAt: row.startsAt ?? null,
  endsAt: row.endsAt ?? null,
  breakMinutes: row.breakMinutes,
  minutes: row.minutes,
  work: row.work ?? null,
  status: row.status,
  note: row.note ?? null,
  otherMinutes: row.otherMinutes ?? null,
  needsSchool: row.needsSchool,
  decidedBy: row.decidedByName ?? null,
  decidedAs: row.decidedAs ?? null,
  decidedVia: row.decidedVia ?? null,
  hasPhoto: row.hasPhoto,
  /** Another photo has the same address. */
  changedAt: row.updatedAt,
  can: {
    change: row.can.changeHours === true,
    remove: row.can.removeHours === true,
    recall: row.can.recallHours === true,
    agree: row.can.agreeHours === true,
    reject: row.can.rejectHours === true,
    unlock: row.can.unlockHours === true,
    setPhoto: row.can.setHourPhoto === true,
    removePhoto: row.can.removeHourPhoto === true,
  },
})

export const sumOf = (entries: readonly Pick<Entry, 'minutes'>[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0)
