import { everybody, type Permissions, signedIn } from '#test/permission-cells.ts'
import { applicationPermissions } from '#test/permissions-applications.ts'
import { bulkPermissions } from '#test/permissions-bulk.ts'
import { favouritePermissions } from '#test/permissions-favourites.ts'
import { importPermissions } from '#test/permissions-imports.ts'
import { organizationPermissions } from '#test/permissions-organizations.ts'
import { peoplePermissions } from '#test/permissions-people.ts'
import { privacyPermissions } from '#test/permissions-privacy.ts'
import { schoolPermissions } from '#test/permissions-school.ts'
import { selfFoundPermissions } from '#test/permissions-self-found.ts'
import { structurePermissions } from '#test/permissions-structure.ts'
import { vacancyPermissions } from '#test/permissions-vacancies.ts'

const approvedOrganizations = { ...signedIn('all but pending host'), centerAdmin: 'all', operator: 'all' }
/** A school looks after the hosts it brought in and those of nobody, a centre after every host of the site. */
const managedOrganizations = {
  schoolAdmin: 'host of school, host of nobody',
  centerAdmin: 'all but school, other school, centre, other centre',
  operator: 'all',
}
const changeableOrganizations = {
  schoolAdmin: 'school, host of school, host of nobody',
  centerAdmin: 'all but school, other school, other centre',
  nonProfitAdmin: 'non-profit',
  providerAdmin: 'provider',
  operator: 'all',
}
/** Administrators look after the people of their organization, a centre also after those of its own hosts. */
const managedUsers = {
  schoolAdmin: 'oneself, mentored student, other student, mentor',
  centerAdmin: 'oneself, centre volunteer, worker at non-profit, worker at provider',
  nonProfitAdmin: 'oneself, worker at non-profit',
  providerAdmin: 'oneself, worker at provider',
  operator: 'all',
}
const ownOrganization = {
  schoolAdmin: 'school',
  centerAdmin: 'centre, non-profit, provider, pending host',
  nonProfitAdmin: 'non-profit',
  providerAdmin: 'provider',
  operator: 'all',
}
const ownSessions = {
  ...signedIn('oneself'),
  schoolAdmin: managedUsers.schoolAdmin,
  centerAdmin: managedUsers.centerAdmin,
  nonProfitAdmin: managedUsers.nonProfitAdmin,
  providerAdmin: managedUsers.providerAdmin,
  operator: 'all',
}
const internshipsInSight = {
  student: 'mentored student at non-profit',
  mentor: 'mentored student at non-profit',
  schoolAdmin: 'mentored student at non-profit, other student at provider, other student at other host',
  centerAdmin: 'all but other student at other host, student of other school at other host',
  nonProfitAdmin: 'mentored student at non-profit, student of other school at non-profit',
  providerAdmin: 'other student at provider, volunteer at provider',
  volunteer: 'volunteer at provider',
  operator: 'all',
}
const schoolPeople = { student: '✓', mentor: '✓', schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }
const editors = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }

