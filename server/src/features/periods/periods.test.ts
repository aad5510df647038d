import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignGroup, groups } from '#protocol/features/groups.ts'
import { levels } from '#protocol/features/levels.ts'
import {
  copyPeriods,
  currentInternshipPeriod,
  internshipPeriods,
  periodOverlaps,
  schoolYears,
  updateInternshipPeriod,
} from '#protocol/features/periods.ts'
import { weekdayOf } from '#protocol/shared/days.ts'
import { organization, person, world } from '#test/world.ts'

async function place() {
  const w = await world()
  const { schoolAdmin, school } = w
  const years = await schoolAdmin.list(schoolYears)
  const current = years.find((year) => year.isCurrent) as (typeof years)[number]
  const next = years.find((year) => year.isNext) as (typeof years)[number]
  const last = years[years.indexOf(current) - 1] as (typeof years)[number]
  const period = (name: string, year: typeof current, more: object = {}) =>
    schoolAdmin.create(internshipPeriods, {
      name,
      schoolId: school.id,
      schoolYearId: year.id,
      startDate: year.startDate,
      endDate: year.endDate,
      ...more,
    })
  const group = (name: string, year: typeof current, levelId: string | null = null) =>
    schoolAdmin.create(groups, { name, schoolId: school.id, schoolYearId: year.id, levelId })
  return { ...w, years, current, next, last, period, group }
}
const namesIn = (related: readonly { name: string }[] = []) => related.map(({ name }) => name)
type Reader = Awaited<ReturnType<typeof place>>['schoolAdmin']
const inScope = async (who: Reader) =>
  (await who.list(internshipPeriods, { filter: { inScope: true } })).map(({ name }) => name)
const problem = (answer: { status: number; body: string }) => {
  const error = JSON.parse(answer.body).errors[0]
  return [answer.status, error.code, error.source?.pointer?.split('/').at(-1)]
}

test('a period is found by the beginnings of words of its name', async () => {
  const { schoolAdmin, mentor, current, period } = await place()
  await period('Periode 1', current)
  await period('Periode 2', current)
  for (const who of [schoolAdmin, mentor])
    assert.deepEqual(
      (await who.list(internshipPeriods, { filter: { search: 'periode 2' }, sort: 'relevance' })).map(
        ({ name }) => name,
      ),
      ['Periode 2'],
    )
})

test('a period says what students may do in it and who takes part', async () => {
  const { schoolAdmin, school, current, period, group } = await place()
  const havo = await schoolAdmin.create(levels, { name: 'havo', schoolId: school.id })
  const own = await group('3A', current)
  const made = await period('Voorjaar', current, {
    description: 'Drie weken',
    mayReportSelfFound: false,
    needsMentorApproval: true,
    levelIds: [havo.id],
    groupIds: [own.id],
  })
  const shown = await schoolAdmin.find(internshipPeriods, made.id, { include: ['levels', 'groups'] })
  assert.deepEqual([shown.maySearch, shown.mayApply, shown.mayReportSelfFound], [true, true, false])
  assert.equal(shown.needsMentorApproval, true)
  assert.deepEqual([namesIn(shown.levels), namesIn(shown.groups)], [['havo'], ['3A']])
  await schoolAdmin.run(updateInternshipPeriod, made.id, { name: 'Lente' })
  await schoolAdmin.run(updateInternshipPeriod, made.id, { groupIds: [] })
  const after = await schoolAdmin.find(internshipPeriods, made.id, { include: ['levels', 'groups'] })
  assert.deepEqual([after.name, namesIn(after.levels), namesIn(after.groups)], ['Lente', ['havo'], []])
  const inUse = await schoolAdmin.send('DELETE', `/levels/${havo.id}`)
  assert.equal(inUse.status, 409, 'a period must not become one for everybody by deleting its level')
})

