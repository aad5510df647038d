import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { goodPassword, personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { type Person, world } from '#test/world.ts'
import { hashPassword } from './passwords/hash.ts'
import { startSession } from './start-session.ts'

const app = await reactingApp()
const { site, school } = await world({ flags: { passwordlessLogin: true } }, app)
const visit = visitor(app, site)
const newPassword = 'oma bakt om vijf uur taart'
const pair = { password: newPassword, password_confirmation: newPassword }
const somebody = () => personWithPassword(app, site, [['student', school.id]])
const lockRow = (tx: Tx, { id }: Person) => tx.run('select from users where id = $1 for no key update', [id])

/** A change that is under way until `asked` waits for it, and is committed then. */
async function meanwhile<T>(change: (tx: Tx) => Promise<unknown>, asked: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined
  await app.road.inTenant(site, async (tx) => {
    await change(tx)
    const own = await tx.row<{ pid: number }>('select pg_backend_pid() as pid')
    answer = asked()
    await until('the other one waits', () =>
      app.road.db.withTenant(site.id, (sql) =>
        sql.row('select pid from pg_locks where not granted and $1 = any(pg_blocking_pids(pid))', [own?.pid]),
      ),
    )
  })
  return answer as Promise<T>
}

test('whose password is replaced while it is being checked does not get in with the old one', async () => {
  const owner = await somebody()
  const answer = await meanwhile(
    async (tx) => {
      await lockRow(tx, owner)
      const hash = await hashPassword(newPassword)
      await tx.run('update credentials set password_hash = $2 where user_id = $1', [owner.id, hash])
    },
    () => visit('POST', '/auth/sign_in', { email: owner.email, password: goodPassword }),
  )
  const wrong = await visit('POST', '/auth/sign_in', { email: owner.email, password: 'not this one' })
  assert.equal(answer.status, 401)
  assert.equal(answer.text, wrong.text, 'the same answer as for any wrong password')
  await signIn(visit, owner.email, newPassword)
})

test('a new password ends the session that is being made at that moment', async () => {
  const owner = await somebody()
  let thief: Record<string, string> = {}
  const changed = await meanwhile(
    async (tx) => {
      const user = { id: owner.id, email: owner.email }
      const { token, client, uid } = await startSession(tx, { user, kind: 'password', userAgent: '' })
      thief = { 'access-token': token, client, uid }
    },
    () => visit('PUT', '/auth/password', { ...pair, current_password: goodPassword }, owner.credentials),
  )
  assert.equal(changed.status, 200)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, thief)).status, 401)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, owner.credentials)).status, 200)
})

test('of two who change the password with the same old one the second is told that it is not right', async () => {
  const owner = await somebody()
  const change = (password: string) =>
    visit(
      'PUT',
      '/auth/password',
      { password, password_confirmation: password, current_password: goodPassword },
      owner.credentials,
    )
  const answers = await Promise.all([change(newPassword), change('opa vist om zes uur baars')])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
})

test('who is archived while their link is used does not get in', async () => {
  const archive =
    ({ id }: Person) =>
    async (tx: Tx) =>
      tx.run(`update users set status = 'archived' where id = $1`, [id])
  const byLink = await somebody()
  await visit('POST', '/auth/magic_link', { email: byLink.email })
  const token = tokenIn(await mailTo(app, site, byLink.email, 'magicLink'))
  const used = await meanwhile(archive(byLink), () => visit('POST', '/auth/magic_link/sign_in', { token }))
  assert.equal(used.status, 401)

  const byReset = await somebody()
  await visit('POST', '/auth/password', { email: byReset.email })
  const reset = tokenIn(await mailTo(app, site, byReset.email, 'passwordReset'))
  const chosen = await meanwhile(archive(byReset), () =>
    visit('PUT', '/auth/password', { ...pair, reset_password_token: reset }),
  )
  assert.equal(chosen.status, 401)
})
