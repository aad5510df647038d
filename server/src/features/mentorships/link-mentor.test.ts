import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { activities } from '#protocol/features/activities.ts'
import { bulkActions, startBulkAction, undoBulkAction } from '#protocol/features/bulk-actions.ts'
import { addMentorships, linkMentor, mentorships } from '#protocol/features/mentorships.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
const { site, school, schoolAdmin, mentor, providerAdmin } = await world({}, app)
await app.startWorker()

const newMentor = (at = school) => person(app, site, [['mentor', at.id]])
const pupil = (at = school) => person(app, site, [['student', at.id]])
const mentorsOf = async ({ id }: { id: string }) => {
  const found = await schoolAdmin.list(mentorships, { filter: { studentIdEq: id } })
  return found.map(({ mentorId }) => mentorId).sort()
}
const over = (id: string) =>
  until('it is over', async () => {
    const row = await schoolAdmin.find(bulkActions, id)
    return ['done', 'undone', 'failed'].includes(row.status) && row
  })
const link = async (people: Person[], mentorId: string) => {
  const ids = people.map(({ id }) => id)
  const { id } = await schoolAdmin.run(startBulkAction, '', { action: 'linkMentors', ids, input: { mentorId } })
  return over(id)
}
const undo = async (id: string) => {
  await schoolAdmin.run(undoBulkAction, id)
  return over(id)
}

test('many students get a mentor at once, besides who they have, and undone they have who they had', async () => {
  const [kim, sem] = [await newMentor(), await newMentor()]
  const people = [await pupil(), await pupil(), await pupil()] as const
  await schoolAdmin.run(addMentorships, '', { mentorId: sem.id, studentIds: [people[0].id] })
  await schoolAdmin.run(addMentorships, '', { mentorId: kim.id, studentIds: [people[2].id] })
  const before = await Promise.all(people.map(mentorsOf))
  const done = await link([...people], kim.id)
  assert.deepEqual([done.done, done.skipped, done.failed], [2, 1, 0], 'who had this mentor already is skipped')
  for (const each of people) assert.ok((await mentorsOf(each)).includes(kim.id))
  assert.ok((await mentorsOf(people[0])).includes(sem.id))
  const undone = await undo(done.id)
  assert.deepEqual([undone.undone, undone.done], [2, 0])
  assert.deepEqual(await Promise.all(people.map(mentorsOf)), before)
})

test('who got yet another mentor meanwhile keeps both', async () => {
  const [kim, sem] = [await newMentor(), await newMentor()]
  const [one, two] = [await pupil(), await pupil()]
  const done = await link([one, two], kim.id)
  await schoolAdmin.run(addMentorships, '', { mentorId: sem.id, studentIds: [one.id] })
  const undone = await undo(done.id)
  assert.deepEqual([undone.undone, undone.done], [1, 1])
  assert.deepEqual(await mentorsOf(one), [kim.id, sem.id].sort())
  assert.deepEqual(await mentorsOf(two), [])
})

test('who is no student stays as they are', async () => {
  const kim = await newMentor()
  const done = await link([await pupil(), mentor], kim.id)
  assert.deepEqual([done.done, done.failed], [1, 1])
})

test('only a mentor of the school is linked, and only by who runs it', async () => {
  const [sam, kim] = [await pupil(), await newMentor()]
  const elsewhere = await organization(app, site, 'School')
  const stranger = await newMentor(elsewhere)
  for (const mentorId of [stranger.id, sam.id, crypto.randomUUID()]) {
    const input = { action: 'linkMentors', ids: [sam.id], input: { mentorId } }
    const answer = await schoolAdmin.send('POST', '/bulk_actions', input)
    assert.deepEqual([answer.status, JSON.parse(answer.body).errors[0].code], [422, 'mentor.unfit'])
    assert.equal(JSON.parse(answer.body).errors[0].source.pointer, '/input/mentorId')
  }
  for (const who of [mentor, kim, providerAdmin]) {
    const answer = await who.send('PUT', `/users/${sam.id}/link_mentor`, { mentorId: kim.id })
    assert.ok([403, 404].includes(answer.status), answer.body)
  }
  const theirs = await pupil(elsewhere)
  assert.equal((await schoolAdmin.send('PUT', `/users/${theirs.id}/link_mentor`, { mentorId: kim.id })).status, 404)
  assert.deepEqual(await mentorsOf(sam), [])
})

test('recent actions say which mentor a student was linked to', async () => {
  const [sam, kim] = [await pupil(), await newMentor()]
  await schoolAdmin.run(linkMentor, sam.id, { mentorId: kim.id })
  const [told] = await schoolAdmin.list(activities, { filter: { nameEq: 'mentorship.linked' } })
  assert.deepEqual([told?.subjectId, told?.otherType, told?.otherId], [sam.id, 'users', kim.id])
})
