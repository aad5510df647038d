import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Breach, InternshipKind } from '#protocol/features/working-time-breaches.ts'
import { addDays } from '#protocol/shared/days.ts'
import { asOwner } from '#test/setup.ts'
import { rulesSql } from './breaches-of.ts'
import type { Calendar } from './school-days.ts'
import { type Entry, findBreaches, type Rule } from './working-time.rules.ts'

/** The rules as they stand in the database: what is judged here is what is judged there. */
const rules = await asOwner(async (client) => (await client.query<Rule>(rulesSql)).rows)

const calendar: Calendar = {
  // Autumn of 2026, a long Christmas that ends on a Wednesday, and one study day.
  free: [
    { startDate: '2026-10-17', endDate: '2026-10-25' },
    { startDate: '2026-12-19', endDate: '2027-01-06' },
    { startDate: '2026-11-20', endDate: '2026-11-20' },
  ],
  lessons: [],
  lessonMinutes: 0,
}
/** '2026-11-02 09:00-11:00', with a break of so many minutes behind a plus; or '2026-11-02 120' for hours without times. */
function entry(text: string): Entry {
  const [day = '', what = '', pause = '0'] = text.split(/ |\+/)
  const [startsAt, endsAt] = what.split('-')
  const breakMinutes = Number(pause)
  if (!startsAt || !endsAt) return { day, startsAt: null, endsAt: null, minutes: Number(what), breakMinutes }
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
  const length = (at(endsAt) - at(startsAt) + 1440) % 1440
  return { day, startsAt, endsAt, minutes: length - breakMinutes, breakMinutes }
}

type Case = {
  born: string
  kind?: InternshipKind
  at: string
  others?: string[]
  /** Without `nl-`, with what it would be where that is a number. */
  is: string[]
  lessonMinutes?: number
}
const tell = ({ ruleId, actual }: Breach) => `${ruleId.replace('nl-', '')}${actual === null ? '' : ` ${actual}`}`
function found({ born, kind = 'social', at, others = [], lessonMinutes = 0 }: Omit<Case, 'is'>): string[] {
  const worker = { birthDate: born, kind, calendar: { ...calendar, lessonMinutes } }
  return findBreaches(worker, rules, entry(at), others.map(entry)).map(tell)
}

// 2026-11-02 is a Monday with lessons, 2026-11-07 a Saturday, 2026-10-19 a Monday in a holiday week.
const twelve = '2014-01-01'
const thirteen = '2013-06-01'
const fourteen = '2012-06-01'
const fifteen = '2011-01-01'
const sixteen = '2010-01-01'
const eighteen = '2008-01-01'
const days = (first: number, last: number, what: string) =>
  Array.from({ length: last - first + 1 }, (_, i) => `2026-11-${String(first + i).padStart(2, '0')} ${what}`)
const week = (monday: string, count: number, what: string) =>
  Array.from({ length: count }, (_, i) => {
    const day = addDays(monday, i)
    return `${day} ${what}`
  })

