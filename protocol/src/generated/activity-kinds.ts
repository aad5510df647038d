// Written by "npm run generate" from what the features say about their events.
export const activityKinds = {
  organizations: ['organization'],
  people: ['user', 'role', 'email', 'student', 'mail', 'bulk', 'account'],
  signIn: ['session', 'password', 'identity'],
  privacy: ['impersonation', 'chartShare', 'calendarFeed', 'apiKey', 'webhook', 'dataExport', 'export', 'retention'],
  school: ['internshipPeriod', 'internshipPeriods', 'schoolYear', 'freeDay', 'schoolCalendar', 'group', 'groups', 'level', 'levels', 'mentorship', 'mentorships', 'tag', 'yearTurn'],
  vacancies: ['vacancy'],
  applications: ['application'],
  internships: ['internship', 'phase', 'internshipNote', 'turn'],
  absences: ['absence'],
  conversations: ['conversation', 'message', 'bulkMessage'],
  workflows: ['workflow'],
  hours: ['hours', 'paperSheet', 'checkIn'],
  contracts: ['contractTemplate', 'contract', 'schoolSigner'],
  certificates: ['certificate'],
  forms: ['form', 'formSubmission'],
  assign: ['matching'],
  assignments: ['assignment', 'work'],
  selfFound: ['selfFound'],
  visits: ['visit'],
  proposals: ['proposal'],
  content: ['contentPage', 'menu', 'menuItem', 'file', 'siteCopy', 'libraryFile', 'site', 'notificationTemplate'],
  import: ['import', 'importJob'],
  system: ['dead_letter'],
} as const satisfies Record<string, readonly string[]>

export type ActivityKind = keyof typeof activityKinds
