import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  comparisonsOf,
  dataGroups,
  dataRows,
  dataSources,
  MOST_WHERES,
  needsNoValue,
} from '#protocol/features/data-viewer/data-viewer.ts'
import { apiOf } from '#test/json-api.ts'
import { testApp } from '#test/setup.ts'
import { everyRow, type Rows, type TwoSites, twoSites } from '#test/two-sites.ts'
import { type Person, world } from '#test/world.ts'

const app = await testApp()
let sites: TwoSites
before(async () => {
  sites = await twoSites()
})

const all = (who: Person, source: string, columns: string[], where: string[] = []) =>
  who.tell(dataRows, { filter: { source, columns, where: JSON.stringify(where), size: 200 } })

/** The rows of the API itself, by their id. */
async function apiRows(who: Person, type: string): Promise<Map<string, Rows[number]>> {
  const served = app.road.registry.get(type)
  const { document } = await apiOf(app, who.credentials)<Rows>('GET', everyRow(served))
  return new Map(document.data.map((row) => [row.id, row]))
}

const readers = ['operator', 'schoolAdmin', 'centerAdmin'] as const
for (const name of readers) {
  describe(`what the ${name} sees`, () => {
    test('is of each resource what the API shows of it, cell by cell, and nothing of another site', async () => {
      const who = sites.here[name]
      const { sources } = await who.tell(dataSources)
      assert.ok(sources.some(({ type }) => type === 'internships'))
      for (const { type, columns } of sources) {
        const own = columns.filter(({ by }) => by === null).slice(0, 40)
        const { rows, records } = await all(
          who,
          type,
          own.map((column) => column.name),
        )
        const known = await apiRows(who, type)
        assert.deepEqual(rows.map(({ id }) => id).sort(), [...known.keys()].sort(), `${name}: ${type}`)
        assert.equal(records, known.size)
        for (const { id, cells } of rows)
          for (const [index, { name: field }] of own.entries()) {
            const { attributes = {} } = known.get(id) ?? {}
            if (!(field in attributes)) continue
            assert.deepEqual(cells[index], attributes[field], `${name}: ${type}.${field}`)
          }
        sites.assertNothingForeign({ data: rows })
      }
    })

    test('by way of another row is what they may read of that row', async () => {
      const who = sites.here[name]
      const { sources } = await who.tell(dataSources)
      for (const { type, columns } of sources) {
        const served = app.road.registry.get(type)
        for (const by of new Set(columns.flatMap((column) => column.by ?? []))) {
          const [first] = columns.filter((column) => column.by === by && column.field !== 'type')
          const relation = served.relations[by]
          // Who sees one row sees the other with it, whatever its own rule says.
          if (!first || relation?.kind !== 'column' || relation.together) continue
          const seen = await apiRows(who, first.type)
          const { rows } = await all(who, type, [first.name])
          const values = new Set(
            [...seen.values()].map(({ attributes = {} }) => JSON.stringify(attributes[first.field])),
          )
          for (const { cells } of rows)
            assert.ok(cells[0] === null || values.has(JSON.stringify(cells[0])), `${name}: ${type}.${first.name}`)
        }
      }
    })
  })
}

test('every column can be filtered, sorted and counted by, and groups add up to what is shown', async () => {
  const who = sites.here.operator
  const { sources } = await who.tell(dataSources)
  const samples = {
    integer: '1',
    number: '1,5',
    date: '2026-01-31',
    timestamp: '2026-01-31',
    boolean: 'true',
    text: "a%_'",
  }
  for (const { type, columns } of sources) {
    const own = columns.filter(({ by }) => by === null)
    const wheres = own.flatMap(({ name, kind, options }) =>
      (comparisonsOf[kind] ?? []).map((how) => {
        const value = needsNoValue(how) ? '' : (options?.[0] ?? samples[kind as keyof typeof samples] ?? '')
        return `${name}:${how}:${value}`
      }),
    )
    // As many at once as may be asked: each of them is part of the statement.
    for (let at = 0; at < wheres.length; at += MOST_WHERES)
      await all(who, type, [own[0]?.name ?? ''], wheres.slice(at, at + MOST_WHERES))
    const sorts = own.filter(({ kind }) => kind !== 'list').map(({ name }) => `-${name}`)
    for (let at = 0; at < sorts.length; at += 5)
      await who.tell(dataRows, {
        filter: { source: type, columns: own.map(({ name }) => name), order: sorts.slice(at, at + 5) },
      })
    for (const { name } of own) {
      const { groups, records } = await who.tell(dataGroups, { filter: { source: type, by: name } })
      const counted = groups.reduce((sum, { count }) => sum + count, 0)
      assert.equal(counted, records, `${type}.${name}`)
    }
  }
})

test('rows are filtered and sorted by what they belong to, page after page', async () => {
  const who = sites.here.operator
  const columns = ['student.lastName', 'hours', 'organization.name']
  const asked = { source: 'internships', columns, order: ['student.lastName', '-hours'] }
  const { rows, records } = await who.tell(dataRows, { filter: { ...asked, size: 200 } })
  assert.ok(records > 1)
  const walked: string[] = []
  for (let page = 1; walked.length < records; page += 1)
    walked.push(...(await who.tell(dataRows, { filter: { ...asked, size: 1, page } })).rows.map(({ id }) => id))
  assert.deepEqual(
    walked,
    rows.map(({ id }) => id),
  )
  const name = rows.find(({ cells }) => cells[0])?.cells[0]
  const same = await all(who, 'internships', columns, [`student.lastName:is:${name}`])
  assert.equal(same.records, rows.filter(({ cells }) => cells[0] === name).length)
})

