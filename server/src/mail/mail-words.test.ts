import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RoleName } from '#engine/judging/me.ts'
import { mailTo, reactingApp } from '#test/mails.ts'
import { personWithPassword } from '#test/visitor.ts'
import { world } from '#test/world.ts'
import { features } from '../features.ts'
import type { MailText } from './mail-kind.ts'

const app = await reactingApp()
const { site, school, provider, nonProfit } = await world({}, app)
const resetFor = async (...roles: [RoleName, string][]) => {
  const { email } = await personWithPassword(app, site, roles)
  await app.http.inject({
    method: 'POST',
    url: '/auth/password',
    headers: { 'x-tenant': site.key },
    payload: { email },
  })
  return (await mailTo(app, site, email, 'passwordReset')).text
}

test('who works at a company or a non-profit reads u, everybody else je', async () => {
  for (const place of [provider, nonProfit]) {
    const text = await resetFor(['admin', place.id])
    assert.match(text, /Was u dat\?/)
    assert.doesNotMatch(text, /\b(je|jij|jouw)\b/i)
    assert.match(text, /Nieuw wachtwoord kiezen/)
  }
  assert.match(await resetFor(['student', school.id]), /Was jij dat\?/)
  assert.match(
    await resetFor(['mentor', school.id], ['admin', provider.id]),
    /Was jij dat\?/,
    'a school knows them too',
  )
})

const everyMail = features.flatMap(({ mails }) => Object.values(mails))
const blanks = ({ subject, body }: Pick<MailText, 'subject' | 'body'>) =>
  [...new Set([subject, ...body].join(' ').match(/\{\w+\}/g))].sort()

test('every mail has a name of its own, and the same blanks and buttons in both languages', () => {
  const names = everyMail.map(({ purpose }) => purpose)
  assert.deepEqual([...new Set(names)], names)
  for (const { purpose, nl, en } of everyMail) {
    assert.deepEqual(blanks(nl), blanks(en), purpose)
    assert.equal(nl.buttons?.length, en.buttons?.length, purpose)
    assert.deepEqual([Boolean(nl.button), Boolean(nl.stop)], [Boolean(en.button), Boolean(en.stop)], purpose)
  }
})

test('the formal words say the same with the same blanks, and never fall back into je', () => {
  const formals = everyMail.filter(({ formal }) => formal)
  assert.ok(formals.length > 5)
  for (const { purpose, formal, nl } of formals) {
    if (!formal) continue
    assert.deepEqual(blanks(formal), blanks(nl), purpose)
    assert.doesNotMatch([formal.subject, ...formal.body].join(' '), /\b(je|jij|jou|jouw|hoi)\b/i, purpose)
  }
})
