import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignGroup, groups } from '#protocol/features/groups.ts'
import { levels } from '#protocol/features/levels.ts'
import { addMentorships } from '#protocol/features/mentorships.ts'
import { createInternshipPeriod, internshipPeriods, schoolYears } from '#protocol/features/periods.ts'
import { studentProgress, studentStages } from '#protocol/features/progress.ts'
import { updateStudent } from '#protocol/features/students.ts'
import { archiveUser, users } from '#protocol/features/users.ts'
import { required } from '#protocol/shared/guards.ts'
import { type Person, person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, mentor } = await world()
const year = required(
  (await schoolAdmin.list(schoolYears)).find(({ isCurrent }) => isCurrent),
  'a school year',
)
const newLevel = (name: string) => schoolAdmin.create(levels, { name, schoolId: school.id })
const newGroup = (name: string, levelId: string | null = null) =>
  schoolAdmin.create(groups, { name, schoolId: school.id, schoolYearId: year.id, levelId })
const pupil = () => person(app, site, [['student', school.id]])
const newPeriod = (name: string, who: { levelIds?: string[]; groupIds?: string[] }) =>
  schoolAdmin.run(createInternshipPeriod, '', {
    ...{ name, schoolId: school.id, schoolYearId: year.id, startDate: year.startDate, endDate: year.endDate },
    ...who,
  })

const [havo, vwo] = [await newLevel('havo'), await newLevel('vwo')]
const [inHavo, inNone] = [await newGroup('3H', havo.id), await newGroup('3X')]
const [ownLevel, ofClass, inClass, both, nowhere, gone] = await Promise.all(Array.from({ length: 6 }, pupil))
const people = [ownLevel, ofClass, inClass, both, nowhere].map((each) => required(each, 'somebody'))
const put = (who: Person | undefined, group: { id: string }) =>
  schoolAdmin.run(assignGroup, required(who, 'somebody').id, { groupId: group.id })
await schoolAdmin.run(updateStudent, required(ownLevel, 'x').id, { levelId: vwo.id })
await put(ofClass, inHavo)
await put(inClass, inNone)
await put(both, inHavo)
await schoolAdmin.run(updateStudent, required(both, 'x').id, { levelId: vwo.id })
await put(gone, inHavo)
await schoolAdmin.run(archiveUser, required(gone, 'x').id, {})

const listed = async (who: Person, filter: object) => {
  const found = await who.list(users, { filter, page: { size: 100 } })
  assert.equal(found.records, found.length)
  return found.map(({ id }) => id).sort()
}

/** Every number of a period's page is that of the list it leads to. */
async function agree(who: Person, periodId: string, isPart: boolean): Promise<number> {
  const asked = { periodId, ...(isPart ? { takesPart: true } : {}) }
  const { stages, late } = await who.tell(studentProgress, { filter: asked })
  for (const stage of studentStages)
    assert.equal((await listed(who, { ...asked, stage: [stage] })).length, stages[stage], stage)
  assert.equal((await listed(who, { ...asked, late: true })).length, late)
  const total = Object.values(stages).reduce((sum, count) => sum + count, 0)
  assert.equal((await listed(who, asked)).length, total, 'all who take part')
  return total
}

const kinds = [
  { name: 'everybody', who: {} },
  { name: 'a level', who: { levelIds: [havo.id] } },
  { name: 'a class', who: { groupIds: [inNone.id] } },
  { name: 'both', who: { levelIds: [vwo.id], groupIds: [inNone.id] } },
]
for (const { name, who } of kinds) {
  const isPart = Object.keys(who).length > 0
  test(`who takes part in a period for ${name} is who has it in sight, and the numbers are those of the lists`, async () => {
    const period = await newPeriod(name, who)
    const sees = await Promise.all(
      people.map(async (each) => {
        const own = await each.list(internshipPeriods, { filter: { inScope: true, idEq: period.id } })
        return own.length > 0 ? [each.id] : []
      }),
    )
    const listedIds = await listed(schoolAdmin, { periodId: period.id, takesPart: true })
    assert.deepEqual(
      listedIds.filter((id) => people.some((each) => each.id === id)),
      sees.flat().sort(),
    )
    assert.ok(await agree(schoolAdmin, period.id, isPart))
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run(
        `insert into internships (school_id, student_id, internship_period_id, title, status) values ($1, $2, $3, 'Bakker', 'running')`,
        [school.id, sees.flat()[0], period.id],
      ),
    )
    await agree(schoolAdmin, period.id, isPart)
  })
}

test('a mentor counts their own students only', async () => {
  const period = await newPeriod('voor de mentor', { levelIds: [havo.id] })
  await schoolAdmin.run(addMentorships, '', { mentorId: mentor.id, studentIds: [required(both, 'x').id] })
  assert.equal(await agree(mentor, period.id, true), 1)
})
