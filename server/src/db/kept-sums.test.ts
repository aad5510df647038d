import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { erasePerson } from '#features/erasure/erase-person.ts'
import { startInternship } from '#features/internships/start-internship.ts'
import { siteWorkflow } from '#features/workflows/site-workflow.ts'
import * as applying from '#protocol/features/applications.ts'
import * as grouping from '#protocol/features/groups.ts'
import { undoImport } from '#protocol/features/imports.ts'
import { levels } from '#protocol/features/levels.ts'
import * as mentoring from '#protocol/features/mentorships.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { type StudentProgress, studentProgress, studentStages } from '#protocol/features/progress.ts'
import { selfFoundInternships } from '#protocol/features/self-found.ts'
import { tags } from '#protocol/features/tags.ts'
import * as people from '#protocol/features/users.ts'
import { vacancies, type vacancyStatuses } from '#protocol/features/vacancies/vacancies.ts'
import { magisterFile, pupils } from '#test/import-files/students-file.ts'
import { app, becomes, preview, run, school, sql, type World } from '#test/importing.ts'
import { person } from '#test/world.ts'

/**
 * Everything that is kept, as the database itself tells: a new one is tested without a line here. Where there is a view, the
 * rows are kept; where there are sums, they are those of the kept rows or of an ordinary table.
 */
async function keptTables(w: World) {
  const columnsOf = (
    table: string,
  ) => `(select string_agg(quote_ident(attname), ', ' order by attname) from pg_attribute
    where attrelid = ${table}.oid and attnum > 0 and not attisdropped and attname <> 'n')`
  return sql<{ name: string; view: string | null; rows: string; sums: string | null }>(
    w,
    `select t.relname as name, v.relname as view, ${columnsOf('t')} as rows, ${columnsOf('s')} as sums
     from pg_class t
     left join pg_class s on s.relname = t.relname || '_sums' and s.relkind = 'r' and s.relnamespace = t.relnamespace
     left join pg_class v on v.relname = t.relname || '_now' and v.relkind = 'v' and v.relnamespace = t.relnamespace
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and (s.oid is not null or v.oid is not null) order by 1`,
  )
}

/** What is kept is what counting from nothing gives. */
async function requireExact(w: World): Promise<void> {
  for (const { name, view, rows, sums } of await keptTables(w)) {
    const different = view
      ? await sql(
          w,
          `(select 'kept' as side, ${rows} from ${name} except all select 'kept', ${rows} from ${view})
           union all (select 'now', ${rows} from ${view} except all select 'now', ${rows} from ${name})`,
        )
      : []
    assert.deepEqual(different, [], `rows of ${name}`)
    if (!sums) continue
    const counted = `select ${sums}, count(*)::int from ${view ?? name} group by ${sums}`
    const kept = `select ${sums}, sum(n)::int as n from ${name}_sums group by ${sums}`
    const wrong = await sql(
      w,
      `select * from ((${kept} having sum(n) <> 0 except ${counted}) union all (${counted} except ${kept})) d`,
    )
    assert.deepEqual(wrong, [], `sums of ${name}`)
  }
}

/** Who looks after whom today, from the tables that say it. */
const lookedAfter = `select m.mentor_id, m.student_id from mentorships m where m.student_id is not null
  union select m.mentor_id, g.student_id from mentorships m join groups c on c.id = m.group_id
    join school_years y on y.id = c.school_year_id join group_memberships g on g.group_id = c.id
    where today_nl() between y.start_date and y.end_date and today_nl() between g.started_on and coalesce(g.ended_on, 'infinity')`

