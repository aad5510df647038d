import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as protocol from '#protocol/features/applications.ts'
import { newMarket } from './applications.factory.ts'
import { settleVacancy } from './waiting-list.ts'
import { withdrawAllOf } from './withdraw-application.ts'

const m = await newMarket()
await m.period()
const people = await m.students(5)

const step = fc.record({
  what: fc.constantFrom(
    'apply',
    'apply',
    'accept',
    'accept',
    'decline',
    'withdraw',
    'take',
    'leave',
    'more',
    'settle',
    'gone',
  ),
  who: fc.nat(people.length - 1),
  where: fc.nat(1),
})

/** Nobody has anything any more. */
async function clear() {
  await m.rows(`update applications set status = 'withdrawn', internship_id = null`)
  await m.rows('update internships set current_phase_id = null')
  await m.rows('delete from internships')
}

test('whatever happens in whatever order, the places taken are those accepted and those held', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await clear()
      const places = [await m.vacancy({ places: 1 }), await m.vacancy({ places: 2, is_direct: true })]
      for (const { what, who, where } of steps) {
        const student = people[who]
        const vacancyId = places[where] as string
        const [own] = await m.rows<{ id: string }>(
          `select id from applications where vacancy_id = $1 and student_id = $2 and status <> 'withdrawn'
           order by created_at desc limit 1`,
          [vacancyId, student?.id],
        )
        const id = own?.id ?? crypto.randomUUID()
        const acts: Record<string, () => Promise<unknown> | undefined> = {
          apply: () => student?.run(protocol.apply, '', { vacancyId }),
          accept: () => m.providerAdmin.run(protocol.acceptApplication, id),
          decline: () => m.providerAdmin.run(protocol.declineApplication, id, { reason: 'Nee dus' }),
          withdraw: () => student?.run(protocol.withdrawApplication, id),
          take: () => student?.run(protocol.acceptOffer, id),
          leave: () => student?.run(protocol.declineOffer, id),
          more: () => m.rows('update vacancies set places = places + 1 where id = $1 and places < 4', [vacancyId]),
          settle: () => settleVacancy(m.app.road, m.site, vacancyId),
          gone: () => m.app.road.inTenant(m.site, (tx) => withdrawAllOf(tx, vacancyId)),
        }
        // Much of it is refused, which is part of the walk.
        await acts[what]?.()?.catch((error) => assert.ok(error.status < 500, String(error)))
        const rows = await m.rows<{ taken: number; held: number; places: number }>(
          `select v.places_taken as taken, v.places, (select count(*)::int from applications a
             where a.vacancy_id = v.id and a.status in ('accepted', 'offered')) as held
           from vacancies v where v.id = any($1)`,
          [places],
        )
        for (const { taken, held, places: all } of rows)
          assert.ok(taken === held && taken <= all, `${what}: ${taken} ${held}`)
      }
    }),
    { numRuns: 25 },
  )
})
