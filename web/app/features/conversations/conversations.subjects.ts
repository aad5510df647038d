import { subject } from '#lib/subject.ts'
import { conversations, messageReports } from '#protocol/features/conversations.ts'

export default [
  subject(conversations, { title: ({ names }) => names, to: (id) => `/conversations/${id}` }),
  subject(messageReports, { title: ({ senderName }) => senderName ?? '', to: () => '/conversations/klachten' }),
]
