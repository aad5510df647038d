import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { conversationSeats, conversations, messages } from '#protocol/features/conversations.ts'
import { hourTotals } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'

const FILES = 20

/** What a conversation is about, as far as its reader may see it, and the newest files in it. */
export async function readAbout(api: Client, id: string) {
  const [{ kind, names, internshipId, studentId }, sent, [seat]] = await Promise.all([
    api.find(conversations, id),
    api.list(messages, {
      filter: { conversationIdEq: id, withFiles: true, numberGt: 0 },
      sort: '-number',
      page: { size: FILES },
    }),
    api.list(conversationSeats, { filter: { conversationIdEq: id }, page: { size: 1 } }),
  ])
  // Between two people it is about the newest place of the student who is one of them.
  const which = internshipId ? { idEq: internshipId } : studentId ? { studentIdEq: studentId } : null
  const [internship] = which
    ? await api.list(internships, { filter: which, include: ['organization'], page: { size: 1 } })
    : []
  // Of some places no hours are kept.
  const totals = internship ? await orElse(api.find(hourTotals, internship.id), null) : null
  const files = [...sent].flatMap(({ files, sentAt }) => files.map((file) => ({ ...file, sentAt })))
  return {
    id,
    names: kind === 'internship' ? names : null,
    internship: internship
      ? {
          id: internship.id,
          title: internship.title,
          host: internship.organization?.name ?? internship.organizationName,
          hours: totals ? (totals.minutesAgreed + totals.minutesCredit) / 60 : 0,
          target: totals?.targetHours ?? null,
        }
      : null,
    files: files.slice(0, FILES),
    /** Who reads along has none. */
    seat: seat ? { isMuted: seat.isMuted, isArchived: seat.isArchived } : null,
  }
}
export type About = Awaited<ReturnType<typeof readAbout>>