/** The numbers that people read, counted from the tables they are about. */
async function requireTrueAnswers(w: World, periodId: string): Promise<void> {
  const [counted] = await sql<Record<string, number>>(
    w,
    `with p as (select u.*, array(select r.name from roles r where r.user_id = u.id and r.organization_id = $1) as roles from users u
       where u.id in (select user_id from roles where organization_id = $1))
     select count(*) filter (where status <> 'archived')::int as all,
       count(*) filter (where status <> 'archived' and 'student' = any(roles))::int as students,
       count(*) filter (where status <> 'archived' and roles && '{admin,mentor,volunteer}')::int as employees,
       count(*) filter (where status <> 'archived' and roles && '{admin,mentor}')::int as staff,
       count(*) filter (where status <> 'archived' and 'volunteer' = any(roles))::int as volunteers,
       count(*) filter (where status = 'invited' and invited_at is null)::int as waiting,
       count(*) filter (where status <> 'archived' and last_sign_in_at is null)::int as never,
       count(*) filter (where status = 'archived')::int as archive from p`,
    [w.school.id],
  )
  const { body } = await w.schoolAdmin.send('GET', people.userCounts.path)
  assert.deepEqual(JSON.parse(body).meta, counted)
  const total = async (filter: Record<string, string | boolean>) =>
    (await w.schoolAdmin.list(people.users, { filter, page: { size: 1 } })).records
  assert.equal(await total({ statusNotEq: 'archived' }), counted?.all)
  assert.equal(await total({ statusNotEq: 'archived', withRole: 'student' }), counted?.students)
  assert.equal(await total({ statusEq: 'invited', invitedAtNull: true }), counted?.waiting)

  const answer = await w.schoolAdmin.send('GET', `${studentProgress.path}?filter[period_id]=${periodId}`)
  const told = JSON.parse(answer.body).meta as StudentProgress
  const inPeriod = { periodId, organizationIdEq: w.school.id }
  for (const stage of studentStages) assert.equal(told.stages[stage], await total({ ...inPeriod, stage }), stage)
  assert.equal(told.late, await total({ ...inPeriod, late: true }), 'late')
  assert.equal(told.handedIn, await total({ ...inPeriod, handedIn: true }), 'handed in')

  const [alone] = await sql<{ count: number }>(
    w,
    `select count(*)::int from users u where u.status in ('active', 'invited', 'inactive')
       and exists (select from roles r where r.user_id = u.id and r.name = 'student' and r.organization_id = $1)
       and not exists (select from student_profiles p where p.id = u.id and p.departed_on <= today_nl())
       and u.id not in (select s.student_id from (${lookedAfter}) s)`,
    [w.school.id],
  )
  assert.equal((await w.schoolAdmin.askAll(mentoring.unmentoredStudents, { page: { size: 1 } })).records, alone?.count)
  const together = 'select mentor_id, student_id from mentored_students'
  const different = await sql(
    w,
    `((${together}) except all (${lookedAfter})) union all ((${lookedAfter}) except all (${together}))`,
  )
  assert.deepEqual(different, [], 'mentored students')
  await requireTrueStructure(w)
}