const cases: Record<string, Case> = {
  'twelve, outside school': { born: twelve, at: '2026-11-02 60', is: ['12-in-school'] },
  'twelve, at work': { born: twelve, kind: 'work', at: '2026-11-02 60', is: ['12-in-school'] },
  'twelve, inside a school': { born: twelve, kind: 'in_school', at: '2026-11-02 60', is: [] },
  'the day before the 13th birthday': { born: '2013-11-03', at: '2026-11-02 60', is: ['12-in-school'] },
  'the 13th birthday': { born: '2013-11-02', at: '2026-11-02 60', is: [] },

  '13 on a school day, 2 hours': { born: thirteen, at: '2026-11-02 120', is: [] },
  '13 on a school day, a minute more': { born: thirteen, at: '2026-11-02 121', is: ['13-14-school-day 121'] },
  '14 on a school day, 2 hours in two parts': {
    born: fourteen,
    at: '2026-11-02 60',
    others: ['2026-11-02 60'],
    is: [],
  },
  '14 on a school day, 3 hours in two parts': {
    born: fourteen,
    at: '2026-11-02 60',
    others: ['2026-11-02 120'],
    is: ['13-14-school-day 180'],
  },
  '14 on a Saturday, 7 hours': { born: fourteen, at: '2026-11-07 420+30', is: [] },
  '14 on a Saturday, a minute more': { born: fourteen, at: '2026-11-07 421+30', is: ['13-14-free-day 421'] },
  '14 on a study day, 7 hours': { born: fourteen, at: '2026-11-20 420+30', is: [] },
  '14 on a study day, a minute more': { born: fourteen, at: '2026-11-20 421+30', is: ['13-14-free-day 421'] },
  '14 on Ascension Day': { born: fourteen, at: '2027-05-06 420+30', is: [] },
  '14 on a holiday, 7 hours': { born: fourteen, at: '2026-10-19 420+30', is: [] },
  '14 on a holiday, a minute more': { born: fourteen, at: '2026-10-19 421+30', is: ['13-14-free-day 421'] },
  '14 in a school week, 12 hours': {
    born: fourteen,
    at: '2026-11-06 120',
    others: week('2026-11-02', 4, '120').concat('2026-11-07 120'),
    is: [],
  },
  '14 in a school week, a minute more': {
    born: fourteen,
    at: '2026-11-06 120',
    others: week('2026-11-02', 4, '120').concat('2026-11-07 121'),
    is: ['13-14-school-week 721'],
  },
  'the hours of another week do not count': {
    born: fourteen,
    at: '2026-11-09 120',
    others: week('2026-11-02', 5, '144'),
    is: [],
  },
  '14 in a holiday week, 35 hours': {
    born: fourteen,
    at: '2026-10-23 420+30',
    others: week('2026-10-19', 4, '420+30'),
    is: [],
  },
  '14 in a holiday week, a minute more': {
    born: fourteen,
    at: '2026-10-23 420+30',
    others: week('2026-10-19', 4, '420+30').concat('2026-10-24 1'),
    is: ['13-14-holiday-week 2101'],
  },
  'the Saturday before a holiday is still of the school week': {
    born: fourteen,
    at: '2026-10-17 420+30',
    others: ['2026-10-12 120', '2026-10-13 120', '2026-10-14 61'],
    is: ['13-14-school-week 721'],
  },
  'a week that is half holiday is a school week': {
    born: fourteen,
    at: '2027-01-06 420+30',
    others: ['2027-01-05 301+30'],
    is: ['13-14-school-week 721'],
  },
  'a week over the turn of the year is a holiday week': {
    born: fourteen,
    at: '2026-12-31 420+30',
    others: ['2026-12-28 420+30', '2027-01-02 420+30'],
    is: [],
  },
  'the first day after a holiday is a school day': {
    born: fourteen,
    at: '2027-01-07 121',
    is: ['13-14-school-day 121'],
  },
  '14 from 7 to 9': { born: fourteen, at: '2026-11-02 07:00-09:00', is: [] },
  '14 before 7': { born: fourteen, at: '2026-11-02 06:59-08:59', is: ['13-14-closed'] },
  '14 until 19': { born: fourteen, at: '2026-11-02 17:00-19:00', is: [] },
  '14 after 19': { born: fourteen, at: '2026-11-02 17:01-19:01', is: ['13-14-closed'] },
  '14 after 19 in a holiday': { born: fourteen, at: '2026-10-19 18:00-19:01', is: ['13-14-closed'] },
  '14 on a Sunday': { born: fourteen, at: '2026-11-08 60', is: ['13-14-sunday'] },
  '14 on a Saturday evening past midnight': {
    born: fourteen,
    at: '2026-11-07 23:00-00:30',
    is: ['13-14-sunday', '13-14-closed'],
  },
  '14 on a Saturday until midnight': { born: fourteen, at: '2026-11-07 23:00-00:00', is: ['13-14-closed'] },
  '14, four and a half hours without a break': { born: fourteen, at: '2026-11-07 270', is: [] },
  '14, a minute more without a break': { born: fourteen, at: '2026-11-07 271', is: ['13-14-break 0'] },
  '14, with a break that is too short': { born: fourteen, at: '2026-11-07 271+29', is: ['13-14-break 29'] },
  '14, with a break': { born: fourteen, at: '2026-11-07 271+30', is: [] },
  'a pause between two parts is a break': {
    born: fourteen,
    at: '2026-11-07 09:00-12:00',
    others: ['2026-11-07 12:30-15:00'],
    is: [],
  },
  'two parts without a pause are one': {
    born: fourteen,
    at: '2026-11-07 09:00-12:00',
    others: ['2026-11-07 12:10-15:00'],
    is: ['13-14-break 10'],
  },
  '14, fourteen hours of rest': {
    born: fourteen,
    at: '2026-11-07 09:00-10:00',
    others: ['2026-11-06 18:00-19:00'],
    is: [],
  },
  '14, a minute less': {
    born: fourteen,
    at: '2026-11-07 08:59-10:00',
    others: ['2026-11-06 18:00-19:00'],
    is: ['13-14-rest 839'],
  },
  'rest before the next day counts too': {
    born: fourteen,
    at: '2026-11-06 18:00-19:00',
    others: ['2026-11-07 08:59-10:00'],
    is: ['13-14-rest 839'],
  },

  '13 at work keeps the rules of other work': {
    born: thirteen,
    kind: 'work',
    at: '2026-11-02 121',
    is: ['13-work-school-day 121'],
  },
  '14 at work on a school day, 7 hours': { born: fourteen, kind: 'work', at: '2026-11-02 420+30', is: [] },
  '14 at work on a school day, a minute more': {
    born: fourteen,
    kind: 'work',
    at: '2026-11-02 421+30',
    is: ['14-15-work-day 421'],
  },
  '15 at work, 35 hours': {
    born: fifteen,
    kind: 'work',
    at: '2026-11-06 420+30',
    others: days(2, 5, '420+30'),
    is: [],
  },
  '15 at work, a minute more': {
    born: fifteen,
    kind: 'work',
    at: '2026-11-06 420+30',
    others: days(2, 5, '420+30').concat('2026-11-07 1'),
    is: ['14-15-work-week 2101'],
  },
  '15 at work, with lessons on the other days': {
    born: fifteen,
    kind: 'work',
    at: '2026-11-02 420+30',
    lessonMinutes: 420,
    is: [],
  },
  '15 at work, with lessons and a Saturday': {
    born: fifteen,
    kind: 'work',
    at: '2026-11-07 60',
    others: ['2026-11-02 420+30'],
    lessonMinutes: 420,
    is: ['14-15-work-week 2160'],
  },
  '15 at work on a Sunday': { born: fifteen, kind: 'work', at: '2026-11-08 60', is: ['14-15-work-sunday'] },
  '15 at work in the evening of a holiday': {
    born: fifteen,
    kind: 'work',
    at: '2026-10-19 18:00-19:01',
    is: ['14-15-work-closed'],
  },
  '15 at work, without a break': { born: fifteen, kind: 'work', at: '2026-11-02 271', is: ['14-15-work-break 0'] },
  '15 at work, thirteen hours of rest': {
    born: fifteen,
    kind: 'work',
    at: '2026-11-03 08:00-10:00',
    others: ['2026-11-02 17:00-19:00'],
    is: ['14-15-work-rest 780'],
  },

  '15 on a school day, 2 hours': { born: fifteen, at: '2026-11-02 120', is: [] },
  '15 on a school day, a minute more': { born: fifteen, at: '2026-11-02 121', is: ['15-school-day 121'] },
  '15 on a Saturday, 8 hours': { born: fifteen, at: '2026-11-07 480+30', is: [] },
  '15 on a Saturday, a minute more': { born: fifteen, at: '2026-11-07 481+30', is: ['15-free-day 481'] },
  '15 in a holiday week, 40 hours': {
    born: fifteen,
    at: '2026-10-23 480+30',
    others: week('2026-10-19', 4, '480+30'),
    is: [],
  },
  '15 in a holiday week, a minute more': {
    born: fifteen,
    at: '2026-10-23 480+30',
    others: week('2026-10-19', 4, '480+30').concat('2026-10-24 1'),
    is: ['15-holiday-week 2401'],
  },
  '15 on a Saturday after 19': { born: fifteen, at: '2026-11-07 18:00-19:01', is: ['15-closed'] },
  '15 in a holiday until 21': { born: fifteen, at: '2026-10-19 19:00-21:00', is: [] },
  '15 in a holiday after 21': { born: fifteen, at: '2026-10-19 19:01-21:01', is: ['15-closed-in-holiday'] },
  '15 on a Sunday': { born: fifteen, at: '2026-11-08 120', is: ['15-sunday'] },
  '15, twelve hours of rest': {
    born: fifteen,
    at: '2026-11-07 07:00-08:00',
    others: ['2026-11-06 18:00-19:00'],
    is: [],
  },
  '15 in a holiday, eleven hours of rest': {
    born: fifteen,
    at: '2026-10-20 07:00-08:00',
    others: ['2026-10-19 18:00-20:00'],
    is: ['15-rest 660'],
  },

  'the day before the 16th birthday': { born: '2010-11-03', at: '2026-11-02 480+30', is: ['15-school-day 480'] },
  'the 16th birthday': { born: '2010-11-02', at: '2026-11-02 480+30', is: [] },
  '16, 9 hours': { born: sixteen, at: '2026-11-02 540+30', is: [] },
  '16, a minute more': { born: sixteen, at: '2026-11-02 541+30', is: ['16-17-day 541'] },
  '16, 45 hours': { born: sixteen, at: '2026-11-06 540+30', others: days(2, 5, '540+30'), is: [] },
  '16, a minute more in a week': {
    born: sixteen,
    at: '2026-11-06 540+30',
    others: days(2, 5, '540+30').concat('2026-11-07 1'),
    is: ['16-17-week 2701'],
  },
  '16, 40 hours a week for four weeks': {
    born: sixteen,
    at: '2026-11-06 480+30',
    others: [...days(2, 5, '480+30'), ...days(9, 13, '480+30'), ...days(16, 20, '480+30'), ...days(23, 27, '480+30')],
    is: [],
  },
  '16, four minutes more in four weeks': {
    born: sixteen,
    at: '2026-11-06 484+30',
    others: [...days(2, 5, '480+30'), ...days(9, 13, '480+30'), ...days(16, 20, '480+30'), ...days(23, 27, '480+30')],
    is: ['16-17-average 2401'],
  },
  '16, the four weeks before count as well': {
    born: sixteen,
    at: '2026-11-27 484+30',
    others: [...days(2, 6, '480+30'), ...days(9, 13, '480+30'), ...days(16, 20, '480+30'), ...days(23, 26, '480+30')],
    is: ['16-17-average 2401'],
  },
  '16 until 23': { born: sixteen, at: '2026-11-07 19:00-23:00', is: [] },
  '16 after 23': { born: sixteen, at: '2026-11-07 19:01-23:01', is: ['16-17-closed'] },
  '16 from 6 on': { born: sixteen, at: '2026-11-07 06:00-10:00', is: [] },
  '16 before 6': { born: sixteen, at: '2026-11-07 05:59-10:00', is: ['16-17-closed'] },
  '16 on a Sunday': { born: sixteen, at: '2026-11-08 240', is: [] },
  '16, without a break': { born: sixteen, at: '2026-11-02 271', is: ['16-17-break 0'] },
  '16, twelve hours of rest': {
    born: sixteen,
    at: '2026-11-03 10:00-12:00',
    others: ['2026-11-02 18:00-22:00'],
    is: [],
  },
  '16, a minute less': {
    born: sixteen,
    at: '2026-11-03 09:59-12:00',
    others: ['2026-11-02 18:00-22:00'],
    is: ['16-17-rest 719'],
  },
  // The clock goes forward in the night to 28 March 2027 and back in the night to 31 October 2027.
  'the night in which the clock goes forward is an hour shorter': {
    born: '2010-06-01',
    at: '2027-03-28 10:00-12:00',
    others: ['2027-03-27 18:00-22:00'],
    is: ['16-17-rest 660'],
  },
  'and an hour later it is long enough': {
    born: '2010-06-01',
    at: '2027-03-28 11:00-13:00',
    others: ['2027-03-27 18:00-22:00'],
    is: [],
  },
  'the night in which the clock goes back is an hour longer': {
    born: '2010-06-01',
    at: '2027-10-31 09:00-11:00',
    others: ['2027-10-30 18:00-22:00'],
    is: [],
  },
  'but not more than an hour': {
    born: '2010-06-01',
    at: '2027-10-31 08:59-11:00',
    others: ['2027-10-30 18:00-22:00'],
    is: ['16-17-rest 719'],
  },
  '16, six days and a Sunday off': {
    born: sixteen,
    at: '2026-11-07 09:00-11:00',
    others: [...days(2, 6, '09:00-11:00'), '2026-11-09 09:00-11:00'],
    is: [],
  },
  '16, seven days in a row': {
    born: sixteen,
    at: '2026-11-08 09:00-11:00',
    others: days(2, 7, '09:00-11:00'),
    is: ['16-17-week-rest 1320'],
  },
  '16, 36 hours off': {
    born: sixteen,
    at: '2026-11-08 21:00-22:00',
    others: [...days(2, 6, '08:00-09:00'), '2026-11-07 08:00-09:00'],
    is: [],
  },
  '16, a minute less off': {
    born: sixteen,
    at: '2026-11-08 20:59-22:00',
    others: [...days(2, 6, '08:00-09:00'), '2026-11-07 08:00-09:00'],
    is: ['16-17-week-rest 2159'],
  },
  '17 with lessons on four days': { born: '2009-06-01', at: '2026-11-06 540+30', lessonMinutes: 480, is: [] },
  '17 with lessons on four days and a Saturday': {
    born: '2009-06-01',
    at: '2026-11-07 60',
    lessonMinutes: 540,
    // One of the weeks has a study day, so it is not three times 45 hours and once 46.
    is: ['16-17-week 2760', '16-17-average 2580'],
  },

  'born on 29 February: on the 28th still 17': { born: '2008-02-29', at: '2026-02-28 600+30', is: ['16-17-day 600'] },
  'born on 29 February: on 1 March 18': { born: '2008-02-29', at: '2026-03-01 600+30', is: [] },
  'born on 29 February: in a leap year on the day itself': { born: '2012-02-29', at: '2028-02-29 480+30', is: [] },
  'born on 29 February: the day before in a leap year': {
    born: '2012-02-29',
    at: '2028-02-28 480+30',
    is: ['15-school-day 480'],
  },

  '18, 12 hours': { born: eighteen, at: '2026-11-02 720', is: [] },
  '18, a minute more': { born: eighteen, at: '2026-11-02 721', is: ['18-day 721'] },
  '18, 60 hours': { born: eighteen, at: '2026-11-06 720', others: days(2, 5, '720'), is: [] },
  '18, a minute more in a week': {
    born: eighteen,
    at: '2026-11-06 720',
    others: days(2, 5, '720').concat('2026-11-07 1'),
    is: ['18-week 3601'],
  },
  '18, 55 hours a week for four weeks': {
    born: eighteen,
    at: '2026-11-06 660',
    others: [...days(2, 5, '660'), ...days(9, 13, '660'), ...days(16, 20, '660'), ...days(23, 27, '660')],
    is: [],
  },
  '18, four minutes more in four weeks': {
    born: eighteen,
    at: '2026-11-06 664',
    others: [...days(2, 5, '660'), ...days(9, 13, '660'), ...days(16, 20, '660'), ...days(23, 27, '660')],
    is: ['18-average 3301'],
  },
  '18 in the night of a Sunday': { born: eighteen, at: '2026-11-08 22:00-06:00', is: [] },
  'a volunteer of 14 keeps the rules of other work': {
    born: fourteen,
    kind: 'volunteer',
    at: '2026-11-02 121',
    is: ['13-14-school-day 121'],
  },
}

