import { randomUUID } from 'node:crypto'
import {
  type Action,
  anything,
  call,
  command,
  everything,
  fixed,
  fresh,
  probe,
  read,
  type Subject,
  type Target,
} from '#test/permission-tools.ts'
import type { Caller, PermissionWorld } from '#test/permission-world.ts'
import { applicationSubjects } from '#test/permissions-applications.ts'
import { bulkSubjects } from '#test/permissions-bulk.ts'
import { favouriteSubjects } from '#test/permissions-favourites.ts'
import { importSubjects } from '#test/permissions-imports.ts'
import { organizationSubjects } from '#test/permissions-organizations.ts'
import { peopleSubjects } from '#test/permissions-people.ts'
import { privacySubjects } from '#test/permissions-privacy.ts'
import { schoolSubjects } from '#test/permissions-school.ts'
import { selfFoundSubjects } from '#test/permissions-self-found.ts'
import { structureSubjects } from '#test/permissions-structure.ts'
import { vacancySubjects } from '#test/permissions-vacancies.ts'
import { randomEmail } from '#test/setup.ts'

export async function subjectsOf(w: PermissionWorld): Promise<Subject[]> {
  const { places, people, periods } = w

  const organizations = fixed({
    school: places.school.id,
    'other school': places.otherSchool.id,
    centre: places.center.id,
    'other centre': places.otherCenter.id,
    'non-profit': places.nonProfit.id,
    provider: places.provider.id,
    'host of other centre': places.otherHost.id,
    'host of school': places.schoolHost.id,
    'host of nobody': places.freeHost.id,
    'pending host': places.pendingHost.id,
  })
  const others = fixed({
    'mentored student': people.mentored,
    'other student': people.pupil,
    mentor: people.colleague,
    'centre volunteer': people.volunteer,
    'worker at non-profit': people.worker,
    'worker at provider': people.baker,
    'worker at other host': people.stranger,
    'student of other school': people.otherPupil,
    operator: people.operator,
  })
  const users: Target[] = [
    { name: 'oneself', id: ({ id }) => id },
    ...others.map(({ name, id }) => ({ name, id: (caller: Caller) => (id() === caller.id ? null : id()) })),
  ]
  const userBody = (role: string, organizationId: string) => ({
    data: {
      type: 'users',
      attributes: { email: randomEmail(), first_name: 'A', last_name: 'B', role, organization_id: organizationId },
    },
  })
  const ofSchools = fixed({ school: places.school.id, 'other school': places.otherSchool.id })
  const internships = fixed({
    'mentored student at non-profit': await w.internship(
      people.mentored,
      places.school,
      places.nonProfit,
      people.worker,
    ),
    'other student at provider': await w.internship(people.pupil, places.school, places.provider, people.baker),
    'other student at other host': await w.internship(people.pupil, places.school, places.otherHost),
    'student of other school at non-profit': await w.internship(
      people.otherPupil,
      places.otherSchool,
      places.nonProfit,
    ),
    'student of other school at other host': await w.internship(
      people.otherPupil,
      places.otherSchool,
      places.otherHost,
      people.stranger,
    ),
    'volunteer at provider': await w.internship(people.volunteer, places.otherSchool, places.provider),
  })
  const phases = await Promise.all(
    internships.map(async ({ name, id }) => {
      const rows = await w.app.road.db.withTenant(w.site.id, async (sql) =>
        sql.rows<{ id: string }>('select id from internship_phases where internship_id = $1', [id()]),
      )
      return { name, id: () => rows[0]?.id as string }
    }),
  )
  const vacancies = fixed({
    published: await w.vacancy(places.nonProfit, 'published'),
    'draft of non-profit': await w.vacancy(places.nonProfit, 'draft'),
    'draft of provider': await w.vacancy(places.provider, 'draft'),
    'draft of other host': await w.vacancy(places.otherHost, 'draft'),
    'published by pending host': await w.vacancy(places.pendingHost, 'published'),
  })
  const roleAt = async (name: string, userId: string) => {
    const [row] = await w.app.road.db.withTenant(w.site.id, (sql) =>
      sql.rows<{ id: string }>('select id from roles where user_id = $1', [userId]),
    )
    return { name, id: () => row?.id as string }
  }
  const roles: Target[] = await Promise.all([
    roleAt('student at school', people.mentored),
    roleAt('volunteer at centre', people.volunteer),
    roleAt('worker at non-profit', people.worker),
    roleAt('worker at provider', people.baker),
    roleAt('worker at other host', people.stranger),
    roleAt('student at other school', people.otherPupil),
    roleAt('operator', people.operator),
  ])
  const menuItem: Target = { name: 'all', id: () => w.menuItem() }
  const contentPage: Target = { name: 'all', id: () => w.contentPage('published') }
  const periodBody = (schoolId: string) => ({
    data: {
      type: 'internshipPeriods',
      attributes: {
        name: 'New',
        start_date: '2026-09-01',
        end_date: '2026-10-01',
        school_id: schoolId,
        school_year_id: w.schoolYear,
      },
    },
  })
  const sessionsOf = fresh(
    users.filter(({ name }) => name !== 'operator'),
    (userId) => w.session(userId),
  )

  const noticesOf = fresh(
    users.filter(({ name }) => name !== 'operator'),
    (userId) => w.notification(userId),
  )
  const happenings = [
    ...fresh(users, (userId) => w.event('users', userId)),
    ...fresh(organizations, (id) => w.event('organizations', id)),
  ]

  const deletionRequests = fixed({
    'of mentored student': await w.deletionRequest(people.mentored, places.school),
    'of mentor': await w.deletionRequest(people.colleague, places.school),
    'of student of other school': await w.deletionRequest(people.otherPupil, places.otherSchool),
  })
  const signInAs: Action['try'] = call('POST', '/sign_in_as_user', (id) => ({
    data: { type: 'users', attributes: { user_id: id } },
  }))

  return [
    ...(await schoolSubjects(w)),
    ...(await applicationSubjects(w)),
    ...(await privacySubjects(w)),
    ...(await bulkSubjects(w)),
    ...(await vacancySubjects(w)),
    ...(await favouriteSubjects(w)),
    ...importSubjects(w),
    ...(await organizationSubjects(w)),
    ...(await peopleSubjects(w)),
    ...(await structureSubjects(w)),
    ...(await selfFoundSubjects(w)),
    {
      title: 'Organizations',
      type: 'organizations',
      actions: [
        read('/organizations', organizations),
        {
          name: 'create',
          targets: ['School', 'VolunteerCenter', 'NonProfit', 'Provider'].map((type) => ({
            name: type,
            id: () => type,
          })),
          try: call('POST', '/organizations', (type) => ({
            data: { type: 'organizations', attributes: { name: 'New', city: 'Zeist', type } },
          })),
        },
        command('updateOrganization', 'PATCH', '/organizations/:id', organizations),
        command('approveOrganization', 'PUT', '/organizations/:id/approve', organizations),
        command('archiveOrganization', 'DELETE', '/organizations/:id', organizations),
        command('restoreOrganization', 'PUT', '/organizations/:id/restore', organizations),
        command('reconsiderOrganization', 'PUT', '/organizations/:id/reconsider', organizations),
        command('removeLogo', 'DELETE', '/organizations/:id/logo', organizations),
      ],
    },
    { title: 'Profiles of organizations', type: 'profiles', actions: [read('/profiles', organizations)] },
    {
      title: 'Users',
      type: 'users',
      actions: [
        read('/users', users),
        {
          name: 'create',
          targets: organizations.filter(({ name }) => name !== 'pending host'),
          try: call('POST', '/users', (id) => userBody('volunteer', id)),
        },
        command('updateUser', 'PATCH', '/users/:id', users),
        command('archiveUser', 'DELETE', '/users/:id', users),
        command('restoreUser', 'PUT', '/users/:id/restore', users),
        command('deactivateUser', 'PUT', '/users/:id/deactivate', users),
        command('reactivateUser', 'PUT', '/users/:id/reactivate', users),
        command('addRole', 'PUT', '/users/:id/add_role', users),
        command('removeRole', 'DELETE', '/users/:id/remove_role', users),
        {
          // Taking away a role that nobody has there: 404 for whoever may hand out roles at that organization.
          name: 'hand out roles at',
          targets: organizations,
          try: async ({ api, id }, organizationId) => {
            const body = { name: 'volunteer', organization_id: organizationId }
            const { status } = await api('DELETE', `/users/${id ?? people.pupil}/remove_role`, body)
            return status === 404 ? 204 : status
          },
        },
        command('inviteUser', 'PUT', '/users/:id/invite', users),
        command('resendInvitation', 'POST', '/users/:id/resend_confirmation_instructions', users),
        command('putInGroup', 'PUT', '/users/:id/assign_group', users),
        { name: 'signInAsUser', targets: users, try: signInAs },
      ],
    },
    { title: 'Roles', type: 'roles', actions: [read('/roles', roles)] },
    {
      title: 'Students, as hosts know them',
      type: 'students',
      actions: [
        read(
          '/students',
          others.filter(({ name }) => name.includes('student')),
        ),
        {
          name: 'signInAsUser',
          targets: users.filter(({ name }) => name.includes('student')),
          try: signInAs,
        },
      ],
    },
    {
      title: 'Contacts at hosts',
      type: 'contacts',
      actions: [
        read(
          '/contacts',
          others.filter(({ name }) => name.startsWith('worker')),
        ),
      ],
    },
    {
      title: 'Sessions',
      type: 'sessions',
      actions: [
        read('/sessions', sessionsOf),
        { name: 'delete', targets: sessionsOf, try: call('DELETE', '/sessions/:id') },
      ],
    },
    {
      title: 'Notifications',
      type: 'notifications',
      actions: [
        read('/notifications', noticesOf),
        command('readNotification', 'PUT', '/notifications/:id/read', noticesOf),
      ],
    },
    { title: 'Activities: what happened to', type: 'activities', actions: [read('/activities', happenings)] },
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
    { title: 'School years', type: 'schoolYears', actions: [read('/school_years', everything([w.schoolYear]))] },
    {
      title: 'Internship periods',
      type: 'internshipPeriods',
      actions: [
        read('/internship_periods', fixed({ 'of school': periods.own, 'of other school': periods.other })),
        { name: 'create', targets: ofSchools, try: call('POST', '/internship_periods', periodBody) },
        {
          name: 'updateInternshipPeriod',
          targets: ofSchools.map(({ name }) => ({ name, id: () => (name === 'school' ? periods.own : periods.other) })),
          try: call('PATCH', '/internship_periods/:id', (id) => ({
            data: { type: 'internshipPeriods', id, attributes: { name: 'New name' } },
          })),
        },
        {
          name: 'delete',
          targets: ofSchools.map(({ name }) => ({
            name,
            id: () => w.period(name === 'school' ? places.school : places.otherSchool),
          })),
          try: call('DELETE', '/internship_periods/:id'),
        },
      ],
    },
    { title: 'Vacancies', type: 'vacancies', actions: [read('/vacancies', vacancies)] },
    { title: 'Internships', type: 'internships', actions: [read('/internships', internships)] },
    { title: 'Phases of internships', type: 'phases', actions: [read('/phases', phases)] },
    {
      title: 'System pages',
      type: 'systemPages',
      actions: [read('/cms/system_pages', everything(await w.ids('system_pages')))],
    },
    { title: 'Menus', type: 'menus', actions: [read('/cms/menus', everything(await w.ids('menus')))] },
    {
      title: 'Menu items',
      type: 'menuItems',
      actions: [
        read('/cms/menu_items', [menuItem]),
        {
          name: 'create',
          targets: anything,
          try: call('POST', '/cms/menu_items', () => ({
            data: { type: 'menuItem', attributes: { title: 'New', menu_id: w.menu?.id } },
          })),
        },
        command('updateMenuItem', 'PATCH', '/cms/menu_items/:id', [menuItem]),
        { name: 'delete', targets: [menuItem], try: call('DELETE', '/cms/menu_items/:id') },
      ],
    },
    {
      title: 'Content pages',
      type: 'contentPages',
      actions: [
        read('/cms/pages', [
          { name: 'published', id: () => w.contentPage('published') },
          { name: 'draft', id: () => w.contentPage('draft') },
          { name: 'of tomorrow', id: () => w.contentPage('scheduled') },
        ]),
        {
          name: 'create',
          targets: anything,
          try: call('POST', '/cms/pages', () => ({
            data: {
              type: 'contentPages',
              attributes: {
                kind: 'page',
                slug: `new-${randomUUID()}`,
                status: 'draft',
                title_nl: 'New',
                blocks_nl: [],
              },
            },
          })),
        },
        command('updateContentPage', 'PATCH', '/cms/pages/:id', [contentPage]),
        { name: 'delete', targets: [contentPage], try: call('DELETE', '/cms/pages/:id') },
      ],
    },
    {
      title: 'About oneself and the site',
      type: null,
      actions: [
        { name: 'siteTheme', targets: anything, try: call('GET', '/site_theme') },
        { name: 'updateSiteTheme', targets: anything, try: call('PUT', '/site_theme', () => probe) },
        { name: 'currentUser', targets: anything, try: call('GET', '/current_user') },
        { name: 'updateCurrentUser', targets: anything, try: call('PATCH', '/current_user', () => probe) },
        { name: 'currentOrganizations', targets: anything, try: call('GET', '/current_organizations') },
        { name: 'currentInternshipPeriod', targets: anything, try: call('GET', '/internship_periods/current') },
        { name: 'confirmAccount', targets: anything, try: call('POST', '/confirm', () => probe) },
        { name: 'currentSession', targets: anything, try: call('GET', '/current_session') },
        { name: 'requestDeletion', targets: anything, try: call('POST', '/current_user/deletion', () => probe) },
        { name: 'confirmDeletion', targets: anything, try: call('POST', '/confirm_deletion', () => probe) },
        { name: 'endSignInAsUser', targets: anything, try: call('DELETE', '/sign_in_as_user') },
        { name: 'readAllNotifications', targets: anything, try: call('PUT', '/notifications/read', () => ({})) },
        { name: 'deadLetters', targets: anything, try: call('GET', '/dead_letters') },
        { name: 'retryDeadLetter', targets: anything, try: call('PUT', '/dead_letters/1/retry', () => probe) },
      ],
    },
  ]
}
