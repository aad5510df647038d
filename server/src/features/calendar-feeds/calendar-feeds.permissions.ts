import { type Permissions, signedIn } from '#test/permission-cells.ts'
import { anything, call, command, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

export const permissions: Permissions = {
  'Addresses of calendars': {
    read: { ...signedIn('own'), operator: 'all' },
    revokeCalendarFeed: signedIn('own'),
    makeCalendarFeed: signedIn('✓'),
  },
}

export async function subjects({ people, insert, app, site }: PermissionWorld): Promise<Subject[]> {
  /** Trying to end one uses it up. */
  const feed = async (userId: string) => {
    await app.road.db.withTenant(site.id, (sql) => sql.run('delete from calendar_feeds where user_id = $1', [userId]))
    return insert('calendar_feeds', { user_id: userId, secret_hash: Buffer.from(userId) })
  }
  const other = await feed(people.pupil)
  const rows = [
    { name: 'own', id: ({ id }: { id: string | null }) => (id ? feed(id) : null) },
    { name: 'of other student', id: () => other },
  ]
  return [
    {
      title: 'Addresses of calendars',
      type: 'calendarFeeds',
      actions: [
        read('/calendar_feeds', rows),
        { name: 'revokeCalendarFeed', targets: rows, try: call('DELETE', '/calendar_feeds/:id') },
        command('makeCalendarFeed', 'POST', '/calendar_feeds', anything),
      ],
    },
  ]
}
