import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import { vacancies, vacancyDetails } from '#protocol/features/vacancies/vacancies.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { type RichNode, vacancyTextOf } from '#protocol/features/vacancies/vacancy-text.ts'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { organization, person, world } from '#test/world.ts'
import { completeVacancy, draftVacancy, publishedVacancy } from './vacancies.factory.ts'

const w = await world()
const { app, site, provider, nonProfit, school, providerAdmin, centerAdmin, schoolAdmin, student, guest } = w
const tenant = <T>(work: (sql: Parameters<Parameters<typeof app.road.db.withTenant>[1]>[0]) => Promise<T>) =>
  app.road.db.withTenant(site.id, work) as Promise<T>

/** The fields that an answer points at. */
async function refused(work: Promise<unknown>): Promise<string[]> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.errors.map(({ code, source }) => `${source?.pointer?.split('/').at(-1) ?? ''} ${code}`.trim())
  }
  throw new Error('it was not refused')
}
const eventsAbout = (id: string) =>
  tenant(async (sql) =>
    (
      await sql.rows<{ name: string }>('select name from events where subject_id = $1 order by created_at, name', [id])
    ).map(({ name }) => name),
  )

test('an organization begins a draft that only it and its centre see, and publishes it', async () => {
  const draft = await draftVacancy(providerAdmin, provider.id, { weekdays: [1, 3], levels: ['havo'], minimumAge: 14 })
  assert.equal(draft.status, 'draft')
  assert.equal(draft.description, 'Je helpt de geiten en maakt samen met een collega de hokken schoon.')
  assert.ok(draft.latitude && draft.hasOwnPlace, 'a town is found on the map')
  await assert.rejects(student.find(vacancies, draft.id), { status: 404 })
  assert.equal((await centerAdmin.find(vacancies, draft.id)).title, draft.title)
  const details = await providerAdmin.find(vacancyDetails, draft.id)
  assert.equal(details.contactPersonId, providerAdmin.id, 'who begins it answers, until somebody else is named')

  const published = await providerAdmin.run(protocol.publishVacancy, draft.id)
  assert.equal(published.status, 'published')
  assert.ok(published.publishedAt)
  assert.equal((await guest.find(vacancies, draft.id)).title, draft.title)
  await assert.rejects(student.find(vacancyDetails, draft.id), { status: 404 })
  assert.deepEqual(await eventsAbout(draft.id), ['vacancy.created', 'vacancy.published'])
})

test('a vacancy that says too little is not published, and everything that is missing is named', async () => {
  const { id } = await providerAdmin.run(protocol.createVacancy, '', { organizationId: provider.id, title: 'Helpen' })
  await tenant((sql) => sql.run('update vacancies set contact_person_id = null where id = $1', [id]))
  assert.deepEqual(await refused(providerAdmin.run(protocol.publishVacancy, id)), [
    'body required',
    'sector required',
    'hours vacancy.hours',
    'city required',
    'contactEmail required',
  ])
  await providerAdmin.run(protocol.updateVacancy, id, {
    ...completeVacancy,
    body: vacancyTextOf('Te kort'),
    contactEmail: 'baas@example.test',
  })
  assert.deepEqual(await refused(providerAdmin.run(protocol.publishVacancy, id)), ['body tooShort'])
})

test('what is filled in must make sense', async () => {
  const wrong = (filled: object) => refused(draftVacancy(providerAdmin, provider.id, filled))
  assert.deepEqual(await wrong({ title: 'Kort', places: 0, hours: 2001 }), [
    'title tooShort',
    'places min',
    'hours max',
  ])
  assert.deepEqual(await wrong({ startDate: '2027-02-01', endDate: '2027-01-01' }), ['endDate dateOrder'])
  assert.deepEqual(await wrong({ minimumAge: 18, maximumAge: 16 }), ['maximumAge vacancy.ages'])
  assert.deepEqual(await wrong({ contactPersonId: student.id }), ['contactPersonId relation.missing'])
  assert.deepEqual(await wrong({ body: { type: 'doc', content: [{ type: 'image' }] } }), ['body vacancy.body'])
})

test('nobody begins one for an organization that is not theirs', async () => {
  await assert.rejects(draftVacancy(providerAdmin, nonProfit.id), { status: 403 })
  await assert.rejects(draftVacancy(student, provider.id), { status: 403 })
  assert.equal((await draftVacancy(centerAdmin, provider.id)).status, 'draft')
})

test('an organization that was not approved yet cannot publish', async () => {
  const pending = await organization(app, site, 'NonProfit', { status: 'pending', center_id: w.center.id })
  const draft = await draftVacancy(centerAdmin, pending.id, { contactEmail: 'a@example.test' })
  assert.deepEqual(await refused(centerAdmin.run(protocol.publishVacancy, draft.id)), ['vacancy.hostNotApproved'])
})

