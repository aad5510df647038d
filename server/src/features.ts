import { absencesFeature } from './features/absences/absences.feature.ts'
import { accountFeature } from './features/account/account.feature.ts'
import { activitiesFeature } from './features/activities/activities.feature.ts'
import { analyticsFeature } from './features/analytics/analytics.feature.ts'
import { apiKeysFeature } from './features/api-keys/api-keys.feature.ts'
import { applicationsFeature } from './features/applications/applications.feature.ts'
import { assignFeature } from './features/assign/assign.feature.ts'
import { assignmentsFeature } from './features/assignments/assignments.feature.ts'
import { bulkActionsFeature } from './features/bulk-actions/bulk-actions.feature.ts'
import { bulkMessagesFeature } from './features/bulk-messages/bulk-messages.feature.ts'
import { calendarFeedsFeature } from './features/calendar-feeds/calendar-feeds.feature.ts'
import { certificatesFeature } from './features/certificates/certificates.feature.ts'
import { checkInsFeature } from './features/check-ins/check-ins.feature.ts'
import { contentFeature } from './features/content/content.feature.ts'
import { contractTemplatesFeature } from './features/contract-templates/contract-templates.feature.ts'
import { contractsFeature } from './features/contracts/contracts.feature.ts'
import { conversationsFeature } from './features/conversations/conversations.feature.ts'
import { dataExportsFeature } from './features/data-exports/data-exports.feature.ts'
import { dataViewerFeature } from './features/data-viewer/data-viewer.feature.ts'
import { erasureFeature } from './features/erasure/erasure.feature.ts'
import { favouritesFeature } from './features/favourites/favourites.feature.ts'
import { formSubmissionsFeature } from './features/form-submissions/form-submissions.feature.ts'
import { formsFeature } from './features/forms/forms.feature.ts'
import { groupsFeature } from './features/groups/groups.feature.ts'
import { homeFeature } from './features/home/home.feature.ts'
import { hoursFeature } from './features/hours/hours.feature.ts'
import { importsFeature } from './features/imports/imports.feature.ts'
import { inboundMailFeature } from './features/inbound-mail/inbound-mail.feature.ts'
import { internshipsFeature } from './features/internships/internships.feature.ts'
import { levelsFeature } from './features/levels/levels.feature.ts'
import { libraryFeature } from './features/library/library.feature.ts'
import { mentorshipsFeature } from './features/mentorships/mentorships.feature.ts'
import { newsChoicesFeature } from './features/news-choices/news-choices.feature.ts'
import { notificationTemplatesFeature } from './features/notification-templates/notification-templates.feature.ts'
import { notificationsFeature } from './features/notifications/notifications.feature.ts'
import { operationsFeature } from './features/operations/operations.feature.ts'
import { organizationsFeature } from './features/organizations/organizations.feature.ts'
import { paperSheetsFeature } from './features/paper-sheets/paper-sheets.feature.ts'
import { periodicMailFeature } from './features/periodic-mail/periodic-mail.feature.ts'
import { periodsFeature } from './features/periods/periods.feature.ts'
import { progressFeature } from './features/progress/progress.feature.ts'
import { proposalsFeature } from './features/proposals/proposals.feature.ts'
import { pushDevicesFeature } from './features/push-devices/push-devices.feature.ts'
import { retentionFeature } from './features/retention/retention.feature.ts'
import { savedSearchesFeature } from './features/saved-searches/saved-searches.feature.ts'
import { savedViewsFeature } from './features/saved-views/saved-views.feature.ts'
import { sealChecksFeature } from './features/seal-checks/seal-checks.feature.ts'
import { selfFoundFeature } from './features/self-found/self-found.feature.ts'
import { sessionsFeature } from './features/sessions/sessions.feature.ts'
import { settingsFeature } from './features/settings/settings.feature.ts'
import { siteCopiesFeature } from './features/site-copies/site-copies.feature.ts'
import { stagebankFeature } from './features/stagebank/stagebank.feature.ts'
import { standingsFeature } from './features/standings/standings.feature.ts'
import { stockImagesFeature } from './features/stock-images/stock-images.feature.ts'
import { studentsFeature } from './features/students/students.feature.ts'
import { tagsFeature } from './features/tags/tags.feature.ts'
import { usersFeature } from './features/users/users.feature.ts'
import { vacanciesFeature } from './features/vacancies/vacancies.feature.ts'
import { visitsFeature } from './features/visits/visits.feature.ts'
import { volunteersFeature } from './features/volunteers/volunteers.feature.ts'
import { webhooksFeature } from './features/webhooks/webhooks.feature.ts'
import { workflowsFeature } from './features/workflows/workflows.feature.ts'
import { workingTimeFeature } from './features/working-time/working-time.feature.ts'
import { yearTurnFeature } from './features/year-turn/year-turn.feature.ts'

/** The table of contents of the product. */
export const features = [
  organizationsFeature,
  usersFeature,
  accountFeature,
  sessionsFeature,
  volunteersFeature,
  periodsFeature,
  vacanciesFeature,
  stagebankFeature,
  favouritesFeature,
  savedSearchesFeature,
  savedViewsFeature,
  analyticsFeature,
  applicationsFeature,
  internshipsFeature,
  absencesFeature,
  conversationsFeature,
  bulkMessagesFeature,
  calendarFeedsFeature,
  apiKeysFeature,
  webhooksFeature,
  pushDevicesFeature,
  workflowsFeature,
  workingTimeFeature,
  hoursFeature,
  paperSheetsFeature,
  contractTemplatesFeature,
  contractsFeature,
  certificatesFeature,
  formsFeature,
  formSubmissionsFeature,
  checkInsFeature,
  assignFeature,
  assignmentsFeature,
  progressFeature,
  dataViewerFeature,
  dataExportsFeature,
  standingsFeature,
  sealChecksFeature,
  selfFoundFeature,
  visitsFeature,
  proposalsFeature,
  homeFeature,
  studentsFeature,
  groupsFeature,
  levelsFeature,
  mentorshipsFeature,
  tagsFeature,
  contentFeature,
  siteCopiesFeature,
  libraryFeature,
  settingsFeature,
  stockImagesFeature,
  notificationsFeature,
  periodicMailFeature,
  notificationTemplatesFeature,
  newsChoicesFeature,
  importsFeature,
  inboundMailFeature,
  yearTurnFeature,
  activitiesFeature,
  bulkActionsFeature,
  erasureFeature,
  retentionFeature,
  operationsFeature,
]
