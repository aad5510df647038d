import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptJoinRequest,
  declineJoinRequest,
  findDuplicates,
  joinOrganization,
  joinRequests,
  registerOrganization,
  registrations,
} from '#protocol/features/joining.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { approveOrganization, organizations, reconsiderOrganization } from '#protocol/features/organizations.ts'
import { roles, users } from '#protocol/features/users.ts'
import { hurry, mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { randomEmail } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { organization, person, world } from '#test/world.ts'

const app = await reactingApp()
const w = await world({}, app)
const { site, guest, centerAdmin, schoolAdmin, providerAdmin, nonProfitAdmin, provider, student, operator } = w
let next = 0

const signUp = (more: object = {}) => {
  const contactEmail = randomEmail('contact')
  const input = {
    type: 'Provider' as const,
    name: `Fietsenmaker ${++next}`,
    city: 'Amersfoort',
    firstName: 'Noor',
    lastName: 'Bos',
    contactEmail,
    ...more,
  }
  return { input, contactEmail: input.contactEmail, done: guest.run(registerOrganization, '', input) }
}
const named = async (name: string) => {
  const [row] = await operator.list(organizations, { filter: { nameEq: name } })
  return row as NonNullable<typeof row>
}
const hurryUntil = async <T>(what: string, look: () => Promise<T | undefined>) =>
  until(what, async () => {
    await hurry(app)
    return look()
  })

test('an organization signs up without an account and waits; its contact and the centre are told', async () => {
  const { input, contactEmail, done } = signUp({ postalCode: '3811 AB' })
  await done

  const row = await named(input.name)
  assert.equal(row.status, 'pending')
  assert.equal(row.centerId, w.center.id, 'the only centre of the site looks after it')
  const received = await mailTo(app, site, contactEmail, 'organizationReceived')
  assert.match(received.text, new RegExp(input.name))
  const told = await mailTo(app, site, centerAdmin.email, 'organizationRegistered')
  assert.equal(told.link.pathname, '/organizations/approve')
  await until('the centre has a notice', async () =>
    (await centerAdmin.list(notifications, { filter: { kindEq: 'organizationRegistered' } })).at(0),
  )
  assert.deepEqual(await mailsTo(app, site, schoolAdmin.email, 'organizationRegistered'), [])
  assert.deepEqual(await mailsTo(app, site, contactEmail, 'invitationApproved'), [], 'no invitation before approval')
  const [contact] = await centerAdmin.list(registrations, { filter: { organizationIdEq: row.id } })
  assert.equal(contact?.email, contactEmail)
  const [user] = await operator.list(users, { filter: { emailEq: contactEmail } })
  assert.equal(user?.status, 'invited')
})

test('approval invites the contact, once', async () => {
  const { input, contactEmail, done } = signUp()
  await done
  const { id } = await named(input.name)

  await centerAdmin.run(approveOrganization, id, {})

  const mail = await hurryUntil('the invitation goes', async () =>
    (await mailsTo(app, site, contactEmail, 'invitationApproved')).at(0),
  )
  assert.match(mail.subject, /^Uw aanmelding van .* is goedgekeurd$/)
  assert.match(mail.text, /Kies een wachtwoord/)
  assert.deepEqual(await mailsTo(app, site, contactEmail, 'invitation'), [])
  assert.deepEqual(await mailsTo(app, site, contactEmail, 'organizationApproved'), [])
  const [role] = await operator.list(roles, { filter: { organizationIdEq: id } })
  assert.equal(role?.name, 'admin')
})

test('a refusal tells the contact why', async () => {
  const { input, contactEmail, done } = signUp()
  await done
  const { id } = await named(input.name)

  const bare = await centerAdmin.send('PUT', `/organizations/${id}/approve`, { status: 'denied' })
  assert.equal(bare.status, 422)
  await centerAdmin.run(approveOrganization, id, { status: 'denied', statusReason: 'Wij kennen dit adres niet.' })

  const mail = await hurryUntil('the refusal goes', async () =>
    (await mailsTo(app, site, contactEmail, 'organizationDenied')).at(0),
  )
  assert.match(mail.text, /Wij kennen dit adres niet/)
  await centerAdmin.run(reconsiderOrganization, id)
  assert.equal((await named(input.name)).status, 'pending')
})

test('a refusal reaches whoever signed up, also when their account is gone', async () => {
  const { input, contactEmail, done } = signUp()
  await done
  const { id } = await named(input.name)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update organization_registrations set user_id = null where organization_id = $1', [id]),
  )
  await app.road.db.withTenant(site.id, (sql) => sql.run('delete from roles where organization_id = $1', [id]))
  await centerAdmin.run(approveOrganization, id, { status: 'denied', statusReason: 'Dit adres bestaat niet.' })
  const mail = await hurryUntil('the refusal goes', async () =>
    (await mailsTo(app, site, contactEmail, 'organizationDenied')).at(0),
  )
  assert.match(mail.text, /Dit adres bestaat niet/)
})

