import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reopenInternship, stopInternship } from '#protocol/features/internship-commands.ts'
import { chooseNews } from '#protocol/features/news-choices.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { accountWalk } from '#test/every-event/account.ts'
import { contractWalk } from '#test/every-event/contracts.ts'
import { hostWalk } from '#test/every-event/hosts.ts'
import { newsWorld, type Walk } from '#test/every-event/news-world.ts'
import { placingWalk } from '#test/every-event/placing.ts'
import { schoolWalk } from '#test/every-event/school.ts'
import { workWalk } from '#test/every-event/work.ts'

const walk: Walk = { ...accountWalk, ...hostWalk, ...placingWalk, ...contractWalk, ...workWalk, ...schoolWalk }
const w = await newsWorld()
const declared = w.app.road.registry.news

/** Its lines and mails, whatever else happens beside it. */
const kindsOf = (number: number) =>
  new Set(
    declared
      .filter((each) => each.number === number)
      .flatMap(({ kind, mails = [] }) => [kind, ...mails.map(({ purpose }) => purpose)]),
  )

for (const [number, { name, cause, told }] of Object.entries(walk))
  test(`${number} ${name}: who is told, how and in which language, and nobody else`, async () => {
    assert.deepEqual(await w.told(kindsOf(Number(number)), () => cause(w)), [...told].sort())
  })

test('all 56 events are walked, and every news of theirs is told in one of them', () => {
  assert.deepEqual(
    Object.keys(walk).map(Number),
    Array.from({ length: 56 }, (_, at) => at + 1),
  )
  const missing = declared.filter(({ number, kind, mails = [] }) => {
    const ways = [`line ${kind}`, ...mails.map(({ purpose }) => `mail ${purpose} `)]
    const told = number ? walk[number]?.told : undefined
    return number && !told?.some((each) => ways.some((way) => each.includes(way)))
  })
  assert.deepEqual(
    missing.map(({ kind }) => kind),
    [],
  )
})

test('that an internship goes on again is told, also where nobody wanted a line that it ended', async () => {
  const student = await w.newStudent()
  const id = await w.place(student, w.period)
  for (const who of [student, w.nonProfitAdmin, w.mentor, w.later])
    await who.run(chooseNews, '', { off: ['internshipStopped'] })
  await w.schoolAdmin.run(stopInternship, id, { reason: 'Het werkt niet', endedBy: 'school' })
  await w.settled()
  await w.schoolAdmin.run(reopenInternship, id, { reason: 'Toch weer begonnen' })
  await w.settled()
  const kinds = (await student.list(notifications)).map(({ kind }) => kind)
  assert.deepEqual([kinds.includes('internshipStopped'), kinds.includes('internshipReopened')], [false, true])
})
