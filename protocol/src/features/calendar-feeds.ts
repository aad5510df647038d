import { command, event, resource, told } from '#protocol/declaring/define.ts'
import { date, id, timestamp } from '#protocol/declaring/fields.ts'

/** That somebody's own calendar has an address; the address itself is told once, when it is made. */
export const calendarFeeds = resource('calendarFeeds', {
  attributes: {
    /** The last day on which a calendar asked for it. */
    lastReadOn: date({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['userId'],
  filters: { id: ['eq', 'in'], userId: ['eq'] },
})

export const calendarFeedMade = event('calendarFeed.made', { userId: id() })
export const calendarFeedRevoked = event('calendarFeed.revoked', { userId: id() })

export const makeCalendarFeed = command('makeCalendarFeed', 'POST /calendar_feeds', {
  input: {},
  emits: [calendarFeedMade],
  tells: told<{ address: string }>(),
  summary: 'Make the address of one’s own calendar; one that was there works no longer',
})
export const revokeCalendarFeed = command('revokeCalendarFeed', 'DELETE /calendar_feeds/:id', {
  on: calendarFeeds,
  emits: [calendarFeedRevoked],
  summary: 'End the address of one’s own calendar',
})