test('dates are checked in words, and what belongs to another school cannot take part', async () => {
  const { app, site, schoolAdmin, mentor, school, current, period } = await place()
  const made = await period('Voorjaar', current)
  const patch = (attributes: object) =>
    schoolAdmin.send('PATCH', `/internship_periods/${made.id}`, { data: { type: 'internshipPeriods', attributes } })
  const year = Number(current.startDate.slice(0, 4))
  assert.deepEqual(problem(await patch({ endDate: `${year}-07-01` })), [422, 'dateOrder', 'endDate'])
  assert.deepEqual(problem(await patch({ endDate: `${year + 9}-07-01` })), [422, 'period.outsideYear', 'endDate'])
  assert.deepEqual(problem(await patch({ startDate: `${year - 9}-07-01` })), [422, 'period.outsideYear', 'startDate'])
  const yearLate = { startDate: `${year + 2}-03-02`, endDate: `${year + 2}-03-13` }
  const late = await patch(yearLate)
  assert.deepEqual(problem(late), [422, 'period.outsideYear', 'startDate'])
  assert.match(JSON.parse(late.body).errors[0].detail, new RegExp(`schooljaar ${current.name}`), 'with the year')
  const elsewhere = await organization(app, site, 'School')
  const theirs = await app.road.db.withTenant(site.id, (sql) =>
    sql.row<{ id: string }>('insert into levels (school_id, name) values ($1, $2) returning id', [elsewhere.id, 'x']),
  )
  assert.deepEqual(problem(await patch({ levelIds: [theirs?.id] })), [404, 'relation.missing', 'levelIds'])
  const attributes = { ...made, schoolId: elsewhere.id, startDate: current.startDate, endDate: current.endDate }
  const { name, startDate, endDate, schoolYearId, schoolId } = attributes
  const body = { data: { type: 'internshipPeriods', attributes: { name, startDate, endDate, schoolYearId, schoolId } } }
  assert.equal((await schoolAdmin.send('POST', '/internship_periods', body)).status, 403)
  const own = { data: { ...body.data, attributes: { ...body.data.attributes, schoolId: school.id } } }
  assert.equal((await mentor.send('POST', '/internship_periods', own)).status, 403)
})

test('in scope are active periods of this school year and the next', async () => {
  const { schoolAdmin, mentor, current, next, last, period } = await place()
  assert.deepEqual(await inScope(schoolAdmin), [])
  assert.equal((await mentor.send('GET', currentInternshipPeriod.path)).status, 404, 'none is told as none')
  await period('vorig', last)
  await period('nu', current)
  await period('straks', next)
  const old = await period('weg', current)
  await schoolAdmin.run(updateInternshipPeriod, old.id, { status: 'archived' })
  assert.deepEqual(await inScope(schoolAdmin), ['nu', 'straks'])
  assert.deepEqual(await inScope(mentor), ['nu', 'straks'])
  await schoolAdmin.run(updateInternshipPeriod, old.id, { status: 'active' })
  assert.equal((await inScope(schoolAdmin)).length, 3)
})

test('a student works in the period of their own class or level', async () => {
  const { app, site, school, schoolAdmin, current, next, period, group } = await place()
  const havo = await schoolAdmin.create(levels, { name: 'havo', schoolId: school.id })
  const [a, b] = [await group('3A', current, havo.id), await group('3B', current)]
  const later = await group('4B', next)
  await period('van havo', current, { levelIds: [havo.id] })
  await period('van 3B', current, { groupIds: [b.id] })
  await period('van 4B', next, { groupIds: [later.id] })
  const pupil = async (...at: { id: string }[]) => {
    const somebody = await person(app, site, [['student', school.id]])
    for (const { id } of at) await schoolAdmin.run(assignGroup, somebody.id, { groupId: id })
    return somebody
  }
  assert.deepEqual(await inScope(await pupil(a)), ['van havo'])
  assert.deepEqual(await inScope(await pupil(b)), ['van 3B'])
  assert.deepEqual(await inScope(await pupil(b, later)), ['van 3B', 'van 4B'])
  const nobody = await pupil()
  assert.deepEqual(await inScope(nobody), [])
  assert.equal((await nobody.send('GET', currentInternshipPeriod.path)).status, 404)
  await period('van allen', next)
  assert.equal((await nobody.ask(currentInternshipPeriod)).name, 'van allen')
  assert.equal((await (await pupil(a)).ask(currentInternshipPeriod)).name, 'van havo')
})

