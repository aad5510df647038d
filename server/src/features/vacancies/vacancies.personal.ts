import { decidedBy, personal } from '#engine/personal.ts'

export const vacanciesPersonal = personal({
  files: {
    // What somebody began or answers for; the vacancy itself is its organization's.
    vacancies: {
      title: ['Vacatures', 'Vacancies'],
      text: `select v.id, v.title, v.status, o.name as organization, v.created_at from vacancies v
      join organizations o on o.id = v.organization_id where v.contact_person_id = $1 or v.created_by_id = $1
      order by v.created_at`,
      values: {
        status: {
          draft: ['concept', 'draft'],
          in_review: ['wordt bekeken', 'in review'],
          published: ['in de stagebank', 'published'],
          paused: ['gepauzeerd', 'paused'],
          full: ['vol', 'full'],
          expired: ['verlopen', 'expired'],
          closed: ['gesloten', 'closed'],
          removed: ['weggehaald', 'removed'],
        },
      },
    },
    'vacancy-reports': {
      title: ['Meldingen over vacatures', 'Reports about vacancies'],
      text: `select r.id, v.title, r.reason, r.explanation as description, r.email, r.status, r.created_at
      from vacancy_reports r join vacancies v on v.id = r.vacancy_id where r.reporter_id = $1 order by r.created_at`,
      values: {
        status: {
          open: ['open', 'open'],
          dismissed: ['niets mee gedaan', 'dismissed'],
          taken_down: ['vacature weggehaald', 'vacancy taken down'],
        },
        reason: {
          unsafe: ['onveilig', 'unsafe'],
          misleading: ['klopt niet', 'misleading'],
          paid_work: ['betaald werk', 'paid work'],
          discrimination: ['discriminatie', 'discrimination'],
          gone: ['bestaat niet meer', 'not there any more'],
          other: ['iets anders', 'something else'],
        },
      },
    },
  },
  columns: {
    'vacancies.contact_person_id': {
      told: 'vacancies',
      onErase: { forget: 'update vacancies set contact_person_id = null where contact_person_id = $1' },
    },
    'vacancies.decided_by_id': decidedBy,
    'vacancies.created_by_id': { told: 'vacancies', onErase: decidedBy.onErase },
    'vacancy_reports.reporter_id': {
      told: 'vacancy-reports',
      onErase: { forget: 'update vacancy_reports set reporter_id = null, email = null where reporter_id = $1' },
    },
    'vacancy_reports.handled_by_id': decidedBy,
  },
  addresses: [
    'update vacancies set contact_name = null, contact_email = null where lower(contact_email) = lower($1)',
    'update vacancy_reports set email = null where lower(email) = lower($1)',
  ],
})