test('places that are taken cannot be taken away, and more places make it found again', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id, { places: 2 })
  await tenant((sql) => sql.run(`update vacancies set places_taken = 2, status = 'full' where id = $1`, [id]))
  assert.equal((await guest.find(vacancies, id)).status, 'full', 'everybody sees that it is full')
  assert.deepEqual(await refused(providerAdmin.run(protocol.updateVacancy, id, { places: 1 })), [
    'places vacancy.placesTaken',
  ])
  assert.equal((await providerAdmin.run(protocol.updateVacancy, id, { places: 3 })).status, 'published')
  assert.equal((await providerAdmin.run(protocol.updateVacancy, id, { places: 2 })).status, 'full')
})

test('a vacancy for named schools is for their people only', async () => {
  const elsewhere = await organization(app, site, 'School')
  const stranger = await person(app, site, [['student', elsewhere.id]])
  const { id } = await publishedVacancy(providerAdmin, provider.id, { visibleTo: 'schools', schoolIds: [school.id] })
  assert.equal((await student.find(vacancies, id)).id, id)
  for (const other of [stranger, guest]) await assert.rejects(other.find(vacancies, id), { status: 404 })
  const { schools } = await providerAdmin.find(vacancyDetails, id, { include: ['schools'] })
  assert.deepEqual(
    (schools as { id: string }[]).map((each) => each.id),
    [school.id],
  )
})

test('a vacancy is paused, resumed, closed and opened again', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  assert.equal((await providerAdmin.run(protocol.pauseVacancy, id)).status, 'paused')
  await assert.rejects(student.find(vacancies, id), { status: 404 })
  assert.equal((await providerAdmin.run(protocol.resumeVacancy, id)).status, 'published')
  await assert.rejects(providerAdmin.run(protocol.resumeVacancy, id), { status: 409 })
  assert.equal((await providerAdmin.run(protocol.closeVacancy, id)).status, 'closed')
  await assert.rejects(providerAdmin.run(protocol.updateVacancy, id, { title: 'Anders' }), { status: 409 })
  assert.equal((await providerAdmin.run(protocol.reopenVacancy, id)).status, 'published')
  await providerAdmin.run(protocol.closeVacancy, id)
  await tenant((sql) => sql.run(`update vacancies set closed_at = now() - interval '13 months' where id = $1`, [id]))
  assert.deepEqual(await refused(providerAdmin.run(protocol.reopenVacancy, id)), ['vacancy.longAgo'])
})

test('a copy is a draft with the same text, tags and schools; last year’s comes with new dates, once', async () => {
  const tag = await tenant((sql) => sql.row<{ id: string }>(`insert into tags (name) values ('Dieren') returning id`))
  const first = await publishedVacancy(providerAdmin, provider.id, { tagIds: [tag?.id as string] })
  const copy = await providerAdmin.run(protocol.duplicateVacancy, first.id)
  assert.notEqual(copy.id, first.id)
  const shown = await providerAdmin.find(vacancies, copy.id, { include: ['tags'] })
  assert.deepEqual([shown.status, shown.title, shown.tags.length], ['draft', `${first.title} (kopie)`, 1])

  await assert.rejects(providerAdmin.run(protocol.renewVacancy, first.id), { status: 409 })
  await tenant((sql) =>
    sql.run(
      `update vacancies set status = 'expired', start_date = '2020-09-01', end_date = '2021-06-30' where id = $1`,
      [first.id],
    ),
  )
  const renewed = await providerAdmin.run(protocol.renewVacancy, first.id)
  assert.equal(renewed.status, 'draft')
  assert.ok((renewed.endDate ?? '') > dutchDay())
  assert.equal((await providerAdmin.run(protocol.renewVacancy, first.id)).id, renewed.id)
})

test('a copy that was made before is not the renewed one', async () => {
  const first = await publishedVacancy(providerAdmin, provider.id)
  await providerAdmin.run(protocol.closeVacancy, first.id)
  const copy = await providerAdmin.run(protocol.duplicateVacancy, first.id)
  const renewed = await providerAdmin.run(protocol.renewVacancy, first.id)
  assert.notEqual(renewed.id, copy.id)
  assert.deepEqual([renewed.status, renewed.title], ['draft', first.title])
})

