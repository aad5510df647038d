import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import * as checks from '#protocol/features/check-ins.ts'
import { approveHours, changeHours, hourEntries } from '#protocol/features/hours.ts'
import { workingWorld } from '#test/working-world.ts'
import type { Person } from '#test/world.ts'

const w = await workingWorld()
const { app, nonProfitAdmin: host, providerAdmin: otherHost, nonProfit, newStudent, atWork } = w
const inTenant = (text: string, values: unknown[]) => app.road.db.withTenant(w.site.id, (sql) => sql.run(text, values))

const refused = (code: string) => (error: ApiError) => {
  assert.equal(error.errors[0]?.code, code)
  return true
}
async function shown() {
  const { address, digits } = await host.run(checks.showCheckInCode, '', { organizationId: nonProfit.id })
  return { token: address.split('/').at(-1) ?? '', digits }
}
const codeIsOld = (interval: string) =>
  inTenant('update check_in_codes set created_at = created_at - $1::interval', [interval])
/** As if they had come earlier, by the clock of the server. */
const cameEarlier = (id: string, interval: string) =>
  inTenant(
    `update check_ins set came_at = came_at - $2::interval, day = ((came_at - $2::interval) at time zone 'Europe/Amsterdam')::date
     where id = $1`,
    [id, interval],
  )
/** So long, or a minute longer: the next one may have begun before they went home. */
function isAbout(minutes: number, wanted: number): void {
  assert.ok([wanted, wanted + 1].includes(minutes), `${minutes} minutes, about ${wanted}`)
}
const entriesOf = (who: Person, id: string) => who.list(hourEntries, { filter: { internshipIdEq: id } })

test('a code stands for a minute, for all screens of the host, and brings who works there in', async () => {
  const { student, id } = await atWork()
  const code = await shown()
  assert.match(code.digits, /^\d{4}$/)
  assert.equal((await shown()).token, code.token)
  await assert.rejects(
    otherHost.run(checks.showCheckInCode, '', { organizationId: nonProfit.id }),
    refused('access.forbidden'),
  )
  const here = await student.run(checks.checkIn, '', { code: code.token })
  assert.deepEqual([here.status, here.hasWaited], ['here', false])
  assert.equal((await student.run(checks.checkIn, '', { code: code.digits })).id, here.id, 'once is enough')
  const [seen] = await host.list(checks.checkIns, { filter: { internshipIdEq: id } })
  assert.equal(seen?.id, here.id)
  const stranger = await newStudent()
  await assert.rejects(stranger.run(checks.checkIn, '', { code: code.token }), refused('checkIn.notHere'))
  await codeIsOld('90 seconds')
  const { student: late } = await atWork()
  await assert.rejects(late.run(checks.checkIn, '', { code: code.token }), refused('checkIn.oldCode'))
  await assert.rejects(late.run(checks.checkIn, '', { code: code.digits }), refused('checkIn.oldCode'))
  assert.notEqual((await shown()).token, code.token)
})

test('going home makes a day that waits for the host, with the times of our own clock', async () => {
  const { student, id } = await atWork()
  const here = await student.run(checks.checkIn, '', { code: (await shown()).token })
  await assert.rejects(student.run(checks.checkOut, here.id, {}), refused('checkIn.justCame'))
  await cameEarlier(here.id, '150 minutes')
  const left = await student.run(checks.checkOut, here.id, { breakMinutes: 30, work: 'Voeren' })
  assert.equal(left.status, 'left')
  const [entry] = await entriesOf(host, id)
  assert.deepEqual([entry?.status, entry?.isCheckedIn, entry?.work], ['submitted', true, 'Voeren'])
  const minutes = entry?.minutes ?? 0
  isAbout(minutes, 120)
  await host.run(approveHours, '', { entryIds: [entry?.id ?? ''] })
  const { day = '', startsAt = '', endsAt = '', id: entryId = '' } = entry ?? {}
  await student.run(changeHours, entryId, { day, startsAt, endsAt, reason: 'Geen pauze gehad' })
  const [changed] = await entriesOf(host, id)
  assert.deepEqual(
    [changed?.minutes, changed?.isCheckedIn],
    [minutes + 30, false],
    'what was filled in by hand says so',
  )
  const again = await student.run(checks.checkIn, '', { code: (await shown()).token })
  assert.notEqual(again.id, here.id)
  await student.run(checks.dropCheckIn, again.id)
})