/** Levels, classes, tags and applications, the same way. */
async function requireTrueStructure(w: World): Promise<void> {
  const left = `(u.status = 'archived' or coalesce(p.departed_on <= today_nl(), false))`
  const inClass = `today_nl() between m.started_on and coalesce(m.ended_on, 'infinity')
    and today_nl() between y.start_date and y.end_date`
  const counted = await sql(
    w,
    `select l.id, (select count(*)::int from student_profiles p join users u on u.id = p.id where not ${left}
        and (p.level_id = l.id or (p.level_id is null and exists (select from group_memberships m
          join groups g on g.id = m.group_id join school_years y on y.id = g.school_year_id
          where m.student_id = p.id and g.level_id = l.id and ${inClass})))) as "studentCount"
     from levels l where l.school_id = $1 order by l.id`,
    [w.school.id],
  )
  const told = (await w.schoolAdmin.list(levels, { filter: { schoolIdEq: w.school.id } })).map((each) => ({
    id: each.id,
    studentCount: each.studentCount,
  }))
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  assert.deepEqual(told.toSorted(byId), counted, 'levels')
  for (const { id, studentCount } of told) {
    const list = await w.schoolAdmin.list(people.users, { filter: { levelId: id }, page: { size: 100 } })
    assert.deepEqual([list.length, list.records], [studentCount, studentCount], 'the students of a level')
  }
  const classes = await sql(
    w,
    `select g.id, (select count(distinct m.student_id)::int from group_memberships m join school_years y on y.id = g.school_year_id
        join users u on u.id = m.student_id left join student_profiles p on p.id = u.id
        where m.group_id = g.id and u.erased_at is null and not (${left} and y.end_date >= today_nl())
          and least(greatest(today_nl(), y.start_date), y.end_date) between m.started_on and coalesce(m.ended_on, 'infinity')) as "studentCount"
     from groups g where g.school_id = $1 order by g.id`,
    [w.school.id],
  )
  const rooms = await w.schoolAdmin.list(grouping.groups, {})
  assert.deepEqual(rooms.map(({ id, studentCount }) => ({ id, studentCount })).toSorted(byId), classes, 'classes')
  const uses = await sql(
    w,
    `select t.id, (select count(*)::int from student_interests i where i.tag_id = t.id) as "studentCount" from tags t order by t.id`,
  )
  const labels = await w.schoolAdmin.list(tags, { fields: { tags: ['studentCount'] } })
  assert.deepEqual(labels.map(({ id, studentCount }) => ({ id, studentCount })).toSorted(byId), uses, 'tags')
  const states = await sql<{ status: (typeof applying.applicationStatuses)[number]; count: number }>(
    w,
    'select status, count(*)::int from applications where school_id = $1 group by status',
    [w.school.id],
  )
  const answered = await w.schoolAdmin.send('GET', applying.applicationCounts.path)
  const { byStatus } = JSON.parse(answered.body).meta
  assert.deepEqual(byStatus, Object.fromEntries(states.map(({ status, count }) => [status, count])), 'applications')
  for (const { status, count } of states) {
    const found = await w.schoolAdmin.list(applying.applications, { filter: { statusEq: status }, page: { size: 1 } })
    assert.deepEqual([found.length, found.records], [1, count], status)
  }
  const [hosts] = await sql<{ count: number }>(
    w,
    `select count(*)::int from organizations where type in ('NonProfit', 'Provider') and status <> 'archived'
       and (status in ('approved', 'closing') or center_id = $1 or center_id is null)`,
    [w.school.id],
  )
  const filter = { typeIn: ['NonProfit', 'Provider'], statusNotEq: 'archived' } as const
  assert.equal((await w.schoolAdmin.list(organizations, { filter, page: { size: 1 } })).records, hosts?.count, 'hosts')
  const offered = await sql<{ status: (typeof vacancyStatuses)[number]; count: number }>(
    w,
    `select v.status, count(*)::int from vacancies v join organizations o on o.id = v.organization_id
     where o.id = $1 or o.center_id = $1 or (o.center_id is null and o.type in ('NonProfit', 'Provider')) group by v.status`,
    [w.school.id],
  )
  const managed = async (filter: { statusEq?: (typeof vacancyStatuses)[number] }) =>
    (await w.schoolAdmin.list(vacancies, { filter: { managed: true, ...filter }, page: { size: 1 } })).records
  for (const { status, count } of offered) assert.equal(await managed({ statusEq: status }), count, status)
  assert.equal(
    await managed({}),
    offered.reduce((sum, { count }) => sum + count, 0),
    'vacancies',
  )
  const reported = await sql<{ state: 'waiting'; count: number }>(
    w,
    `select report_state as state, count(*)::int from internships where school_id = $1 and self_found group by report_state`,
    [w.school.id],
  )
  for (const { state, count } of reported) {
    const filter = { reportStateEq: state }
    const reports = await w.schoolAdmin.list(selfFoundInternships, { filter, page: { size: 1 } })
    assert.deepEqual([reports.length, reports.records], [1, count], state)
  }
  const given = await sql<{ name: string; people: number; hours: number }>(
    w,
    `select coalesce(o.municipality, o.city) as name, count(distinct i.student_id)::int as people, sum(i.hours)::float as hours
     from internships i join organizations o on o.id = i.organization_id and o.status = 'approved' and o.city is not null
     where i.hours > 0 group by 1 order by 1`,
  )
  const kept = `select municipality as name, count(*)::int as people, sum(hours)::float as hours
    from municipality_people group by municipality order by municipality`
  assert.deepEqual(await sql(w, kept), given, 'people and hours of municipalities')
  const mentors = { withRole: 'mentor', organizationIdEq: w.school.id, statusEq: 'active' } as const
  const [staff] = await sql<{ count: number }>(
    w,
    `select count(distinct r.user_id)::int from roles r join users u on u.id = r.user_id
     where r.organization_id = $1 and r.name = 'mentor' and u.status = 'active'`,
    [w.school.id],
  )
  const guides = await w.schoolAdmin.list(people.users, { filter: mentors })
  assert.deepEqual([guides.length, guides.records], [staff?.count, staff?.count], 'mentors')
  const found = await w.schoolAdmin.list(people.users, { filter: { search: 'wim', statusNotEq: 'archived' } })
  assert.equal(found.records, found.length, 'a search')
}