test(`the law, by ${Object.keys(cases).length} cases`, () => {
  const wrong = Object.entries(cases).flatMap(([name, { is, ...asked }]) => {
    const breaches = found(asked)
    return breaches.join() === is.join() ? [] : [{ name, is, breaches }]
  })
  assert.deepEqual(wrong, [])
  assert.ok(Object.keys(cases).length >= 60)
})

test('lessons in the middle of a holiday make it a school week again', () => {
  const lessons = [{ startDate: '2026-10-21', endDate: '2026-10-21' }]
  const worker = { birthDate: fourteen, kind: 'social' as const, calendar: { ...calendar, lessons } }
  const judge = (at: string) => findBreaches(worker, rules, entry(at), []).map(tell)
  assert.deepEqual(judge('2026-10-21 121'), ['13-14-school-day 121'])
  assert.deepEqual(findBreaches(worker, rules, entry('2026-10-22 60'), [entry('2026-10-20 661+30')]).map(tell), [
    '13-14-school-week 721',
  ])
})

test('a parent who has not signed is told, one of whom nothing is known is not', () => {
  const judge = (haveParentsSigned: boolean | undefined, birthDate = fourteen) =>
    findBreaches({ birthDate, kind: 'work', calendar, haveParentsSigned }, rules, entry('2026-11-02 60'), []).map(tell)
  assert.deepEqual([judge(undefined), judge(true), judge(false)], [[], [], ['14-15-work-parents']])
  assert.deepEqual(judge(false, sixteen), [])
})

