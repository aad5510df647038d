// Written by "npm run generate" from every <feature>.errors.ts.
import { errors as absences } from '../features/absences.errors.ts'
import { errors as apiKeys } from '../features/api-keys.errors.ts'
import { errors as applications } from '../features/applications.errors.ts'
import { errors as assign } from '../features/assign.errors.ts'
import { errors as assignments } from '../features/assignments.errors.ts'
import { errors as bulkActions } from '../features/bulk-actions.errors.ts'
import { errors as bulkMessages } from '../features/bulk-messages.errors.ts'
import { errors as chartShares } from '../features/chart-shares.errors.ts'
import { errors as checkIns } from '../features/check-ins.errors.ts'
import { errors as content } from '../features/content/content.errors.ts'
import { errors as contracts } from '../features/contracts.errors.ts'
import { errors as conversations } from '../features/conversations.errors.ts'
import { errors as dataExports } from '../features/data-exports.errors.ts'
import { errors as engine } from '../errors/engine.errors.ts'
import { errors as erasure } from '../features/erasure.errors.ts'
import { errors as files } from '../errors/files.errors.ts'
import { errors as formSubmissions } from '../features/form-submissions.errors.ts'
import { errors as forms } from '../features/forms.errors.ts'
import { errors as groups } from '../features/groups.errors.ts'
import { errors as hours } from '../features/hours.errors.ts'
import { errors as imports } from '../features/imports.errors.ts'
import { errors as inboundMail } from '../features/inbound-mail.errors.ts'
import { errors as internships } from '../features/internships.errors.ts'
import { errors as library } from '../features/library.errors.ts'
import { errors as mentorships } from '../features/mentorships.errors.ts'
import { errors as newsChoices } from '../features/news-choices.errors.ts'
import { errors as notificationTemplates } from '../features/notification-templates.errors.ts'
import { errors as organizations } from '../features/organizations.errors.ts'
import { errors as paperSheets } from '../features/paper-sheets.errors.ts'
import { errors as periodicMail } from '../features/periodic-mail.errors.ts'
import { errors as periods } from '../features/periods.errors.ts'
import { errors as pushDevices } from '../features/push-devices.errors.ts'
import { errors as retention } from '../features/retention.errors.ts'
import { errors as savedSearches } from '../features/saved-searches.errors.ts'
import { errors as savedViews } from '../features/saved-views.errors.ts'
import { errors as selfFound } from '../features/self-found.errors.ts'
import { errors as sessions } from '../features/sessions.errors.ts'
import { errors as settings } from '../features/settings.errors.ts'
import { errors as siteCopies } from '../features/site-copies.errors.ts'
import { errors as standings } from '../features/standings.errors.ts'
import { errors as students } from '../features/students.errors.ts'
import { errors as tags } from '../features/tags.errors.ts'
import { errors as users } from '../features/users.errors.ts'
import { errors as vacancies } from '../features/vacancies/vacancies.errors.ts'
import { errors as visits } from '../features/visits.errors.ts'
import { errors as volunteers } from '../features/volunteers.errors.ts'
import { errors as webhooks } from '../features/webhooks.errors.ts'
import { errors as workflows } from '../features/workflows.errors.ts'
import { errors as yearTurn } from '../features/year-turn.errors.ts'

export const errors = {
  ...absences,
  ...apiKeys,
  ...applications,
  ...assign,
  ...assignments,
  ...bulkActions,
  ...bulkMessages,
  ...chartShares,
  ...checkIns,
  ...content,
  ...contracts,
  ...conversations,
  ...dataExports,
  ...engine,
  ...erasure,
  ...files,
  ...formSubmissions,
  ...forms,
  ...groups,
  ...hours,
  ...imports,
  ...inboundMail,
  ...internships,
  ...library,
  ...mentorships,
  ...newsChoices,
  ...notificationTemplates,
  ...organizations,
  ...paperSheets,
  ...periodicMail,
  ...periods,
  ...pushDevices,
  ...retention,
  ...savedSearches,
  ...savedViews,
  ...selfFound,
  ...sessions,
  ...settings,
  ...siteCopies,
  ...standings,
  ...students,
  ...tags,
  ...users,
  ...vacancies,
  ...visits,
  ...volunteers,
  ...webhooks,
  ...workflows,
  ...yearTurn,
}
