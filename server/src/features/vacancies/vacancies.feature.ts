import { feature } from '#engine/feature.ts'
import { allOf } from '#engine/judging/condition.ts'
import { column, seenWith, serve, through } from '#engine/serve.ts'
import { byTown } from '#features/analytics/supply/supply-facts.ts'
import { vacancies, vacancyDetails, vacancyStatistics } from '#protocol/features/vacancies/vacancies.ts'
import { vacancyLife } from '#protocol/features/vacancies/vacancy-commands.ts'
import { reportLife, vacancyReports } from '#protocol/features/vacancies/vacancy-reports.ts'
import { closeVacancy, reopenVacancy } from './close-vacancy.ts'
import { duplicateVacancy, renewVacancy } from './copy-vacancy.ts'
import { countView } from './count-view.ts'
import { createVacancy } from './create-vacancy.ts'
import { hostReactions } from './host.reactions.ts'
import { keptVacancies } from './kept-vacancies.ts'
import { offeringOrganizations } from './offering-organizations.ts'
import { pauseVacancy, resumeVacancy } from './pause-vacancy.ts'
import { approveVacancy, publishVacancy, reconsiderVacancy, rejectVacancy } from './publish-vacancy.ts'
import { dismissReport, reportVacancy, upholdReport } from './report-vacancy.ts'
import { searchVacancies } from './search-vacancies.ts'
import { takeDownVacancy } from './take-down-vacancy.ts'
import { toldApart } from './told-apart.ts'
import { updateVacancy } from './update-vacancy.ts'
import { vacancyBulkActions } from './vacancies.bulk.ts'
import { vacancyMails } from './vacancies.mails.ts'
import { vacancyNews } from './vacancies.news.ts'
import { vacanciesPersonal } from './vacancies.personal.ts'
import {
  managedBy,
  managedPolicy,
  vacancyAbilities,
  vacancyPolicy,
  vacancyQueues,
  vacancyReportPolicy,
} from './vacancies.policy.ts'
import {
  forgetContact,
  tellChanged,
  tellDismissed,
  tellExpiring,
  tellFilled,
  tellPublished,
  tellRejected,
  tellReported,
  tellSubmitted,
  tellTakenDown,
} from './vacancies.reactions.ts'
import { vacancySections } from './vacancies.sections.ts'
import { vacancyDates } from './vacancy-dates.ts'
import { removeVacancyPhoto } from './vacancy-photo.ts'
import { updateVacancySettings, vacancySettings } from './vacancy-settings.ts'
import { applicationsByStatus, saves, views, viewsPerDay } from './vacancy-statistics.ts'

/** The work is where the vacancy says, or else where the organization is. */
const ownOrHost = (t: string, column: string) =>
  `coalesce(${t}.${column}, (select o.${column} from organizations o where o.id = ${t}.organization_id))`

export const vacanciesFeature = feature({
  periodic: vacancySections,
  abilities: vacancyAbilities,
  queues: vacancyQueues,
  resources: [
    serve(vacancies, {
      table: 'vacancies',
      policy: vacancyPolicy,
      kept: keptVacancies,
      relevance: (t) => [`sort_key(${t}.title)`],
      scopes: (values, me) =>
        allOf(searchVacancies(values), values.managed === true ? managedBy(me) : true, byTown(values.city)),
      expressions: {
        fullTitle: toldApart,
        placesLeft: (t) => `(${t}.places - ${t}.places_taken)`,
        aboutHost: (t) => `(select o.description from organizations o where o.id = ${t}.organization_id)`,
        hasOwnPlace: (t) => `(${t}.city is not null)`,
        city: (t) => ownOrHost(t, 'city'),
        latitude: (t) => ownOrHost(t, 'latitude'),
        longitude: (t) => ownOrHost(t, 'longitude'),
      },
      // The stagebank is public, and a vacancy without the name of its host says little.
      relations: {
        organization: seenWith('organizationId'),
        tags: through('vacancy_tags', 'vacancyId', 'tagId'),
        details: column('id'),
      },
    }),
    serve(vacancyDetails, {
      table: 'vacancies',
      policy: managedPolicy,
      relations: { schools: through('vacancy_schools', 'vacancyId', 'schoolId') },
    }),
    serve(vacancyStatistics, {
      table: 'vacancies',
      policy: managedPolicy,
      expressions: { viewsPerDay, views, saves, applications: applicationsByStatus },
    }),
    serve(vacancyReports, {
      table: 'vacancy_reports',
      policy: vacancyReportPolicy,
      expressions: { isMember: (t) => `(${t}.reporter_id is not null)` },
    }),
  ],
  lifecycles: [vacancyLife, reportLife],
  commands: [
    createVacancy,
    updateVacancy,
    publishVacancy,
    approveVacancy,
    rejectVacancy,
    reconsiderVacancy,
    pauseVacancy,
    resumeVacancy,
    closeVacancy,
    reopenVacancy,
    duplicateVacancy,
    renewVacancy,
    takeDownVacancy,
    removeVacancyPhoto,
    countView,
    updateVacancySettings,
    reportVacancy,
    dismissReport,
    upholdReport,
  ],
  queries: [vacancySettings, offeringOrganizations],
  reactions: [
    tellSubmitted,
    tellPublished,
    tellRejected,
    tellFilled,
    tellExpiring,
    tellTakenDown,
    tellChanged,
    tellReported,
    tellDismissed,
    forgetContact,
    ...hostReactions,
  ],
  jobs: [vacancyDates],
  bulk: vacancyBulkActions,
  activities: { vacancies: ['vacancy'] },
  mails: vacancyMails,
  personal: vacanciesPersonal,
  news: vacancyNews,
})