test('of a year thirteen Sundays are free', () => {
  const sundays = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const day = addDays('2026-11-01', -7 * i)
      return `${day} 60`
    })
  const judge = (count: number) => found({ born: '2009-06-01', at: '2026-11-08 60', others: sundays(count) })
  assert.deepEqual([judge(38), judge(39)], [[], ['16-17-free-sundays 12']])
})

test('hours that are changed are not counted twice, and without a birth date nothing is said', () => {
  const worker = { birthDate: fourteen, kind: 'social' as const, calendar }
  const own = { ...entry('2026-11-02 120'), id: 'a' }
  assert.deepEqual(findBreaches(worker, rules, own, [{ ...own, minutes: 60 }]), [])
  assert.deepEqual(findBreaches({ ...worker, birthDate: null }, rules, { ...own, minutes: 900 }, []), [])
})

test('a rule holds from its first to its last day, each version by itself', () => {
  const [day] = rules.filter(({ id }) => id === 'nl-18-day')
  assert.ok(day)
  const versions = [
    { ...day, validUntil: '2026-11-02' },
    { ...day, version: 2, amount: 600, validFrom: '2026-11-03' },
  ]
  const worker = { birthDate: eighteen, kind: 'work' as const, calendar }
  const judge = (at: string) =>
    findBreaches(worker, versions, entry(at), []).map(({ version, allowed }) => [version, allowed])
  assert.deepEqual(judge('2026-11-02 721'), [[1, 720]])
  assert.deepEqual(judge('2026-11-02 700'), [])
  assert.deepEqual(judge('2026-11-03 700'), [[2, 600]])
})