/** Who may do what, as decided in the product's permission table. Roles that are not named may not. */
export const permissions: Permissions = {
  ...schoolPermissions,
  ...applicationPermissions,
  ...privacyPermissions,
  ...bulkPermissions,
  ...importPermissions,
  ...favouritePermissions,
  ...organizationPermissions,
  ...peoplePermissions,
  ...structurePermissions,
  ...vacancyPermissions,
  ...selfFoundPermissions,
  Organizations: {
    read: approvedOrganizations,
    create: { schoolAdmin: 'NonProfit, Provider', centerAdmin: 'NonProfit, Provider', operator: 'all' },
    updateOrganization: changeableOrganizations,
    approveOrganization: managedOrganizations,
    archiveOrganization: managedOrganizations,
    restoreOrganization: managedOrganizations,
    // An approved one only by whoever approved it a moment ago.
    reconsiderOrganization: { centerAdmin: 'pending host', operator: 'pending host' },
    removeLogo: changeableOrganizations,
  },
  'Profiles of organizations': { read: approvedOrganizations },
  Users: {
    read: { student: 'oneself', mentor: 'oneself, mentored student', volunteer: 'oneself', ...managedUsers },
    // Tried at approved ones only.
    create: { ...ownOrganization, centerAdmin: 'centre, non-profit, provider' },
    updateUser: managedUsers,
    archiveUser: managedUsers,
    restoreUser: managedUsers,
    deactivateUser: managedUsers,
    reactivateUser: managedUsers,
    addRole: managedUsers,
    removeRole: managedUsers,
    'hand out roles at': ownOrganization,
    inviteUser: managedUsers,
    resendInvitation: managedUsers,
    putInGroup: { schoolAdmin: 'mentored student, other student' },
    signInAsUser: {
      schoolAdmin: 'mentored student, other student, mentor',
      centerAdmin: 'worker at non-profit, worker at provider',
      operator: 'all but oneself',
    },
  },
  Roles: {
    read: {
      student: 'student at school',
      mentor: 'student at school',
      schoolAdmin: 'student at school',
      centerAdmin: 'volunteer at centre, worker at non-profit, worker at provider',
      nonProfitAdmin: 'worker at non-profit',
      providerAdmin: 'worker at provider',
      volunteer: 'volunteer at centre',
      operator: 'all',
    },
  },
  'Students, as hosts know them': {
    read: {
      student: 'mentored student',
      mentor: 'mentored student',
      schoolAdmin: 'all but student of other school',
      centerAdmin: 'all',
      nonProfitAdmin: 'all but other student',
      providerAdmin: 'other student',
      operator: 'all',
    },
    signInAsUser: { schoolAdmin: 'all but student of other school', operator: 'all' },
  },
  'Contacts at hosts': {
    read: {
      student: 'worker at non-profit',
      mentor: 'worker at non-profit',
      schoolAdmin: 'all but worker at other host',
      centerAdmin: 'all but worker at other host',
      nonProfitAdmin: 'worker at non-profit',
      providerAdmin: 'worker at provider',
      operator: 'all',
    },
  },
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
  'School years': { read: schoolPeople },
  'Internship periods': {
    read: { student: 'of school', mentor: 'of school', schoolAdmin: 'of school', centerAdmin: 'all', operator: 'all' },
    create: { schoolAdmin: 'school' },
    updateInternshipPeriod: { schoolAdmin: 'school' },
    delete: { schoolAdmin: 'school' },
  },
  Vacancies: {
    read: {
      ...everybody('published'),
      centerAdmin: 'all but draft of other host',
      nonProfitAdmin: 'published, draft of non-profit',
      providerAdmin: 'published, draft of provider',
      operator: 'all',
    },
  },
  Internships: { read: internshipsInSight },
  'Phases of internships': { read: internshipsInSight },
  'System pages': { read: everybody('✓') },
  Menus: { read: everybody('✓') },
  'Menu items': { read: everybody('✓'), create: editors, updateMenuItem: editors, delete: editors },
  'Content pages': {
    read: { ...everybody('published'), schoolAdmin: 'all', centerAdmin: 'all', operator: 'all' },
    create: editors,
    updateContentPage: editors,
    delete: editors,
  },
  'About oneself and the site': {
    siteTheme: everybody('✓'),
    updateSiteTheme: editors,
    currentUser: signedIn('✓'),
    updateCurrentUser: signedIn('✓'),
    currentOrganizations: signedIn('✓'),
    currentInternshipPeriod: schoolPeople,
    confirmAccount: everybody('✓'),
    currentSession: signedIn('✓'),
    requestDeletion: signedIn('✓'),
    confirmDeletion: everybody('✓'),
    endSignInAsUser: signedIn('✓'),
    readAllNotifications: signedIn('✓'),
    deadLetters: { operator: '✓' },
    retryDeadLetter: { operator: '✓' },
  },
}
