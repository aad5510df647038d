import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notificationKinds } from '#protocol/generated/notification-kinds.ts'
import { groupNotices, noticeTopics, topicOf } from './notice-groups.ts'
import type { Notice } from './notifications.data.ts'

const notice = (id: string, createdAt: string, more: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'hoursApproved',
  detail: null,
  path: '/urenbriefje/1',
  readAt: null,
  createdAt,
  organization: null,
  ...more,
})
const shown = (notices: Notice[], now: string) =>
  groupNotices(notices, new Date(now)).map(({ age, bundles }) => `${age}: ${bundles.map(({ ids }) => ids.join('+'))}`)

test('today, this week and earlier, by the days of the Netherlands', () => {
  const notices = [
    notice('a', '2026-11-18T00:30:00Z'),
    notice('b', '2026-11-17T23:30:00Z', { path: '/b' }),
    notice('c', '2026-11-17T22:30:00Z', { path: '/c' }),
    notice('d', '2026-11-11T23:30:00Z', { path: '/d' }),
    notice('e', '2026-11-11T22:30:00Z', { path: '/e' }),
  ]
  assert.deepEqual(shown(notices, '2026-11-18T08:00:00Z'), ['today: a,b', 'week: c,d', 'earlier: e'])
})

test('the same thing stands once, and is new as long as one of them is', () => {
  const read = { readAt: '2026-11-18T07:00:00Z' }
  const notices = [
    notice('a', '2026-11-18T06:00:00Z', read),
    notice('b', '2026-11-18T05:00:00Z', { kind: 'hoursRejected' }),
    notice('c', '2026-11-18T04:00:00Z'),
  ]
  assert.deepEqual(shown(notices, '2026-11-18T08:00:00Z'), ['today: a+c,b'])
  assert.equal(groupNotices(notices, new Date('2026-11-18T08:00:00Z'))[0]?.bundles[0]?.isUnread, true)
})

test('every kind is found under a topic, and no topic is empty', () => {
  const used = new Set(notificationKinds.map(topicOf))
  assert.deepEqual([...used].sort(), [...noticeTopics].sort())
})