test('who forgot to check out says when it was before the next day', async () => {
  const { student, id } = await atWork()
  const here = await student.run(checks.checkIn, '', { code: (await shown()).token })
  await inTenant(
    `update check_ins set day = today_nl() - 1, came_at = (today_nl() - 1 + time '09:00') at time zone 'Europe/Amsterdam' where id = $1`,
    [here.id],
  )
  const { token } = await shown()
  await assert.rejects(student.run(checks.checkIn, '', { code: token }), refused('checkIn.forgotten'))
  const left = student.run(checks.checkOut, here.id, { endsAt: '17:00' })
  assert.equal((await left).status, 'left')
  const [entry] = await entriesOf(student, id)
  assert.deepEqual([entry?.startsAt, entry?.endsAt, entry?.isCheckedIn], ['09:00', '17:00', false])
  await student.run(checks.checkIn, '', { code: token })
})

test('going home without a line keeps the time of the tap; one that comes at once has the time of our own clock', async () => {
  const clock = (minutesAgo: number) =>
    new Date(Date.now() - minutesAgo * 60_000).toLocaleTimeString('nl-NL', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Amsterdam',
    })
  const gone = async (minutesAgo: number, isPastMidnight = false) => {
    const { student, id } = await atWork()
    const here = await student.run(checks.checkIn, '', { code: (await shown()).token })
    await cameEarlier(here.id, '50 minutes')
    if (isPastMidnight) await inTenant('update check_ins set day = day - 1 where id = $1', [here.id])
    const endsAt = clock(minutesAgo)
    await student.run(checks.checkOut, here.id, { endsAt, work: 'Voeren' })
    const [entry] = await entriesOf(student, id)
    return { ...entry, said: endsAt }
  }
  const [later, atOnce, pastMidnight] = [await gone(20), await gone(0), await gone(0, true)]
  assert.deepEqual([later.endsAt, later.isCheckedIn], [later.said, false], 'a time that was told is like any other')
  assert.equal(atOnce.isCheckedIn, true)
  assert.equal(pastMidnight.isCheckedIn, true, 'who came in the evening goes home at night')
})

test('a square that was scanned without a line says itself when it was shown, for a day', async () => {
  const { student } = await atWork()
  const { token, digits } = await shown()
  await codeIsOld('3 hours')
  await assert.rejects(student.run(checks.checkIn, '', { code: digits, hasWaited: true }), refused('checkIn.oldCode'))
  const here = await student.run(checks.checkIn, '', { code: token, hasWaited: true })
  assert.equal(here.hasWaited, true)
  const { rows } = await app.road.db.pool.query(
    `select count(*) filter (where now() - $1::timestamptz between interval '179 minutes' and interval '200 minutes')::int as n`,
    [here.cameAt],
  )
  assert.equal(rows[0].n, 1, 'three hours ago')
  await student.run(checks.checkOut, here.id, {})
  const again = await student.run(checks.checkIn, '', { code: token, hasWaited: true })
  assert.deepEqual([again.id, again.status], [here.id, 'left'], 'sent twice is once, also for who has gone home since')
  await codeIsOld('22 hours')
  const { student: other } = await atWork()
  await assert.rejects(other.run(checks.checkIn, '', { code: token, hasWaited: true }), refused('checkIn.oldCode'))
})

test('the host checks in by name whoever has no phone, and sends them home', async () => {
  const { student, id } = await atWork()
  await assert.rejects(student.run(checks.checkInByName, id), refused('access.forbidden'))
  await host.run(checks.checkInByName, id)
  const [here] = await student.list(checks.checkIns, { filter: { internshipIdEq: id } })
  await cameEarlier(here?.id ?? '', '2 hours')
  await host.run(checks.checkOut, here?.id ?? '', {})
  const [entry] = await entriesOf(student, id)
  isAbout(entry?.minutes ?? 0, 120)
})

test('two phones at the same moment are one check-in; four digits cannot be tried for ever', async () => {
  const { student, id } = await atWork()
  const { token, digits } = await shown()
  const all = await Promise.all(Array.from({ length: 5 }, () => student.run(checks.checkIn, '', { code: token })))
  assert.equal(new Set(all.map((each) => each.id)).size, 1)
  assert.equal((await student.list(checks.checkIns, { filter: { internshipIdEq: id } })).length, 1)
  const wrong = digits === '0000' ? '0001' : '0000'
  const { student: guesser } = await atWork()
  const codes: (string | undefined)[] = []
  for (let tried = 0; tried < 21; tried++)
    await guesser.run(checks.checkIn, '', { code: wrong }).catch((error: ApiError) => codes.push(error.errors[0]?.code))
  assert.deepEqual([codes[0], codes.at(-1)], ['checkIn.oldCode', 'throttled'])
})
