import { feature } from '#engine/feature.ts'
import { anyOf } from '#engine/judging/condition.ts'
import { personal } from '#engine/personal.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { calendarFeeds } from '#protocol/features/calendar-feeds.ts'
import { makeCalendarFeed, revokeCalendarFeed } from './keep-feed.ts'

/** One's own. An operator sees that there is one; the address itself nobody can read. */
const calendarFeedPolicy = {
  read: (me) => anyOf(me.isOperator, { userId: me.self }),
  revokeCalendarFeed: (me) => ({ userId: me.self }),
} satisfies Policy<typeof calendarFeeds, 'revokeCalendarFeed'>

export const calendarFeedsFeature = feature({
  resources: [serve(calendarFeeds, { table: 'calendar_feeds', policy: calendarFeedPolicy })],
  commands: [makeCalendarFeed, revokeCalendarFeed],
  activities: { privacy: ['calendarFeed'] },
  personal: personal({
    files: {
      'calendar-feeds': {
        title: ['Adres van je agenda', 'Address of your calendar'],
        text: 'select id, created_at, last_read_on from calendar_feeds where user_id = $1',
        labels: { lastReadOn: ['Laatst opgehaald', 'Last fetched'] },
      },
    },
    columns: { 'calendar_feeds.user_id': { told: 'calendar-feeds', onErase: 'delete' } },
  }),
})
