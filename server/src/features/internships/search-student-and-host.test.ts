import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentPages } from '#protocol/features/content/content-pages.ts'
import { groups } from '#protocol/features/groups.ts'
import { internships } from '#protocol/features/internships.ts'
import { permissionWorld } from '#test/permission-world.ts'
import { person, world } from '#test/world.ts'

const w = await permissionWorld()
const { app, site, places } = w
const schoolAdmin = await person(app, site, [['admin', places.school.id]])
const mentor = await person(app, site, [['mentor', places.school.id]])
const baker = await person(app, site, [['admin', places.provider.id]])
const student = await person(app, site, [['student', places.school.id]], { firstName: 'Güneş', lastName: 'Vindbaar' })
const id = await w.internship(student.id, places.school, places.provider)
const found = async (who: typeof baker, search: string) =>
  (await who.list(internships, { filter: { search }, sort: 'relevance' })).map((row) => row.id)

test('a school finds an internship by the student, by the host, or by a word of each', async () => {
  for (const words of ['gunes', 'vind güneş', 'bakk', 'bakkerij vindbaar']) {
    assert.deepEqual(
      (await found(schoolAdmin, words)).filter((each) => each === id),
      [id],
      words,
    )
  }
  assert.deepEqual(await found(schoolAdmin, 'vindbaar buurthuis'), [])
})

test('a host finds it by what it is called itself, not by who comes', async () => {
  assert.deepEqual(await found(baker, 'bakk'), [id])
  for (const words of ['gunes', 'vindbaar', student.email]) assert.deepEqual(await found(baker, words), [], words)
})

test('a mentor finds it once they look after the student, and a student what is their own', async () => {
  assert.deepEqual(await found(mentor, 'gunes'), [])
  await w.insert('mentorships', { school_id: places.school.id, mentor_id: mentor.id, student_id: student.id })
  assert.deepEqual(await found(mentor, 'gunes'), [id])
  assert.deepEqual(await found(student, 'bakker'), [id])
})

test('a school chooses internships by class; nobody else learns who is in which', async () => {
  const group = await w.insert('groups', {
    name: 'Klas van Güneş',
    school_id: places.school.id,
    school_year_id: w.schoolYear,
  })
  const of = async (who: typeof baker) =>
    (await who.list(internships, { filter: { groupId: [group] } })).map((row) => row.id)
  assert.deepEqual(await of(schoolAdmin), [])
  await w.insert('group_memberships', { group_id: group, student_id: student.id })
  assert.deepEqual([await of(schoolAdmin), await of(mentor), await of(baker)], [[id], [id], []])
})

test('classes are found by name, those of years that are over apart', async () => {
  const { schoolYear } = w
  const past = await w.insert('school_years', { name: '1999-2000', start_date: '1999-08-01', end_date: '2000-07-31' })
  const named = (name: string, year: string) =>
    w.insert('groups', { name, school_id: places.school.id, school_year_id: year })
  const [now, then, longer] = [
    await named('Zé 3B', schoolYear),
    await named('Zé 3B', past),
    await named('A Zé 3Bx', schoolYear),
  ]
  const list = async (filter: { search: string; ongoing?: boolean }) =>
    (await schoolAdmin.list(groups, { filter, sort: 'relevance' })).map((row) => row.id)
  assert.deepEqual(await list({ search: 'ze 3b', ongoing: true }), [now, longer])
  assert.deepEqual(await list({ search: 'ze 3b', ongoing: false }), [then])
})

test('a page is found by its title and summary in either language; a draft only by who writes', async () => {
  const { guest, ...elsewhere } = await world()
  await elsewhere.app.road.db.withTenant(elsewhere.site.id, (sql) =>
    sql.rows<{ id: string }>(
      `insert into content_pages (kind, slug, status, title_nl, title_en, summary_nl, published_at)
       values ('page', 'vrij', 'published', 'Vrijstelling', 'Exemption', 'Wie geen stage hoeft te lopen', now()),
         ('page', 'later', 'draft', 'Vrijheid', null, null, now()) returning id`,
    ),
  )
  const list = async (who: Pick<typeof guest, 'list'>, search: string) =>
    (await who.list(contentPages, { filter: { search }, sort: 'relevance' })).map((row) => row.slug)
  for (const words of ['vrijst', 'exemp', 'hoeft lopen']) assert.deepEqual(await list(guest, words), ['vrij'], words)
  assert.deepEqual((await list(elsewhere.schoolAdmin, 'vrij')).toSorted(), ['later', 'vrij'])
})
