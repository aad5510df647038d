import { today } from '#lib/dates.ts'
import type { NotificationKind } from '#protocol/generated/notification-kinds.ts'
import type { Notice } from './notifications.data.ts'

/** The same thing that was told more than once: the newest of them, and all of their ids. */
export type NoticeBundle = Notice & { ids: string[]; isUnread: boolean }
export const noticeAges = ['today', 'week', 'earlier'] as const
export type NoticeGroup = { age: (typeof noticeAges)[number]; bundles: NoticeBundle[] }

const WEEK = 6 * 24 * 3600_000

/** By day in the Netherlands; newest first, as they come. */
export function groupNotices(notices: readonly Notice[], now: Date): NoticeGroup[] {
  const [day, week] = [today(now), today(new Date(now.getTime() - WEEK))]
  const ageOf = ({ createdAt }: Notice) => {
    const made = today(new Date(createdAt))
    return made >= day ? 'today' : made >= week ? 'week' : 'earlier'
  }
  return noticeAges.flatMap((age) => {
    const own = notices.filter((notice) => ageOf(notice) === age)
    return own.length > 0 ? [{ age, bundles: bundled(own) }] : []
  })
}

function bundled(notices: readonly Notice[]): NoticeBundle[] {
  const same = Map.groupBy(notices, ({ kind, path, detail, organization }) =>
    [kind, path, detail, organization].join('\n'),
  )
  return [...same.values()].flatMap(([newest, ...older]) => {
    if (!newest) return []
    const all = [newest, ...older]
    return [{ ...newest, ids: all.map(({ id }) => id), isUnread: all.some(({ readAt }) => !readAt) }]
  })
}

/** What notices are about, in a few words to choose by; the first that fits. */
const topicRules = {
  applications: /^(application|vacancyProposed|placeAssigned|studentAssigned|traineeAssigned)/,
  vacancies: /^vacancy/,
  hours: /^(hours|paper)/,
  internships:
    /^(internship|noShow|period|phase|stop|ownAbsence|absence|turn|ownTurn|visit|selfFound|contract|certificate)/,
  tasks: /^(form|work)/,
  messages: /^message/,
}
export const noticeTopics = [
  'applications',
  'internships',
  'hours',
  'tasks',
  'messages',
  'vacancies',
  'account',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

export function topicOf(kind: NotificationKind): NoticeTopic {
  const names = Object.keys(topicRules) as (keyof typeof topicRules)[]
  return names.find((name) => topicRules[name].test(kind)) ?? 'account'
}
