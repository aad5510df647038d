import { randomUUID } from 'node:crypto'
import { type Permissions, signedIn } from '#test/permission-cells.ts'
import { peopleOf } from '#test/permission-targets.ts'
import { anything, ask, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const mentor = 'mentor with mentored student'
const host = 'non-profit with mentored student'
const centre = 'centre with volunteer'
const other = 'at other school'
const ofStudent = `${mentor}, ${host}`

/** The student is under age, so the school reads along; nobody else reads what they do not take part in. */
const seen = {
  student: ofStudent,
  mentor: ofStudent,
  schoolAdmin: ofStudent,
  centerAdmin: centre,
  nonProfitAdmin: host,
  volunteer: centre,
}
const own = { student: ofStudent, mentor, centerAdmin: centre, nonProfitAdmin: host, volunteer: centre }

export const permissions: Permissions = {
  Conversations: {
    read: seen,
    startConversation: signedIn('✓'),
    sendMessage: own,
    readConversation: own,
    muteConversation: own,
    archiveConversation: own,
  },
  // The row is that of whoever wrote.
  'Places in conversations': { read: { student: ofStudent, volunteer: centre } },
  'Who takes part in': { read: seen },
  Messages: {
    read: seen,
    // The student wrote them all, the volunteer that to the centre.
    takeBackMessage: { student: ofStudent, volunteer: centre },
    reportMessage: { mentor: ofStudent, schoolAdmin: ofStudent, centerAdmin: centre, nonProfitAdmin: host },
  },
  'To whom one writes': {
    read: {
      student: 'mentor, worker at non-profit',
      mentor: 'mentored student, mentor, worker at non-profit',
      schoolAdmin: 'all but centre volunteer, worker at other host, student of other school',
      centerAdmin: 'centre volunteer',
      nonProfitAdmin: 'mentored student, mentor, centre volunteer, student of other school',
      providerAdmin: 'other student, mentor, centre volunteer',
      operator: 'all',
    },
    mayWriteTo: signedIn('✓'),
  },
  'Reported messages': {
    read: { schoolAdmin: ofStudent, centerAdmin: centre, operator: 'all' },
    resolveMessageReport: { schoolAdmin: ofStudent, centerAdmin: centre, operator: 'all' },
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { people, places, internship, insert, callers } = w
  const caller = (role: string) => callers.find((each) => each.role === role)?.id ?? ''
  await internship(people.mentored, places.school, places.nonProfit, people.worker)
  const pairs = {
    [mentor]: [people.mentored, caller('mentor'), places.school.id, people.mentored],
    [host]: [people.mentored, caller('nonProfitAdmin'), places.school.id, people.mentored],
    [centre]: [people.volunteer, caller('centerAdmin'), places.center.id, null],
    [other]: [people.otherPupil, people.stranger, places.otherSchool.id, people.otherPupil],
  } as const
  const rows: Record<'conversations' | 'seats' | 'messages' | 'reports', Record<string, string>> = {
    conversations: {},
    seats: {},
    messages: {},
    reports: {},
  }
  for (const [name, [writer, reader, organizationId, studentId]] of Object.entries(pairs)) {
    const about = { organization_id: organizationId, student_id: studentId }
    const conversationId = await insert('conversations', {
      ...about,
      kind: 'direct',
      pair_key: `${writer}:${reader}`,
      last_number: 1,
    })
    const seat = (userId: string) =>
      insert('conversation_members', { conversation_id: conversationId, user_id: userId })
    rows.conversations[name] = conversationId
    rows.seats[name] = await seat(writer)
    await seat(reader)
    const messageId = await insert('messages', {
      conversation_id: conversationId,
      sender_id: writer,
      made_id: randomUUID(),
      number: 1,
      sent_at: new Date(),
      body: 'Hello',
    })
    rows.messages[name] = messageId
    rows.reports[name] = await insert('message_reports', {
      message_id: messageId,
      conversation_id: conversationId,
      organization_id: organizationId,
      sender_id: writer,
      reporter_id: reader,
      reason: 'Not nice',
    })
  }
  const [conversations, seats, messages, reports] = [rows.conversations, rows.seats, rows.messages, rows.reports].map(
    fixed,
  )
  if (!conversations || !seats || !messages || !reports) throw new Error('rows of conversations')
  return [
    {
      title: 'Conversations',
      type: 'conversations',
      actions: [
        read('/conversations', conversations),
        command('startConversation', 'POST', '/conversations', anything),
        command('sendMessage', 'POST', '/conversations/:id/messages', conversations),
        command('readConversation', 'PUT', '/conversations/:id/read', conversations),
        command('muteConversation', 'PUT', '/conversations/:id/mute', conversations),
        command('archiveConversation', 'PUT', '/conversations/:id/archive', conversations),
      ],
    },
    reading('Places in conversations', 'conversationSeats', '/conversation_seats', seats),
    reading('Who takes part in', 'conversationMembers', '/conversation_members', seats),
    {
      title: 'Messages',
      type: 'messages',
      actions: [
        read('/messages', messages),
        command('takeBackMessage', 'POST', '/messages/:id/take_back', messages),
        command('reportMessage', 'POST', '/messages/:id/report', messages),
      ],
    },
    {
      title: 'To whom one writes',
      type: 'correspondents',
      actions: [
        read('/correspondents', peopleOf(w)),
        ask('mayWriteTo', `/correspondents/may_write?filter[user_id]=${w.people.mentored}`),
      ],
    },
    {
      title: 'Reported messages',
      type: 'messageReports',
      actions: [
        read('/message_reports', reports),
        command('resolveMessageReport', 'POST', '/message_reports/:id/resolve', reports),
      ],
    },
  ]
}
