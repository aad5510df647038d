import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { erasePerson } from '#features/erasure/erase-person.ts'
import { startInternship } from '#features/internships/start-internship.ts'
import * as grouping from '#protocol/features/groups.ts'
import { undoImport } from '#protocol/features/imports.ts'
import * as mentoring from '#protocol/features/mentorships.ts'
import { type StudentProgress, studentProgress, studentStages } from '#protocol/features/progress.ts'
import * as people from '#protocol/features/users.ts'
import { magisterFile, pupils } from '#test/import-files/students-file.ts'
import { app, becomes, preview, run, school, sql, type World } from '#test/importing.ts'
import { person } from '#test/world.ts'

/** Every kept table with its view, as the database itself tells: a new one is tested without a line here. */
async function keptTables(w: World) {
  return sql<{ name: string; rows: string; sums: string }>(
    w,
    `select t.relname as name,
      (select string_agg(quote_ident(attname), ', ' order by attname) from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as rows,
      (select string_agg(quote_ident(attname), ', ' order by attname) from pg_attribute where attrelid = s.oid and attnum > 0 and not attisdropped and attname <> 'n') as sums
     from pg_class t join pg_class v on v.relname = t.relname || '_now' and v.relkind = 'v' and v.relnamespace = t.relnamespace
     join pg_class s on s.relname = t.relname || '_sums' and s.relnamespace = t.relnamespace
     where t.relnamespace = 'public'::regnamespace order by 1`,
  )
}

/** What is kept is what counting from nothing gives. */
async function requireExact(w: World): Promise<void> {
  for (const { name, rows, sums } of await keptTables(w)) {
    const different = await sql(
      w,
      `(select 'kept' as side, ${rows} from ${name} except all select 'kept', ${rows} from ${name}_now)
       union all (select 'now', ${rows} from ${name}_now except all select 'now', ${rows} from ${name})`,
    )
    assert.deepEqual(different, [], `rows of ${name}`)
    const wrong = await sql(
      w,
      `select * from (
         (select ${sums}, sum(n)::int as n from ${name}_sums group by ${sums} having sum(n) <> 0
           except select ${sums}, count(*)::int from ${name}_now group by ${sums})
         union all (select ${sums}, count(*)::int from ${name}_now group by ${sums}
           except select ${sums}, sum(n)::int from ${name}_sums group by ${sums})) d`,
    )
    assert.deepEqual(wrong, [], `sums of ${name}`)
  }
}

/** The numbers that people read, counted from the tables they are about. */
async function requireTrueAnswers(w: World, periodId: string): Promise<void> {
  const [counted] = await sql<Record<string, number>>(
    w,
    `with p as (select u.*, array(select r.name from roles r where r.user_id = u.id) as roles from users u
       where u.id in (select user_id from roles where organization_id = $1))
     select count(*) filter (where status <> 'archived')::int as all,
       count(*) filter (where status <> 'archived' and 'student' = any(roles))::int as students,
       count(*) filter (where status <> 'archived' and roles && '{admin,mentor}')::int as staff,
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
       and u.id not in (select s.student_id from mentored_students s)`,
    [w.school.id],
  )
  assert.equal((await w.schoolAdmin.askAll(mentoring.unmentoredStudents, { page: { size: 1 } })).records, alone?.count)
}

const one =
  (text: string) =>
  async (w: World, values: unknown[] = []) =>
    ((await sql<{ id: string }>(w, text, values))[0] as { id: string }).id

async function setting() {
  const w = await school()
  const periodId = await one(`insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
    select $1, id, 'Stage', start_date, end_date from school_years where today_nl() between start_date and end_date returning id`)(
    w,
    [w.school.id],
  )
  const newGroup = one(`insert into groups (school_id, school_year_id, name)
    select $1, id, $2 from school_years where today_nl() between start_date and end_date returning id`)
  const groups = [await newGroup(w, [w.school.id, '1A']), await newGroup(w, [w.school.id, '1B'])]
  const mentors = [w.mentor, await person(app, w.site, [['mentor', w.school.id]])]
  const students: { id: string }[] = []
  for (let index = 0; index < 4; index++) students.push(await person(app, w.site, [['student', w.school.id]]))
  return { w, periodId, groups, mentors, students }
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
] as const
const step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat(5),
  which: fc.nat(1),
  day: fc.integer({ min: -3, max: 3 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(s: Awaited<ReturnType<typeof setting>>, { act, who, which, day }: Step): Promise<unknown> {
  const { w, periodId, groups, mentors, students } = s
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
    erase: () => app.road.inTenant(w.site, (tx) => erasePerson(tx, student, { isGone: true })),
  }
  return does[act]()
}

test('whatever happens in whatever order, every kept row and every sum is what counting from nothing gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const s = await setting()
      // Much of it is refused, which is part of the walk.
      for (const each of steps) {
        await take(s, each).catch((error) => assert.ok(error.status < 500, String(error)))
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
