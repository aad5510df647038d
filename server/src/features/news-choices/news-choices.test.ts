import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseNews, ownNews } from '#protocol/features/news-choices.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { addRole, removeRole } from '#protocol/features/users.ts'
import { hurry, mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { type Person, person, world } from '#test/world.ts'

const app = await reactingApp()
const { site, school, center, schoolAdmin, student, mentor, providerAdmin, guest } = await world({}, app)

const newsOf = async (who: Person) => (await who.tell(ownNews)).groups.flatMap(({ news }) => news)
const kindsOf = async (who: Person) => (await newsOf(who)).map(({ kind }) => kind)
const lines = async (who: Person) => (await who.list(notifications)).map(({ kind }) => kind)
const helper = () => person(app, site, [['student', school.id]])
/** Gives a role and takes it back: two things to be told of, of which the second comes last. */
const roleChanges = async (who: Person) => {
  await schoolAdmin.run(addRole, who.id, { name: 'volunteer', organizationId: school.id })
  await schoolAdmin.run(removeRole, who.id, { name: 'volunteer', organizationId: school.id })
}
const settled = () =>
  until('nothing is left to do', async () => {
    await hurry(app)
    const { rows } = await app.road.db.pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'react'`)
    return rows.length === 0
  })

test('one chooses among what can reach oneself, and only that', async () => {
  const [own, theirs, hosts] = [await kindsOf(student), await kindsOf(mentor), await kindsOf(providerAdmin)]
  assert.ok(own.includes('applicationAccepted') && !own.includes('applicationToApprove'))
  assert.ok(theirs.includes('applicationToApprove') && !theirs.includes('vacancyPublished'))
  assert.ok(hosts.includes('vacancyPublished') && !hosts.includes('applicationSent'))
  for (const kinds of [own, theirs, hosts])
    assert.ok(kinds.includes('messageReceived') && !kinds.includes('roleOffered'))
})

test('who helps at a school is told what helpers are told, not what students are', async () => {
  const atSchool = await person(app, site, [['volunteer', school.id]])
  const kinds = await kindsOf(atSchool)
  assert.ok(kinds.includes('applicationAccepted') && !kinds.includes('workGiven'))
  assert.deepEqual(kinds, await kindsOf(await person(app, site, [['volunteer', center.id]])))
})

test('what somebody changed is told from how it comes by itself', async () => {
  const who = await helper()
  const changed = async () => (await newsOf(who)).filter(({ isChanged }) => isChanged).map(({ kind }) => kind)
  assert.deepEqual(await changed(), [])
  await who.run(chooseNews, '', { off: ['workGiven'], now: ['workReturned'] })
  assert.deepEqual(await changed(), ['workGiven'])
})

test('what the law or safety asks for has no choice, and says why', async () => {
  const fixed = (await newsOf(student)).filter(({ why }) => why)
  assert.ok(fixed.some(({ kind }) => kind === 'passwordChanged'))
  for (const { kind, choices } of fixed) {
    assert.deepEqual(choices, [], kind)
    const answer = await student.send('PUT', '/news_choices', { off: [kind] })
    assert.equal(answer.status, 422, kind)
  }
  const unheard = await student.send('PUT', '/news_choices', { now: ['hoursApproved'] })
  assert.equal(unheard.status, 422, 'there is no mail to want')
})

test('at once, later or not at all: each is told as they chose', async () => {
  const [usual, later, never] = [await helper(), await helper(), await helper()]
  await later.run(chooseNews, '', { periodic: ['roleAdded'] })
  await never.run(chooseNews, '', { off: ['roleAdded'] })
  for (const who of [never, later, usual]) await roleChanges(who)
  await mailTo(app, site, usual.email, 'roleRemoved')
  await settled()
  assert.deepEqual((await lines(usual)).sort(), ['roleAdded', 'roleRemoved'])
  assert.deepEqual((await lines(later)).sort(), ['roleAdded', 'roleRemoved'], 'chosen together')
  assert.deepEqual(await lines(never), [])
  assert.deepEqual([await mailsTo(app, site, later.email), await mailsTo(app, site, never.email)], [[], []])
})

test('the link below a mail ends its kind, then all that can be off, and never what cannot', async () => {
  const who = await helper()
  await roleChanges(who)
  const { text, html } = await mailTo(app, site, who.email, 'roleAdded')
  const link = /https?:\/\/\S+\/notificaties\/afmelden\S+/.exec(text)?.[0]
  assert.ok(link && html.includes('Geen mails meer hierover'))
  const { searchParams } = new URL(link)
  const [key, kind] = [searchParams.get('sleutel') ?? '', 'roleAdded' as const]
  assert.equal(searchParams.get('over'), kind)
  const stop = (given: object) => guest.send('PUT', '/news_choices/stop', given)
  assert.equal((await stop({ key: crypto.randomUUID(), kind })).status, 204, 'a key that nobody has stops nothing')
  const choiceOf = async (asked: string) => (await newsOf(who)).find((each) => each.kind === asked)?.choice
  assert.equal(await choiceOf('roleAdded'), 'now')
  assert.equal((await stop({ key, kind })).status, 204)
  assert.deepEqual([await choiceOf('roleAdded'), await choiceOf('messageReceived')], ['periodic', 'now'])
  await who.run(chooseNews, '', { off: ['workGiven'] })
  assert.equal((await stop({ key, kind, all: true })).status, 204)
  const after = await newsOf(who)
  for (const { kind: each, choice, why, path } of after) assert.ok(choice !== 'now' || why || path, each)
  assert.equal(await choiceOf('workGiven'), 'off', 'what was off stays off')
})
