import { managedUsers, type Permissions, signedIn } from '#test/permission-cells.ts'
import { organizationsOf, usersOf } from '#test/permission-targets.ts'
import { call, command, fixed, fresh, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const ownSessions = { ...signedIn('oneself'), ...managedUsers }

/** What belongs to somebody's account, and what happened to it. */
export const permissions: Permissions = {
  Sessions: { read: ownSessions, delete: ownSessions },
  Notifications: { read: signedIn('oneself'), readNotification: signedIn('oneself') },
  'Activities: what happened to': {
    read: {
      ...signedIn('oneself'),
      schoolAdmin: `${managedUsers.schoolAdmin}, school, host of school, host of nobody`,
      centerAdmin:
        'all but mentored student, other student, mentor, worker at other host, student of other school, operator, school, other school, other centre',
      nonProfitAdmin: `${managedUsers.nonProfitAdmin}, non-profit`,
      providerAdmin: `${managedUsers.providerAdmin}, provider`,
      operator: 'all',
    },
  },
  'Requests to delete an account': {
    read: {
      student: 'of mentored student',
      schoolAdmin: 'all but of student of other school',
      operator: 'all',
    },
    approveDeletion: { schoolAdmin: 'all but of student of other school', operator: 'all' },
    denyDeletion: { schoolAdmin: 'all but of student of other school', operator: 'all' },
    withdrawDeletion: { student: 'of mentored student' },
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { places, people } = w
  const users = usersOf(w)
  const owners = users.filter(({ name }) => name !== 'operator')
  const sessions = fresh(owners, w.session)
  const notices = fresh(owners, w.notification)
  const happenings = [
    ...fresh(users, (userId) => w.event('users', userId)),
    ...fresh(organizationsOf(w), (id) => w.event('organizations', id)),
  ]
  const deletionRequests = fixed({
    'of mentored student': await w.deletionRequest(people.mentored, places.school),
    'of mentor': await w.deletionRequest(people.colleague, places.school),
    'of student of other school': await w.deletionRequest(people.otherPupil, places.otherSchool),
  })
  return [
    {
      title: 'Sessions',
      type: 'sessions',
      actions: [
        read('/sessions', sessions),
        { name: 'delete', targets: sessions, try: call('DELETE', '/sessions/:id') },
      ],
    },
    {
      title: 'Notifications',
      type: 'notifications',
      actions: [
        read('/notifications', notices),
        command('readNotification', 'PUT', '/notifications/:id/read', notices),
      ],
    },
    reading('Activities: what happened to', 'activities', '/activities', happenings),
    {
      title: 'Requests to delete an account',
      type: 'deletionRequests',
      actions: [
        read('/deletion_requests', deletionRequests),
        command('approveDeletion', 'PUT', '/deletion_requests/:id/approve', deletionRequests),
        command('denyDeletion', 'PUT', '/deletion_requests/:id/deny', deletionRequests),
        command('withdrawDeletion', 'PUT', '/deletion_requests/:id/withdraw', deletionRequests),
      ],
    },
  ]
}
