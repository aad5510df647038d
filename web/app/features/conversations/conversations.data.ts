import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { conversationMembers, conversationSeats, conversations, messages } from '#protocol/features/conversations.ts'
import { internships } from '#protocol/features/internships.ts'
import { waitsUntil } from '#protocol/features/message-night.ts'
import { phases } from '#protocol/features/phases.ts'

export const LIST = 30
export const PAGE = 40

export const shownLists = ['alles', 'ongelezen', 'opgeborgen'] as const
export type ShownList = (typeof shownLists)[number]

/** One's own conversations, the newest first. Who searches looks through all of them. */
export async function readSeats(api: Client, shown: ShownList, search: string, number: number) {
  const filter = search
    ? { search }
    : { isArchivedEq: shown === 'opgeborgen', ...(shown === 'ongelezen' ? { unreadGt: 0 } : {}) }
  const found = await api.list(conversationSeats, { filter, page: { number, size: LIST } })
  return { seats: [...found], records: found.records }
}
export type Seat = Row<typeof conversationSeats>
export type Message = Pick<
  Row<typeof messages>,
  | 'id'
  | 'number'
  | 'body'
  | 'files'
  | 'phase'
  | 'isUrgent'
  | 'senderId'
  | 'senderName'
  | 'madeId'
  | 'dueAt'
  | 'sentAt'
  | 'takenBackAt'
  | 'createdAt'
> & { can: { takeBack: boolean; report: boolean } }

const messageOf = ({ can, ...row }: Row<typeof messages>): Message => ({
  id: row.id,
  number: row.number,
  body: row.body,
  files: row.files,
  phase: row.phase,
  isUrgent: row.isUrgent,
  senderId: row.senderId,
  senderName: row.senderName,
  madeId: row.madeId,
  dueAt: row.dueAt,
  sentAt: row.sentAt,
  takenBackAt: row.takenBackAt,
  createdAt: row.createdAt,
  can: { takeBack: can.takeBackMessage === true, report: can.reportMessage === true },
})

/** A page of messages in the order in which they came: the newest, or those before a number. */
export async function readMessages(api: Client, conversationId: string, before: number | null) {
  const found = await api.list(messages, {
    filter: { conversationIdEq: conversationId, numberGt: 0, ...(before ? { numberLt: before } : {}) },
    sort: '-number',
    page: { size: PAGE },
  })
  return [...found].map(messageOf).toReversed()
}

export async function readTalk(api: Client, id: string, userId: string, before: number | null) {
  const [conversation, members, [seat], arrived, waiting] = await Promise.all([
    api.find(conversations, id),
    api.list(conversationMembers, { filter: { conversationIdEq: id }, page: { size: 100 } }),
    api.list(conversationSeats, { filter: { conversationIdEq: id }, page: { size: 1 } }),
    readMessages(api, id, before),
    before
      ? []
      : api.list(messages, {
          filter: { conversationIdEq: id, numberNull: true, senderIdEq: userId },
          page: { size: 20 },
        }),
  ])
  const others = [...members].filter((each) => each.userId !== userId && !each.leftAt)
  const first = others[0]
  const isDirect = conversation.kind === 'direct'
  return {
    id,
    kind: conversation.kind,
    title: seat?.title || (isDirect ? conversation.names : (conversation.about ?? conversation.names)),
    line: seat?.line ?? (isDirect ? null : conversation.names),
    other: isDirect && first ? { role: first.role, organizationName: first.organizationName } : null,
    people: [...members]
      .filter(({ leftAt }) => !leftAt)
      .map(({ id: key, userId: person, name, role, organizationName, readNumber }) => ({
        key,
        isMe: person === userId,
        name,
        role,
        organizationName,
        readNumber,
      })),
    isReadAlong: conversation.isReadAlong,
    isOwnMinor: conversation.studentId === userId,
    /** It is night, and somebody under age would read it. */
    waitsUntil:
      conversation.isReadAlong && conversation.studentId !== userId
        ? (waitsUntil(new Date())?.toISOString() ?? null)
        : null,
    lastNumber: conversation.lastNumber,
    seat: seat
      ? { readNumber: seat.readNumber, unread: seat.unread, isMuted: seat.isMuted, isArchived: seat.isArchived }
      : null,
    canSend: conversation.can.sendMessage === true,
    messages: arrived,
    waiting: [...waiting].map(messageOf).toReversed(),
    before,
    steps: conversation.can.sendMessage ? await readSteps(api, conversation) : [],
  }
}
export type Talk = Awaited<ReturnType<typeof readTalk>>

/** The steps that one can name: of the internship that it is about, or of the newest one of the student in it. */
async function readSteps(
  api: Client,
  { internshipId, studentId }: { internshipId: string | null; studentId: string | null },
) {
  const newest =
    !internshipId && studentId
      ? (await api.list(internships, { filter: { studentIdEq: studentId }, page: { size: 1 } }))[0]?.id
      : internshipId
  if (!newest) return []
  const found = await api.list(phases, { filter: { internshipIdEq: newest }, page: { size: 50 } })
  return [...found].map(({ id, name, nameEn }) => ({ id, name, nameEn }))
}
