/**
 * The documents of internships with their seven includes, written by hand for one reader: an administrator of the
 * school. $1 is the tenant, $2 the school, $3 that administrator, $4 the internship that is shown.
 */
const api = 'http://localhost/api/v1'
const self = (path: string, id: string) => `json_build_object('self', '${api}/${path}/' || ${id})`
const many = (path: string, id: string, name: string) =>
  `json_build_object('links', json_build_object('related', '${api}/${path}/' || ${id} || '/${name}'))`
const one = (type: string, id: string) =>
  `json_build_object('data', case when ${id} is not null then json_build_object('type', ${type}, 'id', ${id}) end)`

const internship = `json_build_object('type', 'internships', 'id', i.id, 'attributes', json_build_object('title', i.title,
  'description', i.description, 'motivation', i.motivation, 'startDate', i.start_date, 'endDate', i.end_date,
  'contractType', i.contract_type, 'selfFound', i.self_found, 'organizationName', i.organization_name,
  'contactName', i.contact_name, 'contactEmail', i.contact_email, 'contactPhoneNumber', i.contact_phone_number,
  'plannedHours', i.planned_hours, 'weekdays', i.weekdays, 'city', i.city, 'website', i.website,
  'studentName', (select concat_ws(' ', u.first_name, case when i.status in ('proposed', 'refused')
      then nullif(left(u.last_name, 1), '') || '.' else concat_ws(' ', u.infix, u.last_name) end)
    from users u where u.tenant_id = $1 and u.id = i.student_id),
  'hours', i.hours, 'hoursSupervisor', i.hours_supervisor, 'updatingHoursAllowed', i.updating_hours_allowed,
  'status', i.status, 'updatedAt', i.updated_at, 'createdAt', i.created_at), 'relationships', json_build_object(
  'student', ${one(`'students'`, 'i.student_id')},
  'organization', ${one('(select type from organizations o where o.tenant_id = $1 and o.id = i.organization_id)', 'i.organization_id')},
  'vacancy', ${one(`'vacancies'`, 'i.vacancy_id')},
  'currentPhase', ${one(`'phases'`, 'i.current_phase_id')},
  'internshipPeriod', ${one(`'internshipPeriods'`, 'i.internship_period_id')},
  'contactPerson', ${one(`'contacts'`, 'i.contact_person_id')},
  'supervisor', ${one(`'contacts'`, 'i.supervisor_id')}), 'links', ${self('internships', 'i.id')})`

const student = `json_build_object('type', 'students', 'id', u.id, 'attributes', json_build_object('firstName', u.first_name,
  'infix', u.infix, 'lastName', u.last_name, 'createdAt', u.created_at, 'updatedAt', u.updated_at),
  'links', ${self('students', 'u.id')}, 'meta', json_build_object('can', json_build_object('signInAsUser',
    u.status = 'active' and u.id <> $3
    and exists (select from roles r where r.tenant_id = $1 and r.user_id = u.id and r.organization_id = $2
      and r.name in ('student', 'mentor'))
    and not exists (select from roles r left join organizations o on o.tenant_id = $1 and o.id = r.organization_id
      where r.tenant_id = $1 and r.user_id = u.id
        and (r.organization_id is null or r.name = 'admin' and o.type in ('School', 'VolunteerCenter'))))))`

const isKept = `coalesce(o.center_id = $2, o.type in ('NonProfit', 'Provider'))`
const organization = `json_build_object('type', o.type, 'id', o.id, 'attributes', json_build_object('name', o.name,
  'status', o.status, 'statusReason', o.status_reason, 'website', o.website, 'city', o.city, 'sector', o.sector,
  'chamberNumber', o.chamber_number, 'brin', o.brin, 'centerId', o.center_id, 'logoId', o.logo_id,
  'createdAt', o.created_at, 'updatedAt', o.updated_at), 'relationships', json_build_object(
  'profile', ${one(`'profiles'`, 'o.id')}, 'vacancies', ${many('organizations', 'o.id', 'vacancies')},
  'tags', ${many('organizations', 'o.id', 'tags')},
  'center', ${one('(select type from organizations c where c.tenant_id = $1 and c.id = o.center_id)', 'o.center_id')}),
  'links', ${self('organizations', 'o.id')}, 'meta', json_build_object('can', json_build_object(
    'updateOrganization', o.id = $2 or ${isKept}, 'approveOrganization', o.status = 'pending' and ${isKept},
    'archiveOrganization', o.status in ('pending', 'approved', 'denied') and ${isKept},
    'restoreOrganization', o.status in ('archived', 'closing') and ${isKept},
    'reconsiderOrganization', (o.status = 'denied' or o.status = 'approved' and coalesce(o.decided_by_id = $3
      and o.decided_at > now() - interval '10 minutes', false)) and ${isKept},
    'removeLogo', o.id = $2 or ${isKept})))`

