import type { Tx } from '#engine/writing/transaction.ts'
import { levelOf } from '#features/students/student-facts.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { ContractFacts } from '#protocol/features/contract-text.ts'

const nameOf = (id: string) =>
  `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${id})`
const ofPerson = (id: string, column: string) => `(select u.${column} from users u where u.id = ${id})`
const addressOf = (o: string) =>
  `nullif(concat_ws(', ', nullif(concat_ws(' ', ${o}.street, ${o}.house_number), ''),
     nullif(concat_ws(' ', ${o}.postal_code, ${o}.city), '')), '')`

/** What a contract can say about an internship, by the names of `contractFields`; days as they are in the database. */
const values = {
  'student.name': nameOf('i.student_id'),
  'student.firstName': ofPerson('i.student_id', 'first_name'),
  'student.lastName': `(select concat_ws(' ', u.infix, u.last_name) from users u where u.id = i.student_id)`,
  'student.group': `(select string_agg(g.name, ', ' order by g.name) from group_memberships m join groups g on g.id = m.group_id
     where m.student_id = i.student_id and m.ended_on is null and g.school_id = i.school_id)`,
  'student.level': levelOf('i.student_id'),
  'student.birthDate': 'p.birth_date::text',
  'student.email': ofPerson('i.student_id', 'email'),
  'student.phone': ofPerson('i.student_id', 'phone_number'),
  'guardian.name': 'p.guardian_name',
  'guardian.email': 'p.guardian_email',
  'guardian.phone': 'p.guardian_phone',
  'host.name': 'coalesce(o.name, i.organization_name)',
  'host.address': addressOf('o'),
  'host.city': 'coalesce(o.city, i.city)',
  'host.chamberNumber': 'o.chamber_number',
  'host.supervisor': `coalesce(${nameOf('i.supervisor_id')}, ${nameOf('i.contact_person_id')}, i.contact_name)`,
  'host.supervisorEmail': `coalesce(${ofPerson('coalesce(i.supervisor_id, i.contact_person_id)', 'email')}, i.contact_email)`,
  'host.supervisorPhone': `coalesce(${ofPerson('coalesce(i.supervisor_id, i.contact_person_id)', 'phone_number')},
     i.contact_phone_number, o.phone_number)`,
  'internship.title': 'i.title',
  'internship.tasks': 'i.description',
  'internship.start': 'i.start_date::text',
  'internship.end': 'i.end_date::text',
  'internship.hours': 'i.planned_hours::text',
  'internship.days': `array_to_string(i.weekdays, ',')`,
  'period.name': 'd.name',
  'period.schoolYear': '(select y.name from school_years y where y.id = d.school_year_id)',
  'school.name': 's.name',
  'school.address': addressOf('s'),
  'school.city': 's.city',
  'school.mentor': nameOf('mentor.id'),
  'school.mentorEmail': 'mentor.email',
  'school.mentorPhone': 'mentor.phone_number',
}

type Found = {
  values: Record<string, string | null>
  isMinor: boolean
  isSelfFound: boolean
  levelId: string | null
  studentId: string
  schoolId: string | null
  organizationId: string | null
  /** Who guides the student at the host, when they have an account. */
  supervisorId: string | null
  status: string
  startDate: string | null
  secondGuardian: { name: string | null; email: string | null }
}
export type InternshipFacts = Found

/** On the first day, or today when that is not known yet: without a birth date somebody counts as under 18. */
const isMinor = `coalesce(p.birth_date > coalesce(i.start_date, today_nl()) - interval '18 years', true)`

export const internshipFacts = (tx: Tx, internshipId: string): Promise<Found | undefined> =>
  tx.row<Found>(
    `select json_build_object(${Object.entries(values)
      .map(([name, text]) => `'${name}', ${text}`)
      .join(', ')}) as values,
       ${isMinor} as "isMinor", i.self_found as "isSelfFound", p.level_id as "levelId", i.student_id as "studentId",
       i.school_id as "schoolId", i.organization_id as "organizationId",
       (select u.id from users u where u.id = coalesce(i.supervisor_id, i.contact_person_id) and u.status = 'active') as "supervisorId", i.status, i.start_date::text as "startDate",
       json_build_object('name', p.second_guardian_name, 'email', p.second_guardian_email) as "secondGuardian"
     from internships i
       join student_profiles p on p.id = i.student_id and p.school_id = i.school_id
       join organizations s on s.id = i.school_id
       left join organizations o on o.id = i.organization_id
       left join internship_periods d on d.id = i.internship_period_id
       left join lateral (select u.* from mentored_students m join users u on u.id = m.mentor_id
         where m.student_id = i.student_id and u.status = 'active' order by u.last_name_order, u.id limit 1) mentor on true
     where i.id = $1`,
    [internshipId],
  )

const weekdays = {
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
// Made once: each costs as much as all the rest of a page.
const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const days = { nl: dayFormat('nl-NL'), en: dayFormat('en-GB') }
export const dayText = (day: string, locale: Locale) => days[locale].format(new Date(`${day}T12:00:00Z`))
const lists = {
  nl: new Intl.ListFormat('nl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
}
const listText = (parts: string[], locale: Locale) => lists[locale].format(parts)

/** The same in words, and with what the host filled in. */
export function factsInWords(found: Found, locale: Locale, blanks: Record<string, string>): ContractFacts {
  const inWords = (name: string, value: string | null): string | null => {
    if (!value) return null
    if (name === 'student.birthDate' || name === 'internship.start' || name === 'internship.end')
      return dayText(value, locale)
    if (name === 'internship.days')
      return listText(
        value.split(',').map((day) => weekdays[locale][Number(day) - 1] ?? ''),
        locale,
      )
    return value
  }
  const { isMinor: minor, isSelfFound, levelId } = found
  const said = Object.entries(found.values).map(([name, value]) => [name, inWords(name, value)])
  return { isMinor: minor, isSelfFound, levelId, values: Object.fromEntries(said), blanks }
}
