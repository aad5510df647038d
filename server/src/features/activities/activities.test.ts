import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whoChanged } from '#lib/last-changed-by.server.ts'
import { currentUser } from '#protocol/features/account.ts'
import { activities, impersonations } from '#protocol/features/activities.ts'
import { assignGroup, groups } from '#protocol/features/groups.ts'
import { updateOrganization } from '#protocol/features/organizations.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { mergeTag, tags } from '#protocol/features/tags.ts'
import { updateUser } from '#protocol/features/users.ts'
import { type Person, person, world } from '#test/world.ts'

const { app, site, school, nonProfit, schoolAdmin, centerAdmin, student, mentor, providerAdmin } = await world()
const seenBy = async (who: Person) =>
  (await who.list(activities, { include: ['actor'] })).map(({ name, subjectName, actor }) => [
    name,
    subjectName,
    actor?.id ?? null,
  ])

await schoolAdmin.run(updateUser, student.id, { firstName: 'Noor' })
await centerAdmin.run(updateOrganization, nonProfit.id, { city: 'Ede' })

test('an administrator sees what happened to the people of the organization, by name', async () => {
  assert.deepEqual(await seenBy(schoolAdmin), [['user.updated', 'Noor de Tester', schoolAdmin.id]])
})

test('a person sees what happened to them, and nothing of others', async () => {
  assert.deepEqual(
    (await seenBy(student)).map(([name]) => name),
    ['user.updated'],
  )
  assert.deepEqual(await seenBy(mentor), [])
  assert.deepEqual(await seenBy(providerAdmin), [])
})

test('a person reads who changed their details, also when they may not look up that person', async () => {
  const [change] = await student.list(activities, { filter: { nameEq: 'user.updated' }, include: ['actor'] })
  const admin = await schoolAdmin.ask(currentUser)
  assert.equal(change?.actor?.firstName, undefined)
  assert.equal(change?.changedBy, [admin.firstName, admin.infix, admin.lastName].filter(Boolean).join(' '))
})

test('a centre sees what happened to its hosts', async () => {
  assert.deepEqual(await seenBy(centerAdmin), [['organization.updated', 'Buurthuis', centerAdmin.id]])
})

test('a school sees what its own people did to things that have no name of their own, and nobody else does', async () => {
  const [year] = await schoolAdmin.list(schoolYears)
  assert.ok(year)
  const colleague = await person(app, site, [['admin', school.id]])
  const group = await colleague.create(groups, { name: '3B', schoolId: school.id, schoolYearId: year.id })
  const about = (who: Person) => who.list(activities, { filter: { subjectIdEq: group.id } })
  assert.deepEqual(
    (await about(schoolAdmin)).map(({ name, topic }) => [name, topic]),
    [['group.created', 'group']],
  )
  for (const who of [student, mentor, providerAdmin, centerAdmin]) assert.deepEqual([...(await about(who))], [])
})

test('what somebody did, in whosever name, and what happened to them, is found by the person', async () => {
  const of = async (id: string) =>
    (await schoolAdmin.list(activities, { filter: { personId: id } })).map(({ name }) => name)
  assert.ok((await of(student.id)).includes('user.updated'))
  await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: student.id, reason: 'Uren weg' })
  assert.ok((await of(student.id)).includes('impersonation.started'))
  assert.ok((await of(schoolAdmin.id)).includes('impersonation.started'))
  assert.ok(!(await of(mentor.id)).includes('impersonation.started'))
})