const one =
  (text: string) =>
  async (w: World, values: unknown[] = []) =>
    ((await sql<{ id: string }>(w, text, values))[0] as { id: string }).id

async function setting() {
  const w = await school()
  // Every site has a route from its first day.
  await app.road.inTenant(w.site, siteWorkflow)
  const periodId = await one(`insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
    select $1, id, 'Stage', start_date, end_date from school_years where today_nl() between start_date and end_date returning id`)(
    w,
    [w.school.id],
  )
  const newGroup = one(`insert into groups (school_id, school_year_id, name)
    select $1, id, $2 from school_years where today_nl() between start_date and end_date returning id`)
  const groups = [await newGroup(w, [w.school.id, '1A']), await newGroup(w, [w.school.id, '1B'])]
  const mentors = [w.mentor, await person(app, w.site, [['mentor', w.school.id]])]
  const levelIds = [
    await one(`insert into levels (school_id, name) values ($1, 'havo') returning id`)(w, [w.school.id]),
    await one(`insert into levels (school_id, name) values ($1, 'vwo') returning id`)(w, [w.school.id]),
  ]
  const tagId = await one(`insert into tags (name) values ('Dieren') returning id`)(w)
  const vacancyId = await one(
    `insert into vacancies (organization_id, title, status) values ($1, 'Plek', 'published') returning id`,
  )(w, [w.provider.id])
  const students: { id: string }[] = []
  for (let index = 0; index < 4; index++) students.push(await person(app, w.site, [['student', w.school.id]]))
  return { w, periodId, groups, mentors, students, levelIds, tagId, vacancyId }
}