/** A list leaves the long text out. */
const vacancy = (
  body: string,
) => `json_build_object('type', 'vacancies', 'id', v.id, 'attributes', json_build_object('title', v.title,
  'description', v.description, ${body}'status', v.status, 'sector', v.sector, 'places', v.places,
  'placesLeft', v.places - v.places_taken, 'isDirect', v.is_direct, 'hours', v.hours, 'hoursPerWeek', v.hours_per_week,
  'minimumAge', v.minimum_age, 'maximumAge', v.maximum_age, 'requirements', v.requirements, 'levels', v.levels,
  'visibleTo', v.visible_to, 'weekdays', v.weekdays, 'startDate', v.start_date, 'endDate', v.end_date,
  'city', coalesce(v.city, o.city), 'latitude', coalesce(v.latitude, o.latitude),
  'longitude', coalesce(v.longitude, o.longitude), 'hasOwnPlace', v.city is not null, 'street', v.street,
  'houseNumber', v.house_number, 'postalCode', v.postal_code, 'photoId', v.photo_id, 'stockImage', v.stock_image,
  'publishedAt', v.published_at, 'createdAt', v.created_at, 'updatedAt', v.updated_at),
  'relationships', json_build_object('organization', ${one('o.type', 'o.id')},
    'tags', ${many('vacancies', 'v.id', 'tags')}, 'details', ${one(`'vacancyDetails'`, 'v.id')}),
  'links', ${self('vacancies', 'v.id')}, 'meta', json_build_object('can', json_build_object(
    'updateVacancy', v.status in ('draft', 'in_review', 'published', 'paused', 'full') and ${isKept},
    'publishVacancy', v.status = 'draft' and ${isKept}, 'approveVacancy', v.status = 'in_review' and ${isKept},
    'rejectVacancy', v.status = 'in_review' and ${isKept}, 'pauseVacancy', v.status in ('published', 'full') and ${isKept},
    'resumeVacancy', v.status = 'paused' and ${isKept}, 'closeVacancy', v.status <> 'closed' and ${isKept},
    'reopenVacancy', v.status = 'closed' and ${isKept}, 'duplicateVacancy', ${isKept},
    'renewVacancy', v.status in ('expired', 'closed') and ${isKept}, 'takeDownVacancy', v.status <> 'draft' and ${isKept},
    'removeVacancyPhoto', v.status in ('draft', 'in_review', 'published', 'paused', 'full') and ${isKept})))`

const phase = `json_build_object('type', 'phases', 'id', p.id, 'attributes', json_build_object('name', p.name,
  'kind', p.kind, 'status', p.status, 'position', p.position, 'dueOn', p.due_on), 'links', ${self('phases', 'p.id')})`

const period = `json_build_object('type', 'internshipPeriods', 'id', p.id, 'attributes', json_build_object('name', p.name,
  'startDate', p.start_date, 'endDate', p.end_date, 'description', p.description, 'targetHours', p.target_hours,
  'status', p.status, 'schoolId', p.school_id, 'schoolYearId', p.school_year_id, 'maySearch', p.may_search,
  'mayApply', p.may_apply, 'mayReportSelfFound', p.may_report_self_found,
  'needsMentorApproval', p.needs_mentor_approval, 'createdAt', p.created_at, 'updatedAt', p.updated_at),
  'relationships', json_build_object('school', ${one(`'School'`, 'p.school_id')},
    'schoolYear', ${one(`'schoolYears'`, 'p.school_year_id')}, 'levels', ${many('internship_periods', 'p.id', 'levels')},
    'groups', ${many('internship_periods', 'p.id', 'groups')}),
  'links', ${self('internship_periods', 'p.id')}, 'meta', json_build_object('can', json_build_object(
    'updateInternshipPeriod', p.school_id = $2, 'delete', p.school_id = $2)))`

const contact = `json_build_object('type', 'contacts', 'id', u.id, 'attributes', json_build_object('firstName', u.first_name,
  'infix', u.infix, 'lastName', u.last_name, 'email', u.email), 'links', ${self('contacts', 'u.id')})`

const texts = (json: string, from: string) => `(select string_agg((${json})::text, ',') from ${from})`
const pointedTo = (alias: string, column: string) =>
  `${alias}.tenant_id = $1 and ${alias}.id in (select ${column} from page)`

const included = (body: string) => `concat_ws(',', ${texts(student, `users u where ${pointedTo('u', 'student_id')}`)},
  ${texts(organization, `organizations o where ${pointedTo('o', 'organization_id')}`)},
  ${texts(vacancy(body), `vacancies v join organizations o on o.tenant_id = $1 and o.id = v.organization_id where ${pointedTo('v', 'vacancy_id')}`)},
  ${texts(phase, `internship_phases p where ${pointedTo('p', 'current_phase_id')}`)},
  ${texts(period, `internship_periods p where ${pointedTo('p', 'internship_period_id')}`)},
  ${texts(contact, `users u where u.tenant_id = $1 and u.id in (select contact_person_id from page union select supervisor_id from page)`)})`

export const list = `with page as materialized (
    select * from internships i where i.tenant_id = $1 and i.school_id = $2 order by i.created_at desc, i.id desc limit 25)
  select '{"data":[' || ${texts(internship, 'page i')} || '],"included":[' || ${included('')} || '],"meta":{"records":'
    || (select count(*) from internships where tenant_id = $1 and school_id = $2) || '}}' as body`

export const show = `with page as materialized (
    select * from internships i where i.tenant_id = $1 and i.school_id = $2 and i.id = $4)
  select '{"data":' || ${texts(internship, 'page i')} || ',"included":[' || ${included(`'body', v.body, `)} || ']}' as body`