test('class, level and mentor of a student stand beside what is about the student, for whoever may know them', async () => {
  const here = await world({}, app)
  const { site, school, student, mentor, schoolAdmin, centerAdmin, operator } = here
  const write = (text: string, values: unknown[]) =>
    app.road.db.withTenant(site.id, async (sql) => (await sql.row<{ id: string }>(text, values))?.id ?? '')
  const level = await write(`insert into levels (school_id, name) values ($1, 'havo') returning id`, [school.id])
  const newGroup = (name: string, years: number) =>
    write(
      `insert into groups (school_id, school_year_id, name, level_id) select $1, id, $2, $3 from school_years
       where (today_nl() - make_interval(years => $4))::date between start_date and end_date returning id`,
      [school.id, name, level, years],
    )
  for (const [name, years] of [
    ['3E', 0],
    ['Techniek', 0],
    ['2E', 1],
  ] as const) {
    const group = await newGroup(name, years)
    await write(
      `insert into group_memberships (group_id, student_id, started_on) values ($1, $2, today_nl() - 300 - $3::int * 300) returning id`,
      [group, student.id, years],
    )
    if (name === '3E')
      await write('insert into mentorships (mentor_id, group_id, school_id) values ($1, $2, $3) returning id', [
        mentor.id,
        group,
        school.id,
      ])
  }
  await write(
    `with period as (insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
       select $1, id, 'Voorjaar', start_date, end_date from school_years where today_nl() between start_date and end_date returning id)
     insert into internships (school_id, student_id, internship_period_id, title, status)
     select $1, $2, id, 'Bakker', 'running' from period returning id`,
    [school.id, student.id],
  )
  const columns = ['student.group.name', 'student.level.name', 'student.mentor.email']
  for (const who of [schoolAdmin, operator]) {
    assert.deepEqual(
      (await all(who, 'internships', columns)).rows.map(({ cells }) => cells),
      [['3E, Techniek', 'havo', mentor.email]],
    )
    const { groups } = await who.tell(dataGroups, { filter: { source: 'internships', by: 'student.group.name' } })
    assert.deepEqual(
      groups.map(({ value, count }) => [value, count]),
      [['3E, Techniek', 1]],
    )
    assert.equal((await all(who, 'internships', ['title'], ['student.group.name:has:3e'])).records, 1)
    assert.equal((await all(who, 'internships', ['title'], ['student.group.name:has:2e'])).records, 0)
    assert.deepEqual(
      (await all(who, 'students', ['group.name'])).rows.map(({ cells }) => cells),
      [['3E, Techniek']],
    )
  }
  const { sources } = await centerAdmin.tell(dataSources)
  assert.deepEqual(
    sources.flatMap((source) => source.columns).filter(({ by }) => /(group|level|mentor)$/.test(by ?? '')),
    [],
  )
})

test('the averages of a group are those of the rows it leads to, and tell nothing where nothing was written', async () => {
  const who = sites.here.operator
  const asked = { source: 'internships', by: 'status', averages: ['hours', 'plannedHours'] }
  const { groups } = await who.tell(dataGroups, { filter: asked })
  assert.ok(groups.length > 1)
  for (const { value, count, averages } of groups) {
    const { rows } = await all(who, 'internships', asked.averages, [`status:is:${value}`])
    assert.equal(rows.length, count)
    for (const [at, average] of averages.entries()) {
      const known = rows.flatMap(({ cells }) => (typeof cells[at] === 'number' ? [cells[at]] : []))
      const mean = known.reduce((sum, each) => sum + each, 0) / known.length
      assert.ok(
        known.length === 0 ? average === null : Math.abs(Number(average) - mean) <= 0.06,
        `${value}: ${average}`,
      )
    }
  }
})

test('what is no column, no comparison or no value is refused by name', async () => {
  const who = sites.here.operator
  const send = (query: string) => who.send('GET', `/data_viewer/rows?${query}`)
  for (const query of [
    '',
    'filter[source]=passwords&filter[columns]=id',
    'filter[source]=users&filter[columns]=encryptedPassword',
    'filter[source]=users&filter[columns]=email;drop',
    'filter[source]=users',
    'filter[source]=users&filter[columns]=email&filter[where]=nonsense',
    'filter[source]=users&filter[columns]=email&filter[where]=["email:eats:x"]',
    'filter[source]=internships&filter[columns]=hours&filter[where]=["hours:from:ten"]',
    'filter[source]=internships&filter[columns]=hours&filter[where]=["startDate:from:2026-02-30"]',
    'filter[source]=internships&filter[columns]=hours&filter[order]=student.password',
    'filter[source]=internships&filter[columns]=hours&filter[page]=-1',
  ])
    assert.equal((await send(query.replaceAll(' ', '%20'))).status, 400, query)
})

test('is for who answers for a school or a centre, and for nobody else', async () => {
  const { mentor, student, providerAdmin, volunteer, guest } = sites.here
  for (const who of [mentor, student, providerAdmin, volunteer])
    assert.equal((await who.send('GET', '/data_viewer/sources')).status, 403)
  assert.equal((await guest.send('GET', '/data_viewer/sources')).status, 401)
})