test('an approval that is taken back at once is told to nobody', async () => {
  const { input, contactEmail, done } = signUp()
  await done
  const { id } = await named(input.name)
  await centerAdmin.run(approveOrganization, id, {})
  await centerAdmin.run(reconsiderOrganization, id)
  const other = signUp()
  await other.done
  await centerAdmin.run(approveOrganization, (await named(other.input.name)).id, {})

  await hurryUntil('a later decision is told', async () =>
    (await mailsTo(app, site, other.contactEmail, 'invitationApproved')).at(0),
  )
  assert.equal((await named(input.name)).status, 'pending')
  assert.deepEqual(await mailsTo(app, site, contactEmail, 'invitationApproved'), [])
})

test('only who approved can take it back, and only for ten minutes', async () => {
  const colleague = await person(app, site, [['admin', w.center.id]])
  const { input, done } = signUp()
  await done
  const { id } = await named(input.name)
  await centerAdmin.run(approveOrganization, id, {})
  const again = (who: typeof centerAdmin) => who.send('PUT', `/organizations/${id}/reconsider`)

  assert.equal((await again(colleague)).status, 403)
  const byStatus = { data: { type: 'organizations', id, attributes: { status: 'pending' } } }
  assert.equal((await centerAdmin.send('PATCH', `/organizations/${id}`, byStatus)).status, 409)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update organizations set decided_at = now() - interval '11 minutes' where id = $1`, [id]),
  )
  assert.equal((await again(centerAdmin)).status, 403)
})

test('whether an e-mail address has an account shows nowhere, and its owner gets no role by somebody else’s typing', async () => {
  const known = signUp({ contactEmail: student.email.toUpperCase() })
  await known.done
  const { id } = await named(known.input.name)
  const before = await operator.list(roles, { filter: { userIdEq: student.id } })
  assert.equal(before.length, 1)

  await centerAdmin.run(approveOrganization, id, {})

  await hurryUntil('the account gets the role', async () =>
    (await operator.list(roles, { filter: { userIdEq: student.id } })).find((role) => role.name === 'admin'),
  )
})

test('what is missing or wrong is said per field', async () => {
  const body = { type: 'School', name: '', contactEmail: 'nobody', website: 'javascript:alert(1)' }
  const answer = await guest.send('POST', '/organizations/signup', body)
  assert.equal(answer.status, 422)
  const fields = JSON.parse(answer.body).errors.map((error: { source: { pointer: string } }) => error.source.pointer)
  assert.deepEqual(fields.sort(), ['/city', '/contactEmail', '/firstName', '/lastName', '/name', '/type', '/website'])
})

test('the same address cannot be used to fill a mailbox', async () => {
  const contactEmail = randomEmail('busy')
  const answers = []
  for (let i = 0; i < 7; i++)
    answers.push(
      await signUp({ contactEmail }).done.then(
        () => 204,
        (error) => error.status,
      ),
    )
  assert.deepEqual(answers, [204, 204, 204, 204, 204, 429, 429])
})

test('with two centres nobody is chosen, and everybody who can decide is told', async () => {
  const two = await world({}, app)
  const second = await organization(app, two.site, 'VolunteerCenter')
  const other = await person(app, two.site, [['admin', second.id]])
  const input = { type: 'NonProfit' as const, name: 'De Schakel', city: 'Zeist', firstName: 'A', lastName: 'B' }
  await two.guest.run(registerOrganization, '', { ...input, contactEmail: randomEmail() })
  for (const { email } of [two.centerAdmin, other, two.schoolAdmin]) {
    await mailTo(app, two.site, email, 'organizationRegistered')
  }
})

test('a likely duplicate is shown by name and town only, and only when it takes part', async () => {
  const details = {
    city: 'Zeist',
    chamber_number: '12 34 56 78',
    email: 'info@dewilg.example',
    phone_number: '030 123',
  }
  await organization(app, site, 'NonProfit', { name: 'Stichting De Wilg', ...details })
  await organization(app, site, 'NonProfit', { name: 'De Wilg', city: 'Zeist', status: 'pending' })
  await organization(app, site, 'Provider', { name: 'Gratis', email: 'zaak@gmail.com' })
  const ask = async (input: object) => (await guest.run(findDuplicates, '', input)).duplicates as object[]
  const wilg = (found: object[]) => found.map((each) => Object.entries(each).slice(1))
  const expected = [
    [
      ['name', 'Stichting De Wilg'],
      ['city', 'Zeist'],
    ],
  ]

  assert.deepEqual(wilg(await ask({ name: 'de wilg', city: 'ZEIST' })), expected)
  assert.deepEqual(wilg(await ask({ chamberNumber: '12345678' })), expected)
  assert.deepEqual(wilg(await ask({ contactEmail: 'jan@dewilg.example' })), expected)
  assert.deepEqual(await ask({ name: 'de wilg', city: 'Utrecht' }), [])
  assert.deepEqual(await ask({ contactEmail: 'jan@gmail.com' }), [], 'a free provider says nothing')
  assert.deepEqual(await ask({}), [])
})

test('who decides sees what a new one may be a duplicate of', async () => {
  const first = await organization(app, site, 'Provider', { name: 'Bakkerij Van Oord', city: 'Soest' })
  const second = await organization(app, site, 'Provider', {
    name: 'Bakkerij van Oord B.V.',
    city: 'soest',
    status: 'pending',
  })
  const filter = { duplicatesOf: second.id }
  assert.deepEqual(
    (await centerAdmin.list(organizations, { filter })).map((row) => row.id),
    [first.id],
  )
  assert.equal((await student.list(organizations, { filter })).length, 0)
})

test('articles, legal forms and signs do not make another organization', async () => {
  await organization(app, site, 'Provider', { name: "Bakkerij 't Hoekje B.V.", city: 'Den Dolder' })
  const ask = async (name: string, city = 'den dolder') =>
    ((await guest.run(findDuplicates, '', { name, city })).duplicates as unknown[]).length
  for (const name of ['bakkerij het hoekje', 'De Bakkerij van ’t Hoekje', 'Stichting Bakkerij Hoekje vof']) {
    assert.equal(await ask(name), 1, name)
  }
  assert.equal(await ask('Bakkerij Hoek'), 0)
  assert.equal(await ask('De'), 0)
})

test('what was typed carelessly is stored in one way', async () => {
  const { input, done } = signUp({ city: 'den  dolder', postalCode: '3734ab', chamberNumber: '12 34 56 78' })
  await done
  const { id } = await named(input.name)
  const row = await operator.find(organizations, id, { include: ['profile'] })
  assert.deepEqual([row.city, row.profile?.postalCode, row.chamberNumber], ['Den Dolder', '3734 AB', '12345678'])
})

test('a chamber number has eight digits and a house number begins with one', async () => {
  const person = { firstName: 'A', lastName: 'B', contactEmail: randomEmail() }
  const body = { type: 'Provider', name: 'A', city: 'Soest', ...person }
  const wrong = { ...body, chamberNumber: '1234', houseNumber: 'Dorpsstraat' }
  const answer = await guest.send('POST', '/organizations/signup', wrong)
  const codes = JSON.parse(answer.body).errors.map((error: { code: string }) => error.code)
  assert.deepEqual(codes.sort(), ['chamberNumber', 'houseNumber'])
})

const join = (more: object = {}) => {
  const contactEmail = randomEmail('joiner')
  const input = { organizationId: provider.id, firstName: 'Bo', lastName: 'Vis', contactEmail, ...more }
  return guest.run(joinOrganization, '', input).then(() => contactEmail)
}
const requestOf = async (email: string) => {
  const rows = await providerAdmin.list(joinRequests, { filter: { statusEq: 'pending' } })
  return rows.find((row) => row.email === email) as NonNullable<(typeof rows)[number]>
}

test('somebody joins an organization that is here: its administrators are told and decide', async () => {
  const email = await join()
  const told = await mailTo(app, site, providerAdmin.email, 'joinRequested')
  assert.equal(told.link.pathname, `/organizations/${provider.id}`)
  const request = await requestOf(email)
  assert.equal((await nonProfitAdmin.send('PUT', `/join_requests/${request.id}/accept`)).status, 404)
  assert.equal((await student.send('PUT', `/join_requests/${request.id}/accept`)).status, 404)

  await providerAdmin.run(acceptJoinRequest, request.id)

  assert.match((await mailTo(app, site, email, 'invitationHost')).text, /heeft een account voor u gemaakt/)
  const [user] = await providerAdmin.list(users, { filter: { emailEq: email } })
  assert.equal(user?.status, 'invited')
  assert.equal((await providerAdmin.send('PUT', `/join_requests/${request.id}/accept`)).status, 409)
})

test('a request is declined with a reason, which is mailed', async () => {
  const email = await join()
  const request = await requestOf(email)
  assert.equal((await providerAdmin.send('PUT', `/join_requests/${request.id}/decline`)).status, 422)
  await providerAdmin.run(declineJoinRequest, request.id, { reason: 'U werkt hier niet.' })
  assert.match((await mailTo(app, site, email, 'joinDeclined')).text, /U werkt hier niet/)
  assert.equal((await operator.list(users, { filter: { emailEq: email } })).length, 0)
})

test('asking twice is asking once', async () => {
  const email = await join()
  await join({ contactEmail: email.toUpperCase() })
  const rows = await providerAdmin.list(joinRequests, { filter: { statusEq: 'pending' } })
  assert.equal(rows.filter((row) => row.email.toLowerCase() === email).length, 1)
})

test('nobody joins what does not take part, or a school', async () => {
  const waiting = await organization(app, site, 'Provider', { status: 'pending' })
  for (const organizationId of [waiting.id, w.school.id, crypto.randomUUID()]) {
    const answer = await join({ organizationId }).catch((error) => error.status)
    assert.equal(answer, 404)
  }
})
