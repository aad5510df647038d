/** By what one looks for something that happened, with the topics of the events that belong to it. */
export const activityKinds = {
  signIn: ['session', 'password', 'identity'],
  people: ['account', 'user', 'role', 'email', 'student', 'bulk'],
  organizations: ['organization'],
  vacancies: ['vacancy'],
  applications: ['application'],
  selfFound: ['selfFound'],
  proposals: ['proposal'],
  school: [
    'group',
    'groups',
    'level',
    'levels',
    'mentorship',
    'mentorships',
    'internshipPeriod',
    'internshipPeriods',
    'schoolYear',
    'tag',
  ],
  content: ['contentPage', 'menuItem', 'site', 'file'],
  import: ['import', 'importJob'],
  privacy: ['impersonation', 'export', 'retention'],
  system: ['dead_letter'],
} as const satisfies Record<string, readonly string[]>
export type ActivityKind = keyof typeof activityKinds