const acts = [
  'create',
  'archive',
  'restore',
  'deactivate',
  'reactivate',
  'signIn',
  'addRole',
  'removeRole',
  'assign',
  'assignLater',
  'leave',
  'depart',
  'mentor',
  'mentorClass',
  'handOver',
  'unmentor',
  'start',
  'move',
  'status',
  'stop',
  'erase',
  'ownLevel',
  'classLevel',
  'unmentorClass',
  'yearEnds',
  'rename',
  'interest',
  'apply',
  'answer',
  'closeHost',
  'moveHost',
  'offer',
  'report',
  'work',
  'town',
] as const
const step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat(5),
  which: fc.nat(1),
  day: fc.integer({ min: -3, max: 3 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(s: Awaited<ReturnType<typeof setting>>, { act, who, which, day }: Step): Promise<unknown> {
  const { w, periodId, groups, mentors, students, levelIds, tagId, vacancyId } = s
  const admin = w.schoolAdmin
  const student = (students[who % students.length] as { id: string }).id
  const groupId = groups[which] as string
  const mentorId = (mentors[which] as { id: string }).id
  const [date] = await sql<{ day: string }>(w, 'select (today_nl() + $1::int)::text as day', [day])
  const ofStudent = 'i.student_id = $1 and i.internship_period_id is not null'
  const does: Record<(typeof acts)[number], () => Promise<unknown>> = {
    create: async () =>
      students.push(
        await admin.run(people.createUser, '', {
          ...{
            email: `walk${crypto.randomUUID()}@walk.test`,
            firstName: 'Wim',
            lastName: 'Wandel',
            invite: which === 0,
          },
          ...{ role: 'student', organizationId: w.school.id, groupId: day > 0 ? groupId : undefined },
        }),
      ),
    archive: () => admin.run(people.archiveUser, student, { force: true, reason: 'weg' }),
    restore: () => admin.run(people.restoreUser, student),
    deactivate: () => admin.run(people.deactivateUser, student, { reason: 'even' }),
    reactivate: () => admin.run(people.reactivateUser, student),
    signIn: () => sql(w, 'update users set last_sign_in_at = now() where id = $1', [student]),
    addRole: () => admin.run(people.addRole, student, { role: 'volunteer', organizationId: w.school.id }),
    removeRole: () =>
      admin.run(people.removeRole, student, { role: which ? 'student' : 'volunteer', organizationId: w.school.id }),
    assign: () => admin.run(grouping.assignGroup, student, { groupId, keepOthers: day > 0 }),
    assignLater: () => admin.run(grouping.assignGroup, student, { groupId, startsOn: date?.day }),
    leave: () => admin.run(grouping.removeFromGroup, student, { groupId, endsOn: date?.day }),
    depart: () =>
      sql(w, 'update student_profiles set departed_on = $2 where id = $1', [student, which ? date?.day : null]),
    mentor: () => admin.run(mentoring.addMentorships, '', { mentorId, studentIds: [student] }),
    mentorClass: () => admin.run(mentoring.addMentorships, '', { mentorId, groupIds: [groupId] }),
    handOver: () =>
      admin.run(mentoring.handOverMentorships, mentorId, { toId: (mentors[1 - which] as { id: string }).id }),
    unmentor: async () => {
      const [held] = await admin.list(mentoring.mentorships, { page: { size: 1 } })
      if (held) await admin.remove(mentoring.mentorships, held.id)
    },
    start: () =>
      app.road.inTenant(w.site, (tx) =>
        startInternship(tx, {
          ...{ studentId: student, schoolId: w.school.id, internshipPeriodId: periodId, organizationId: w.provider.id },
          ...{ vacancyId: null, title: 'Stage', description: null, motivation: null, weekdays: [], startDate: null },
          ...{ endDate: null, plannedHours: null, contactPersonId: null, contactName: null, contactEmail: null },
        }),
      ),
    move: () =>
      sql(
        w,
        `update internship_phases p set status = $2, due_on = $3 from internships i where p.id = i.current_phase_id and ${ofStudent}`,
        [student, which ? 'submitted' : 'open', date?.day],
      ),
    status: () =>
      sql(w, `update internships i set status = $2 where ${ofStudent}`, [
        student,
        ['proposed', 'contracting', 'running', 'evaluating', 'completed', 'refused', 'stopped'][day + 3],
      ]),
    stop: async () => {
      await sql(w, `update internships i set current_phase_id = null where ${ofStudent}`, [student])
      await sql(w, `delete from internships i where ${ofStudent}`, [student])
    },
    ownLevel: () =>
      sql(w, 'update student_profiles set level_id = $2 where id = $1', [student, day > 0 ? levelIds[which] : null]),
    classLevel: () =>
      sql(w, 'update groups set level_id = $2 where id = $1', [groupId, day > 0 ? levelIds[which] : null]),
    unmentorClass: () => sql(w, 'delete from mentorships where group_id = $1', [groupId]),
    yearEnds: () =>
      sql(w, 'update school_years set end_date = $1 where today_nl() between start_date and end_date + 4', [date?.day]),
    rename: () => sql(w, 'update users set last_name = $2 where id = $1', [student, `Naam ${day}`]),
    interest: () =>
      which
        ? sql(w, 'delete from student_interests where student_id = $1', [student])
        : sql(w, 'insert into student_interests (student_id, tag_id) values ($1, $2) on conflict do nothing', [
            student,
            tagId,
          ]),
    apply: () =>
      sql(
        w,
        `insert into applications (vacancy_id, organization_id, student_id, school_id, internship_period_id, status)
         values ($1, $2, $3, $4, $5, 'submitted') on conflict do nothing`,
        [vacancyId, w.provider.id, student, w.school.id, periodId],
      ),
    answer: () =>
      sql(w, 'update applications set status = $2 where student_id = $1', [
        student,
        ['with_host', 'declined', 'accepted'][who % 3],
      ]),
    closeHost: () =>
      sql(w, 'update organizations set status = $2 where id = $1', [w.provider.id, which ? 'approved' : 'closing']),
    // To another centre, to none, or to the school itself.
    moveHost: () =>
      sql(w, 'update organizations set center_id = $2 where id = $1', [
        w.provider.id,
        [null, w.school.id, w.center.id][who % 3],
      ]),
    offer: () =>
      day > 0
        ? sql(w, `insert into vacancies (organization_id, title, status) values ($1, 'Nog een', 'draft')`, [
            which ? w.provider.id : w.school.id,
          ])
        : sql(w, 'update vacancies set status = $1 where organization_id = $2', [
            ['in_review', 'published', 'closed'][who % 3],
            w.provider.id,
          ]),
    report: () => sql(w, `update internships i set self_found = $2 where ${ofStudent}`, [student, which === 0]),
    work: () =>
      sql(w, `update internships i set hours = $2, organization_id = $3 where ${ofStudent}`, [
        student,
        Math.max(0, day) * 4,
        which ? w.provider.id : w.nonProfit.id,
      ]),
    town: () =>
      sql(w, 'update organizations set city = $2, status = $3 where id = $1', [
        which ? w.provider.id : w.nonProfit.id,
        ['Wezep', 'Hattem', null][who % 3],
        day > 2 ? 'archived' : 'approved',
      ]),
    erase: () => app.road.inTenant(w.site, (tx) => erasePerson(tx, student, { isGone: true })),
  }
  return does[act]()
}

/** PostgreSQL ends one of two that wait for each other: its own code, or 503 from the API. */
const isRefusal = ({ status, code }: { status?: number; code?: string }) =>
  code === '40P01' || status === 503 || (status ?? 500) < 500

test('whatever happens in whatever order, every kept row and every sum is what counting from nothing gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const s = await setting()
      // Much of it is refused, which is part of the walk; so is what gets in the way of a job that runs at the same moment.
      for (const each of steps) {
        await take(s, each).catch((error) => assert.ok(isRefusal(error), String(error)))
      }
      await requireExact(s.w)
      await requireTrueAnswers(s.w, s.periodId)
    }),
    { numRuns: 8, endOnFailure: true },
  )
})

test('an import and its undoing leave nothing behind in the sums', async () => {
  const { w, periodId } = await setting()
  const done = await run(w.schoolAdmin, (await preview(w, magisterFile(pupils(30)))).id)
  await requireExact(w)
  await requireTrueAnswers(w, periodId)
  await w.schoolAdmin.run(undoImport, done.id)
  await becomes(w.schoolAdmin, done.id, 'undone')
  await requireExact(w)
  await requireTrueAnswers(w, periodId)
})

test('who writes at once about the same person leaves the right sums, and nobody waits for a sum', async () => {
  const { w, students, groups } = await setting()
  await Promise.all(
    students.flatMap(({ id }, index) => [
      w.schoolAdmin.run(grouping.assignGroup, id, { groupId: groups[index % 2] as string }),
      w.schoolAdmin.run(people.addRole, id, { role: 'volunteer', organizationId: w.school.id }),
      w.schoolAdmin.run(mentoring.addMentorships, '', { mentorId: w.mentor.id, studentIds: [id] }),
      sql(w, 'update users set last_sign_in_at = now() where id = $1', [id]),
    ]),
  )
  await requireExact(w)
})