test('where the site asks for it, the centre looks first; it does not wait for itself', async () => {
  await centerAdmin.run(protocol.updateVacancySettings, '', { needsReview: true })
  try {
    const mine = await publishedVacancy(providerAdmin, provider.id)
    assert.equal(mine.status, 'in_review')
    await assert.rejects(student.find(vacancies, mine.id), { status: 404 })
    await assert.rejects(providerAdmin.run(protocol.approveVacancy, mine.id), { status: 403 })
    assert.deepEqual(await refused(centerAdmin.run(protocol.rejectVacancy, mine.id, { reason: 'nee' })), [
      'reason tooShort',
    ])
    const back = await centerAdmin.run(protocol.rejectVacancy, mine.id, { reason: 'Vertel wat een leerling leert.' })
    assert.equal(back.status, 'draft')
    const { reviewReason } = await providerAdmin.find(vacancyDetails, mine.id)
    assert.equal(reviewReason, 'Vertel wat een leerling leert.')
    const backAgain = await centerAdmin.run(protocol.reconsiderVacancy, mine.id)
    assert.deepEqual([backAgain.status, backAgain.publishedAt ?? null], ['in_review', null])
    await centerAdmin.run(protocol.rejectVacancy, mine.id, { reason: 'Vertel wat een leerling leert.' })
    await providerAdmin.run(protocol.publishVacancy, mine.id)
    assert.equal((await centerAdmin.run(protocol.approveVacancy, mine.id)).status, 'published')
    await assert.rejects(providerAdmin.run(protocol.reconsiderVacancy, mine.id), { status: 403 })
    assert.equal((await centerAdmin.run(protocol.reconsiderVacancy, mine.id)).status, 'in_review')
    await assert.rejects(student.find(vacancies, mine.id), { status: 404 })
    await centerAdmin.run(protocol.approveVacancy, mine.id)
    // What was agreed to stays up; another text is another vacancy.
    assert.equal((await providerAdmin.run(protocol.updateVacancy, mine.id, { places: 5 })).status, 'published')
    const reworded = await providerAdmin.run(protocol.updateVacancy, mine.id, { title: 'Heel ander werk doen' })
    assert.equal(reworded.status, 'in_review')
    await assert.rejects(student.find(vacancies, mine.id), { status: 404 })
    await centerAdmin.run(protocol.approveVacancy, mine.id)
    const theirs = await draftVacancy(centerAdmin, provider.id, { contactEmail: 'a@example.test' })
    assert.equal((await centerAdmin.run(protocol.publishVacancy, theirs.id)).status, 'published')
  } finally {
    await centerAdmin.run(protocol.updateVacancySettings, '', { needsReview: false })
  }
})

test('whether vacancies are looked at first is for the school and the centre to say', async () => {
  await assert.rejects(providerAdmin.run(protocol.updateVacancySettings, '', { needsReview: true }), { status: 403 })
  await schoolAdmin.run(protocol.updateVacancySettings, '', { needsReview: false })
})

test('what students can find stays complete', async () => {
  const mine = await publishedVacancy(providerAdmin, provider.id)
  assert.deepEqual(await refused(providerAdmin.run(protocol.updateVacancy, mine.id, { sector: null })), [
    'sector required',
  ])
})

test('of a text only what one sees is kept, and no more of it than a text needs', async () => {
  const words = 'Je helpt de geiten en maakt samen met een collega de hokken schoon.'
  const written = (marks: NonNullable<RichNode['marks']>, attrs = {}) => ({
    type: 'doc',
    content: [{ type: 'paragraph', attrs, content: [{ type: 'text', text: words, marks }] }],
  })
  const bold = { type: 'bold', attrs: { class: 'x'.repeat(1000) } }
  const mine = await publishedVacancy(providerAdmin, provider.id, { body: written([bold, bold], { style: 'x' }) })
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words, marks: [{ type: 'bold' }] }] }],
  }
  assert.deepEqual((await student.find(vacancies, mine.id)).body, body)
  const link = { type: 'link', attrs: { href: `https://example.test/${'a'.repeat(1900)}` } }
  const long = { type: 'doc', content: Array.from({ length: 50 }, () => written([link]).content).flat() }
  assert.deepEqual(await refused(providerAdmin.run(protocol.updateVacancy, mine.id, { body: long })), [
    'body vacancy.body',
  ])
})

test('the whole text is for who opens a vacancy; a list is not made heavy by it', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  const [listed] = await student.list(vacancies, { filter: { idEq: id } })
  assert.equal(listed?.body, undefined)
  assert.ok(listed?.description)
  const found = JSON.parse((await student.send('GET', '/stagebank')).body).data as { attributes: object }[]
  assert.ok(found.length > 0 && found.every(({ attributes }) => !('body' in attributes)))
  const [asked] = await student.list(vacancies, { filter: { idEq: id }, fields: { vacancies: ['body'] } })
  assert.ok(asked?.body)
})

test('vacancies of one title are told apart wherever one reads of them, also those that are alike in everything', async () => {
  const title = 'Broodjes smeren'
  const { provider: baker, providerAdmin: owner } = w
  const made: string[] = []
  const make = async (more: object) => {
    const { id } = await owner.run(protocol.createVacancy, '', { organizationId: baker.id, title, ...more })
    made.push(id)
  }
  const titles = async () => {
    const rows = await owner.list(vacancies, { filter: { idIn: made } })
    return made.map((id) => rows.find((row) => row.id === id)?.fullTitle)
  }
  await make({ city: 'Soest' })
  assert.deepEqual(await titles(), [title], 'one alone is called as it is')
  await make({ city: 'Zeist' })
  await make({ city: 'Zeist', startDate: '2030-01-07' })
  assert.deepEqual(await titles(), [`${title}, Soest`, `${title}, Zeist`, `${title}, Zeist, 7-1-2030`])
  await make({ city: 'Soest' })
  assert.deepEqual((await titles())[0], `${title}, Soest (1)`)
  assert.deepEqual((await titles())[3], `${title}, Soest (2)`)
})