test('two periods for the same class on the same days are allowed, and one is warned', async () => {
  const { schoolAdmin, student, current, period, group } = await place()
  const [a, b] = [await group('3A', current), await group('3B', current)]
  const pairs = async () => JSON.parse((await schoolAdmin.send('GET', periodOverlaps.path)).body).meta.pairs.length
  await period('een', current, { groupIds: [a.id] })
  await period('twee', current, { groupIds: [b.id] })
  assert.equal(await pairs(), 0)
  const both = await period('drie', current, { groupIds: [a.id, b.id] })
  assert.equal(await pairs(), 2)
  await schoolAdmin.run(updateInternshipPeriod, both.id, { status: 'archived' })
  assert.equal(await pairs(), 0)
  await period('iedereen', current)
  assert.equal(await pairs(), 2)
  assert.equal((await student.send('GET', periodOverlaps.path)).status, 403)
})

test('last year’s periods come again on the same weekdays; what is there already is left alone', async () => {
  const { schoolAdmin, mentor, current, next, period, group } = await place()
  const [a] = [await group('3A', current), await group('3B', current)]
  const again = await group('3a', next)
  const missing = await group('Alleen nu', current)
  const year = current.startDate.slice(0, 4)
  const days = { startDate: `${year}-11-02`, endDate: `${year}-11-20`, targetHours: 24, mayApply: false }
  await period('Najaar', current, { ...days, groupIds: [a.id, missing.id] })
  await period('Hele jaar', current)
  await period('hele JAAR', next)
  const body = { fromSchoolYearId: current.id, toSchoolYearId: next.id }

  const answer = await schoolAdmin.run(copyPeriods, '', body)

  const { ids, ...told } = answer
  assert.deepEqual(told, { copied: ['Najaar'], skipped: ['Hele jaar'], missingGroups: ['Alleen nu'] })
  const [copied] = await schoolAdmin.list(internshipPeriods, {
    filter: { schoolYearIdEq: next.id, nameEq: 'Najaar' },
    include: ['groups'],
  })
  assert.deepEqual(ids, [copied?.id])
  assert.equal(weekdayOf(copied?.startDate as string), weekdayOf(days.startDate))
  assert.equal(weekdayOf(copied?.endDate as string), weekdayOf(days.endDate))
  assert.deepEqual([copied?.targetHours, copied?.mayApply, copied?.status], [24, false, 'active'])
  assert.deepEqual(namesIn(copied?.groups), [again.name])
  const twice = await schoolAdmin.run(copyPeriods, '', body)
  assert.deepEqual(twice.copied, [])
  assert.equal((await mentor.send('POST', '/internship_periods/copy', body)).status, 403)
  const same = await schoolAdmin.send('POST', '/internship_periods/copy', { ...body, toSchoolYearId: current.id })
  assert.deepEqual(problem(same), [422, 'year.same', 'toSchoolYearId'])
})

test('what is archived is not copied unless one asks for it, and a name with the year in it tells the new year', async () => {
  const { schoolAdmin, current, next, period } = await place()
  const [named, old] = [await period(`Stage ${current.name}`, current), await period('Oud', current)]
  await schoolAdmin.run(updateInternshipPeriod, old.id, { status: 'archived' })
  const body = { fromSchoolYearId: current.id, toSchoolYearId: next.id }
  assert.deepEqual((await schoolAdmin.run(copyPeriods, '', body)).copied, [`Stage ${next.name}`])
  const chosen = await schoolAdmin.run(copyPeriods, '', { ...body, periodIds: [old.id, named.id] })
  assert.deepEqual([chosen.copied, chosen.skipped], [['Oud'], [`Stage ${next.name}`]])
})