test('who looked into whose account is told to both sides of it, with when, how long and why', async () => {
  const target = await person(app, site, [['student', school.id]], { firstName: 'Puck' })
  const started = await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: target.id, reason: 'Hij ziet niets' })
  const keys = { authorization: started.headers.authorization as string, 'x-tenant': site.key }
  const seen = async (who: Person) => (await who.list(impersonations)).find(({ userId }) => userId === target.id)
  assert.equal((await seen(schoolAdmin))?.endedAt, null)
  await app.http.inject({ method: 'DELETE', url: '/api/v1/sign_in_as_user', headers: keys })
  const line = await seen(schoolAdmin)
  assert.deepEqual(
    [line?.impersonatorId, line?.userName, line?.reason],
    [schoolAdmin.id, 'Puck de Tester', 'Hij ziet niets'],
  )
  assert.ok(Date.parse(line?.endedAt as string) >= Date.parse(line?.createdAt as string))
  assert.equal((await seen(target))?.impersonatorName, 'Sam de Tester')
  for (const who of [student, mentor, centerAdmin]) assert.equal(await seen(who), undefined)
})

test('taking the list along is for administrators, and is written down', async () => {
  assert.equal((await mentor.send('POST', '/activities/export')).status, 403)
  assert.equal((await schoolAdmin.send('POST', '/activities/export')).status, 200)
  const made = await schoolAdmin.list(activities, { filter: { nameEq: 'export.made' } })
  assert.deepEqual(
    made.map(({ subjectId }) => subjectId),
    [schoolAdmin.id],
  )
})

test('the list can be narrowed to one subject', async () => {
  const about = (id: string) =>
    schoolAdmin.list(activities, { filter: { subjectIdEq: id, topicIn: ['user', 'organization'] } })
  assert.equal((await about(student.id)).length, 1)
  assert.equal((await about(school.id)).length, 0)
})

test('what happened tells which class and which tag', async () => {
  const year = (await schoolAdmin.list(schoolYears)).find(({ isCurrent }) => isCurrent)
  assert.ok(year)
  const group = await schoolAdmin.create(groups, { name: '3C', schoolId: school.id, schoolYearId: year.id })
  await schoolAdmin.run(assignGroup, student.id, { groupId: group.id })
  const [one, other] = [
    await schoolAdmin.create(tags, { name: 'kat' }),
    await schoolAdmin.create(tags, { name: 'poes' }),
  ]
  await schoolAdmin.run(mergeTag, one.id, { intoId: other.id })
  const [joined] = await schoolAdmin.list(activities, { filter: { nameEq: 'student.joined_group' } })
  assert.deepEqual([joined?.otherType, joined?.otherId], ['groups', group.id])
  assert.ok(joined?.requestId)
  const [merged] = await schoolAdmin.list(activities, { filter: { nameEq: 'tag.merged' } })
  assert.deepEqual([merged?.subjectId, merged?.otherName, merged?.otherId], [other.id, 'kat', null])
})

test('who saved something in the meantime is who changed it, not who did something else to it since', async () => {
  const who = await person(app, site, [['student', school.id]])
  const other = await person(app, site, [['admin', school.id]], { firstName: 'Iemand', lastName: 'Anders' })
  const year = (await schoolAdmin.list(schoolYears)).find(({ isCurrent }) => isCurrent)
  assert.ok(year)
  const group = await schoolAdmin.create(groups, { name: '4D', schoolId: school.id, schoolYearId: year.id })
  await schoolAdmin.run(updateUser, who.id, { firstName: 'Sam' })
  await other.run(assignGroup, who.id, { groupId: group.id })
  const admin = await schoolAdmin.ask(currentUser)
  assert.deepEqual(await whoChanged(schoolAdmin, 'users', who.id), {
    id: admin.id,
    name: [admin.firstName, admin.infix, admin.lastName].filter(Boolean).join(' '),
  })
})

test('a long list may be counted only so far, and says that there are more', async () => {
  const exact = (await schoolAdmin.list(activities, { page: { size: 1 } })).records
  const asked = async (number: number, count: number) => {
    const { records, isMore } = await schoolAdmin.list(activities, { page: { size: 1, number, count } })
    return [records, isMore]
  }
  assert.ok(exact > 3)
  assert.deepEqual(await asked(1, exact), [exact, false])
  assert.deepEqual(await asked(1, 2), [2, true])
  assert.deepEqual(await asked(3, 2), [3, true], 'never less than what was shown already')
  assert.deepEqual(await asked(exact, 2), [exact, false])
})
