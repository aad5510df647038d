import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groups } from '#protocol/features/groups.ts'
import {
  addMentorships,
  handOverMentorships,
  mentorships,
  mentorTotals,
  unmentoredStudents,
} from '#protocol/features/mentorships.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { organization, person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, mentor, student, provider } = await world()
const elsewhere = await organization(app, site, 'School')
const years = await schoolAdmin.list(schoolYears)
const year = years.find(({ isCurrent }) => isCurrent) as (typeof years)[number]
let count = 0
const group = () => schoolAdmin.create(groups, { name: `Klas ${++count}`, schoolId: school.id, schoolYearId: year.id })
const newMentor = (at = school) => person(app, site, [['mentor', at.id]])
const pupil = (at = school) => person(app, site, [['student', at.id]])
const add = async (body: object, who = schoolAdmin) => {
  const answer = await who.send('POST', '/mentorships', body)
  const { errors, meta } = JSON.parse(answer.body)
  return [answer.status, errors?.[0]?.code ?? meta.added]
}
const held = async (mentorId: string) => {
  const found = await schoolAdmin.list(mentorships, { filter: { mentorIdEq: mentorId }, page: { size: 200 } })
  return found.map(({ groupId, studentId }) => groupId ?? studentId).sort()
}

test('a mentor gets classes and single students at once; what they had already stays', async () => {
  const [kim, one, two, sam] = [await newMentor(), await group(), await group(), await pupil()]
  const body = { mentor_id: kim.id, group_ids: [one.id, two.id], student_ids: [sam.id] }
  assert.deepEqual(await add(body), [201, 3])
  assert.deepEqual(await add(body), [200, 0])
  assert.deepEqual(await held(kim.id), [one.id, two.id, sam.id].sort())
})

test('only a mentor of the school looks after its classes and students', async () => {
  const [one, kim] = [await group(), await newMentor()]
  const stranger = await newMentor(elsewhere)
  for (const { id } of [student, stranger, schoolAdmin])
    assert.deepEqual(await add({ mentor_id: id, group_ids: [one.id] }), [422, 'mentor.unfit'])
  const theirs = await pupil(elsewhere)
  assert.deepEqual(await add({ mentor_id: kim.id, student_ids: [theirs.id] }), [404, 'relation.missing'])
  assert.deepEqual(await add({ mentor_id: kim.id, group_ids: [crypto.randomUUID()] }), [404, 'relation.missing'])
  assert.deepEqual(await add({ mentor_id: kim.id }), [422, 'mentor.nobody'])
  assert.deepEqual(await add({ mentor_id: kim.id, group_ids: [one.id] }, mentor), [403, 'access.forbidden'])
  const boss = await person(app, site, [['admin', provider.id]])
  assert.deepEqual(await add({ mentor_id: kim.id, group_ids: [one.id] }, boss), [403, 'access.forbidden'])
})

test('everything of a mentor who leaves goes over at once, and exactly that can be given back', async () => {
  const [leaver, heir] = [await newMentor(), await newMentor()]
  const [one, two, sam] = [await group(), await group(), await pupil()]
  await schoolAdmin.run(addMentorships, '', { mentorId: leaver.id, groupIds: [one.id, two.id], studentIds: [sam.id] })
  await schoolAdmin.run(addMentorships, '', { mentorId: heir.id, groupIds: [two.id] })

  const over = await schoolAdmin.run(handOverMentorships, leaver.id, { toId: heir.id })
  assert.deepEqual(await held(leaver.id), [])
  assert.deepEqual(await held(heir.id), [one.id, two.id, sam.id].sort())
  assert.equal(over.already, 1)

  await schoolAdmin.run(handOverMentorships, heir.id, { toId: leaver.id, mentorshipIds: over.moved as string[] })
  assert.deepEqual(await held(leaver.id), [one.id, sam.id].sort())
  assert.deepEqual(await held(heir.id), [two.id], 'what was theirs before stays theirs')
})

test('handing over is refused to who is no mentor there, to oneself, and by anybody else', async () => {
  const [leaver, one, stranger] = [await newMentor(), await group(), await newMentor(elsewhere)]
  await schoolAdmin.run(addMentorships, '', { mentorId: leaver.id, groupIds: [one.id] })
  const give = async (toId: string, who = schoolAdmin, fromId = leaver.id) => {
    const answer = await who.send('PUT', `/users/${fromId}/hand_over_mentorships`, { to_id: toId })
    return [answer.status, JSON.parse(answer.body).errors?.[0].code]
  }
  assert.deepEqual(await give(stranger.id), [422, 'mentor.unfit'])
  assert.deepEqual(await give(leaver.id), [422, 'mentor.same'])
  assert.deepEqual(await give(mentor.id, mentor), [404, 'record.missing'])
  assert.deepEqual(await give(leaver.id, mentor, mentor.id), [403, 'access.forbidden'])
  assert.deepEqual(await give(mentor.id, schoolAdmin, crypto.randomUUID()), [404, 'record.missing'])
  assert.deepEqual(await give(mentor.id, schoolAdmin, (await newMentor()).id), [404, 'record.missing'])
  assert.deepEqual(await held(leaver.id), [one.id])
})

test('the school sees who has no mentor, and how many every mentor has', async () => {
  const [alone, cared, kim, one] = [await pupil(), await pupil(), await newMentor(), await group()]
  await schoolAdmin.run(addMentorships, '', { mentorId: kim.id, groupIds: [one.id], studentIds: [cared.id] })
  const without = (await schoolAdmin.askAll(unmentoredStudents, { page: { size: 200 } })).map(({ id }) => id)
  assert.ok(without.includes(alone.id))
  assert.ok(!without.includes(cared.id))
  const answer = await schoolAdmin.send('GET', mentorTotals.path)
  const { totals } = JSON.parse(answer.body).meta as { totals: { mentorId: string }[] }
  assert.deepEqual(
    totals.find(({ mentorId }) => mentorId === kim.id),
    { mentorId: kim.id, groups: 1, single: 1, students: 1 },
  )
})
