import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { exportActivities } from '#protocol/features/activities.ts'
import { announceKey } from '#server/documents/sealing/seal-certificates.ts'
import { keyOfText, newKeyText } from '#server/documents/sealing/seal-key.ts'
import { Sealing } from '#server/documents/sealing/sealing.ts'
import { sealSettings } from '#test/seal-key.ts'
import { asOwner } from '#test/setup.ts'
import { world } from '#test/world.ts'
import { type ChainAnswer, checkChain, trustedKeys } from './check-chain.ts'
import { linkEvents } from './link-events.ts'

const sealing = new Sealing(sealSettings)
await asOwner(async (owner) => announceKey(owner, await sealing.key()))

/** A site of its own in which something happened, all of it in the chain. */
async function linkedWorld() {
  const w = await world()
  const link = () => linkEvents(sealing).run({ site: w.site, payload: {}, road: w.app.road, log: w.app.http.log })
  const happen = (name: string, data: object = {}, at = 'now()') =>
    w.app.road.db.withTenant(w.site.id, (tx) =>
      tx.rows<{ id: string }>(
        `insert into events (name, subject_type, subject_id, data, actor_id, created_at)
         values ($1, 'users', $2, $3, $4, ${at}) returning id`,
        [name, w.student.id, JSON.stringify(data), w.schoolAdmin.id],
      ),
    )
  const [reasoned] = await happen('user.archived', { reason: 'Verhuisd naar Emmen' })
  const [old] = await happen('session.started', {}, `now() - interval '13 months'`)
  await w.schoolAdmin.run(exportActivities, '', {})
  await link()
  return { ...w, link, happen, reasoned: reasoned?.id as string, old: old?.id as string }
}
const w = await linkedWorld()

const check = (): Promise<ChainAnswer> =>
  asOwner(async (owner) => checkChain(owner, w.site, await trustedKeys(owner, await sealing.key())))

/** What somebody with every right in the database does, and what the check says of it. Everything is as before afterwards. */
const troublesAfter = (...deeds: string[]): Promise<string[]> =>
  asOwner(async (owner) => {
    await owner.query('begin')
    for (const deed of deeds) await owner.query(deed)
    const { troubles } = await checkChain(owner, w.site, await trustedKeys(owner, await sealing.key()))
    await owner.query('rollback')
    return troubles
  })
const here = `tenant_id = '${w.site.id}'`

after(async () => assert.deepEqual((await check()).troubles, [], 'nothing was left changed'))

test('everything that happened is in the chain once, and what happens later follows', async () => {
  const { troubles, events, blocks, head } = await check()
  assert.deepEqual(troubles, [])
  const countEvents = async () => {
    const [row] = await w.app.road.db.withTenant(w.site.id, (tx) =>
      tx.rows<{ count: number }>('select count(*)::int as count from events'),
    )
    return row?.count
  }
  assert.equal(events, await countEvents())
  assert.equal(blocks, 2, 'sign-ins have a block of their own')
  await w.link()
  assert.equal((await check()).head, head, 'nothing happened since')
  await w.happen('user.updated')
  // What a long transaction told comes to light later, with an earlier moment.
  await w.happen('user.updated', {}, `now() - interval '10 minutes'`)
  await Promise.all([w.link(), w.link()])
  const later = await check()
  assert.deepEqual([later.troubles, later.events, later.blocks], [[], await countEvents(), 3])
})

test('an event that was changed is noticed, whatever was changed of it', async () => {
  const changes = [
    `name = 'user.restored'`,
    `data = data || '{"role": "mentor"}'`,
    `data = '{"reason": "Verhuisd naar Assen"}'`,
    `data = data - 'reason'`,
    'actor_id = null',
    `created_at = created_at - interval '1 second'`,
  ]
  for (const change of changes) {
    const [trouble, ...others] = await troublesAfter(
      `update events set ${change} where ${here} and id = '${w.reasoned}'`,
    )
    assert.match(trouble ?? '', new RegExp(`^event ${w.reasoned} of block 1 .* was changed$`), change)
    assert.deepEqual(others, [])
  }
})

test('an event that was removed or slipped in is noticed', async () => {
  const [gone] = await troublesAfter(`delete from events where ${here} and id = '${w.reasoned}'`)
  assert.equal(gone, `event ${w.reasoned} of block 1 is missing`)
  const [extra] = await troublesAfter(
    `insert into events (tenant_id, name, subject_type, subject_id, created_at)
     values ('${w.site.id}', 'role.granted', 'users', '${w.student.id}', now() - interval '3 hours')`,
  )
  assert.match(extra ?? '', /\(role.granted\) is in no block$/)
})

test('a block that was changed, removed or put elsewhere is noticed', async () => {
  const block = (change: string) => troublesAfter(`update event_blocks set ${change} where ${here} and number = 1`)
  assert.match((await block('is_lasting = false'))[0] ?? '', /^block 1 was changed$/)
  assert.match((await block('signature = sha256(hash)'))[0] ?? '', /^the signature of block 1 is wrong$/)
  assert.match((await block('number = 1000'))[0] ?? '', /^block 1 is missing$/)
})

test('who makes a chain anew with a key of their own, also one that the database knows, is noticed', async () => {
  const forged = keyOfText(await newKeyText('Stagehaven'))
  const troubles = await asOwner(async (owner) => {
    await owner.query('begin')
    await announceKey(owner, forged)
    await owner.query(`update event_blocks set certificate = '${forged.fingerprint}' where ${here} and number = 1`)
    const answer = await checkChain(owner, w.site, await trustedKeys(owner, await sealing.key()))
    await owner.query('rollback')
    return answer.troubles
  })
  assert.deepEqual(troubles, [
    `block 1 is signed by a key that this machine cannot vouch for: ${forged.fingerprint.slice(0, 16)}`,
  ])
})

test('what the law lets go leaves the chain whole: old sign-ins, and what was typed about somebody who is erased', async () => {
  const lateBlock = `update event_blocks set created_at = created_at - interval '13 months' where ${here}`
  assert.deepEqual(
    await troublesAfter(`select system.forget_event_texts('${w.site.id}', '${w.student.id}')`),
    [],
    'words that were forgotten as a whole',
  )
  const [early] = await troublesAfter(`select system.forget_sign_ins('${w.site.id}', 100)`)
  assert.equal(early, `event ${w.old} of block 2 is missing`, 'a sign-in that nobody had the right to forget yet')
  const late = await troublesAfter(lateBlock, `select system.forget_sign_ins('${w.site.id}', 100)`)
  assert.ok(!late.some((trouble) => trouble.includes('missing')))
})

test('the app may add to the chain and change nothing of it', async () => {
  for (const attempt of [
    'update event_blocks set hash = previous',
    'delete from event_blocks',
    'update event_words set salt = null',
  ])
    await assert.rejects(
      w.app.road.db.withTenant(w.site.id, (tx) => tx.rows(attempt)),
      /permission denied/,
    )
})
