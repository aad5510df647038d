import type { Sql } from '#db/database.ts'
import type { Host } from './demo-hosts.ts'
import type { NewPerson } from './demo-people.ts'
import { insertRows } from './insert-rows.ts'
import type { Random } from './random.ts'

type School = { id: string; students: NewPerson[]; mentors: NewPerson[]; hosts: Host[] }
type Year = { id: string; start: string; end: string }
type Class = { id: string; name: string; level: number }

const levels = ['vmbo-bk', 'vmbo-tl', 'havo', 'vwo']
/** Two for every mentor, so that each looks after fifty students. */
const thisYear: [string, number][] = [
  ['B3A', 0],
  ['B3B', 0],
  ['B4A', 0],
  ['T3A', 1],
  ['T3B', 1],
  ['T4A', 1],
  ['H3A', 2],
  ['H3B', 2],
  ['H4A', 2],
  ['V3A', 3],
  ['V3B', 3],
  ['V4A', 3],
]
const yearBefore = (name: string) => name.replace(/\d/, (digit) => String(Number(digit) - 1))

const tags: [string, string, string][] = [
  ['dieren', 'success', 'paw-print'],
  ['sport', 'warning', 'volleyball'],
  ['zorg', 'danger', 'heart-pulse'],
  ['kinderen', 'warning', 'baby'],
  ['ouderen', 'secondary', 'armchair'],
  ['koken', 'danger', 'cooking-pot'],
  ['bakken', 'warning', 'croissant'],
  ['natuur', 'success', 'trees'],
  ['tuin', 'success', 'sprout'],
  ['techniek', 'info', 'wrench'],
  ['computers', 'info', 'laptop'],
  ['fietsen', 'secondary', 'bike'],
  ['muziek', 'primary', 'music'],
  ['theater', 'primary', 'drama'],
  ['boeken', 'secondary', 'book-open'],
  ['winkel', 'neutral', 'store'],
  ['kantoor', 'neutral', 'briefcase'],
  ['mode', 'danger', 'shirt'],
  ['foto en film', 'info', 'camera'],
  ['milieu', 'success', 'recycle'],
]
export const tagNames: string[] = tags.map(([name]) => name)

/** Levels, classes with everybody in them, the year before, mentors by class, and what people like. */
export async function addSchoolLife(sql: Sql, random: Random, school: School): Promise<void> {
  const levelIds = levels.map(() => random.uuid())
  const rows = levels.map((name, index) => ({ id: levelIds[index], schoolId: school.id, name, position: index + 1 }))
  await insertRows(sql, 'levels', rows)
  const [before, now] = await yearsOf(sql)
  const classes = await addClasses(sql, random, school, levelIds, now, thisYear)
  const old = thisYear.map(([name, level]): [string, number] => [yearBefore(name), level])
  const oldClasses = await addClasses(sql, random, school, levelIds, before, old)
  await addMembers(sql, random, school, classes, oldClasses, { before, now })
  await setLevels(sql, school, classes, levelIds)
  await insertRows(
    sql,
    'mentorships',
    classes.map(({ id }, index) => ({ schoolId: school.id, mentorId: mentorOf(school, index).id, groupId: id })),
  )
  await addTags(sql, random, school)
}

const mentorOf = ({ mentors }: School, classIndex: number) =>
  mentors[Math.floor(classIndex / 2) % mentors.length] as NewPerson

/** The same mentor every time one counts on: student 0, 6, 12 … have the first one. */
const classOf = (student: number, { mentors }: School) =>
  (student % mentors.length) * 2 + (Math.floor(student / mentors.length) % 2)

async function yearsOf(sql: Sql): Promise<[Year, Year]> {
  const rows = await sql.rows<Year>(
    `select id, start_date::text as start, end_date::text as "end" from school_years
     where start_date <= today_nl() order by start_date desc limit 2`,
  )
  return [rows[1] as Year, rows[0] as Year]
}

async function addClasses(
  sql: Sql,
  random: Random,
  school: School,
  levelIds: string[],
  year: Year,
  names: [string, number][],
): Promise<Class[]> {
  const classes = names.map(([name, level]) => ({ id: random.uuid(), name, level }))
  await insertRows(
    sql,
    'groups',
    classes.map(({ id, name, level }) => ({
      id,
      schoolId: school.id,
      schoolYearId: year.id,
      levelId: levelIds[level],
      name,
    })),
  )
  return classes
}

/** Now and then somebody moved to the class beside theirs in the autumn. */
async function addMembers(
  sql: Sql,
  random: Random,
  school: School,
  classes: Class[],
  oldClasses: Class[],
  { before, now }: { before: Year; now: Year },
): Promise<void> {
  const year = Number(now.start.slice(0, 4))
  const members = school.students.flatMap((student, index) => {
    const at = classOf(index, school)
    const stay = (groupId: string | undefined, startedOn: string, endedOn: string | null) => ({
      id: random.uuid(),
      groupId,
      studentId: student.id,
      startedOn,
      endedOn,
    })
    const hasMoved = index % 41 === 5
    return [
      stay(oldClasses[at]?.id, before.start, before.end),
      ...(hasMoved ? [stay(classes[at ^ 1]?.id, now.start, `${year}-10-04`)] : []),
      stay(classes[at]?.id, hasMoved ? `${year}-10-05` : now.start, null),
    ]
  })
  await insertRows(sql, 'group_memberships', members)
}

async function setLevels(sql: Sql, school: School, classes: Class[], levelIds: string[]): Promise<void> {
  const levelled = school.students.flatMap(({ id }, at) => {
    const level = levelIds[classes[classOf(at, school)]?.level ?? -1]
    return level ? [{ id, level }] : []
  })
  await sql.run(
    `update student_profiles p set level_id = s.level from unnest($1::uuid[], $2::uuid[]) s (id, level) where p.id = s.id`,
    [levelled.map(({ id }) => id), levelled.map(({ level }) => level)],
  )
}

async function addTags(sql: Sql, random: Random, { students, hosts }: School): Promise<void> {
  const made = tags.map(([name, color, icon]) => ({ id: random.uuid(), name, color, icon }))
  const some = (most: number) => random.shuffle([...made]).slice(0, random.int(1, most))
  await insertRows(sql, 'tags', made)
  await insertRows(
    sql,
    'student_interests',
    students.flatMap(({ id }) => some(3).map((tag) => ({ studentId: id, tagId: tag.id }))),
  )
  await insertRows(
    sql,
    'organization_tags',
    hosts.flatMap(({ id, pattern }) => {
      const names = pattern.vacancies.flatMap((vacancy) => vacancy.tags)
      return made.filter(({ name }) => names.includes(name)).map((tag) => ({ organizationId: id, tagId: tag.id }))
    }),
  )
}
