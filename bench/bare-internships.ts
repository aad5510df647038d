/**
 * Internships with their seven relations, written by hand: exactly the fields of SPEC.md, section 3, for one reader, an
 * administrator of the school. No links and nothing about what that reader may do.
 * $1 is the tenant, $2 the school, $3 the internship that is shown, or the period of the list.
 */
export const fields = {
  internships: [
    ...['title', 'description', 'motivation', 'startDate', 'endDate', 'contractType', 'selfFound', 'organizationName'],
    ...['contactName', 'contactEmail', 'contactPhoneNumber', 'hours', 'hoursSupervisor', 'updatingHoursAllowed'],
    ...['updatedAt', 'createdAt'],
  ],
  students: ['firstName', 'lastName', 'updatedAt', 'createdAt'],
  organizations: ['name', 'status', 'website', 'city'],
  vacancies: ['title'],
  phases: ['name', 'status'],
  internshipPeriods: ['name', 'startDate', 'endDate'],
  contacts: ['firstName', 'lastName', 'email'],
}
export const relations = [
  ...['student', 'organization', 'vacancy', 'currentPhase', 'internshipPeriod', 'contactPerson', 'supervisor'],
]

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const attributes = (type: keyof typeof fields, alias: string) =>
  `json_build_object(${fields[type].map((name) => `'${name}', ${alias}.${snake(name)}`).join(', ')})`
const resource = (type: keyof typeof fields, alias: string, name = `'${type}'`) =>
  `json_build_object('type', ${name}, 'id', ${alias}.id, 'attributes', ${attributes(type, alias)})`
const one = (type: string, id: string) =>
  `json_build_object('data', case when ${id} is not null then json_build_object('type', ${type}, 'id', ${id}) end)`

const types: Record<string, string> = {
  student: `'students'`,
  organization: '(select type from organizations o where o.tenant_id = $1 and o.id = i.organization_id)',
  vacancy: `'vacancies'`,
  currentPhase: `'phases'`,
  internshipPeriod: `'internshipPeriods'`,
  contactPerson: `'contacts'`,
  supervisor: `'contacts'`,
}
const linkage = relations.map((name) => `'${name}', ${one(types[name] ?? '', `i.${snake(name)}_id`)}`).join(', ')
const internship = `json_build_object('type', 'internships', 'id', i.id, 'attributes', ${attributes('internships', 'i')},
  'relationships', json_build_object(${linkage}))`

const texts = (json: string, from: string) => `(select string_agg((${json})::text, ',') from ${from})`
const pointedTo = (alias: string, columns: string[]) =>
  `${alias}.tenant_id = $1 and ${alias}.id in (${columns.map((column) => `select ${column} from page`).join(' union ')})`

const included = `concat_ws(',', ${[
  texts(resource('students', 'u'), `users u where ${pointedTo('u', ['student_id'])}`),
  texts(resource('organizations', 'o', 'o.type'), `organizations o where ${pointedTo('o', ['organization_id'])}`),
  texts(resource('vacancies', 'v'), `vacancies v where ${pointedTo('v', ['vacancy_id'])}`),
  texts(resource('phases', 'p'), `internship_phases p where ${pointedTo('p', ['current_phase_id'])}`),
  texts(resource('internshipPeriods', 'p'), `internship_periods p where ${pointedTo('p', ['internship_period_id'])}`),
  texts(resource('contacts', 'u'), `users u where ${pointedTo('u', ['contact_person_id', 'supervisor_id'])}`),
].join(', ')})`

const listOf = (where: string) => `with page as materialized (
    select * from internships i where ${where} order by i.created_at desc, i.id desc limit 25)
  select '{"data":[' || ${texts(internship, 'page i')} || '],"included":[' || ${included} || '],"meta":{"records":'
    || (select count(*) from internships i where ${where}) || '}}' as body`

const ofSchool = 'i.tenant_id = $1 and i.school_id = $2'
export const list = listOf(ofSchool)
/** Those of one period that run and have come far; $3 is the period. */
export const filtered = listOf(`${ofSchool} and i.internship_period_id = $3 and i.status = 'running' and i.hours >= 20`)

export const show = `with page as materialized (
    select * from internships i where i.tenant_id = $1 and i.school_id = $2 and i.id = $3)
  select '{"data":' || ${texts(internship, 'page i')} || ',"included":[' || ${included} || ']}' as body`
