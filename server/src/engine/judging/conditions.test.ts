import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type AnyCondition,
  every as allOf,
  some as anyOf,
  type Condition,
  compareTo,
  compile,
  existsIn,
  isNever,
  likePattern,
  none as not,
  Params,
  sqlCondition,
  within,
} from './condition.ts'

function compiled(condition: AnyCondition): [string | boolean, ...unknown[]] {
  const params = new Params()
  return [compile(condition, 't', params), ...params.values]
}

describe('columns', () => {
  test('compare by parameter, whatever the value is', () => {
    assert.deepEqual(compiled({ firstName: "x' or 1=1" }), ['t.first_name = $1', "x' or 1=1"])
    assert.deepEqual(compiled({ pages: 3 }), ['t.pages = $1', 3])
    assert.deepEqual(compiled({ a: 'x', b: 'y' }), ['(t.a = $1 and t.b = $2)', 'x', 'y'])
  })

  test('null is a question, true and false are the column itself', () => {
    assert.deepEqual(compiled({ centerId: null }), ['t.center_id is null'])
    assert.deepEqual(compiled({ selfFound: true }), ['t.self_found'])
    assert.deepEqual(compiled({ selfFound: false }), ['not t.self_found'])
  })

  test('a list means one of; an empty list is never true', () => {
    assert.deepEqual(compiled({ id: ['a', 'b'] }), ['t.id = any($1)', ['a', 'b']])
    assert.deepEqual(compiled({ id: ['a'] }), ['t.id = $1', 'a'])
    assert.deepEqual(compiled({ id: [] }), [false])
  })

  test('no column is every row', () => assert.deepEqual(compiled({}), [true]))

  test('comparisons', () => {
    assert.deepEqual(compiled({ hours: compareTo('>=', 3) }), ['t.hours >= $1', 3])
    assert.deepEqual(compiled({ status: compareTo('not in', ['a', 'b']) }), ['t.status <> all($1)', ['a', 'b']])
    assert.deepEqual(compiled({ title: compareTo('like', '%a%') }), ['t.title::text ilike $1', '%a%'])
    assert.deepEqual(compiled({ title: compareTo('not like', '%a%') }), ['t.title::text not ilike $1', '%a%'])
  })
})

describe('true and false are settled while compiling', () => {
  test('in any, all and not', () => {
    assert.deepEqual(compiled(anyOf()), [false])
    assert.deepEqual(compiled(allOf()), [true])
    assert.deepEqual(compiled(anyOf(false, { id: [] })), [false])
    assert.deepEqual(compiled(anyOf({ id: 'a' }, true)), [true])
    assert.deepEqual(compiled(allOf({ id: 'a' }, false)), [false])
    assert.deepEqual(compiled(allOf(true, { id: 'a' })), ['t.id = $1', 'a'])
    assert.deepEqual(compiled(not(allOf())), [false])
    assert.deepEqual(compiled(not({ id: [] })), [true])
  })

  test('and leave no value behind that the text does not mention', () => {
    assert.deepEqual(compiled(anyOf(allOf({ a: 'unused' }, false), { b: 'used' })), ['t.b = $1', 'used'])
    assert.deepEqual(compiled(allOf(anyOf({ a: 'unused' }, true), { b: 'used' })), ['t.b = $1', 'used'])
  })

  test('in questions about other tables', () => {
    assert.deepEqual(
      compiled(within<'vacancies', 'organizations'>('organizationId', 'organizations', 'id', { centerId: [] })),
      [false],
    )
    assert.deepEqual(compiled(existsIn<'users', 'roles'>('roles', 'userId', 'id', false)), [false])
  })

  test('so that it is known whether a rule can hold at all', () => {
    assert.equal(isNever(anyOf(false, { id: [] }, allOf(true, { id: [] }))), true)
    assert.equal(isNever(anyOf(false, { id: ['a'] })), false)
    assert.equal(isNever(true), false)
  })
})

describe('joined', () => {
  test('with brackets where they are needed', () => {
    const [text] = compiled(allOf(anyOf({ a: 1 }, { b: 2 }), { c: 3 }))
    assert.equal(text, '((t.a = $1 or t.b = $2) and t.c = $3)')
  })

  test('an equal part stands in an "or" once', () => {
    assert.deepEqual(compiled(anyOf({ a: 1 }, { a: 1 })), ['t.a = $1', 1])
  })

  test('"not" is true for what is unknown', () => {
    assert.deepEqual(compiled(not({ a: 1 })), ['not coalesce(t.a = $1, false)', 1])
  })

  test('inner tables have names of their own', () => {
    const inner = within<'groups', 'organizations'>(
      'schoolId',
      'organizations',
      'id',
      existsIn('roles', 'organizationId', 'id', { name: 'admin' }),
    )
    assert.deepEqual(compiled(inner), [
      't.school_id in (select i1.id from organizations i1 where exists (select from roles i2 where i2.organization_id = i1.id and i2.name = $1))',
      'admin',
    ])
    assert.deepEqual(compiled(existsIn<'users', 'roles'>('roles', 'userId', 'id')), [
      'exists (select from roles i1 where i1.user_id = t.id)',
    ])
  })

  test('a row may be compared with the one outside in more than one column', () => {
    const isNewer: Condition<'events'> = existsIn(
      'events',
      'requestId',
      'requestId',
      { name: 'a' },
      (n, t) => `${n}.at > ${t}.at`,
    )
    assert.deepEqual(compiled(isNewer), [
      'exists (select from events i1 where i1.request_id = t.request_id and i1.name = $1 and i1.at > t.at)',
      'a',
    ])
  })

  test('hand-written SQL gets its values by parameter too', () => {
    const own = sqlCondition((alias, add) => `${alias}.x = ${add('v')}`)
    assert.deepEqual(compiled(allOf({ y: 'w' }, own)), ['(t.y = $1 and t.x = $2)', 'w', 'v'])
  })
})

describe('values', () => {
  test('that are equal share a place for one column, since the same rule often stands in a statement several times', () => {
    assert.deepEqual(compiled(allOf({ a: 'x' }, anyOf({ a: 'x' }, { b: 1 }))), [
      '(t.a = $1 and (t.a = $1 or t.b = $2))',
      'x',
      1,
    ])
    assert.deepEqual(compiled(anyOf({ a: ['x', 'y'] }, { a: ['x', 'y'] })), ['t.a = any($1)', ['x', 'y']])
  })

  test('for different columns have places of their own, since the columns may be of different types', () => {
    assert.deepEqual(compiled({ id: 'x', title: 'x' }), ['(t.id = $1 and t.title = $2)', 'x', 'x'])
    assert.deepEqual(compiled({ a: 1, b: '1' }), ['(t.a = $1 and t.b = $2)', 1, '1'])
    assert.deepEqual(compiled(allOf({ a: ['x\u0001y', 'z'] }, { a: ['x', 'y\u0001z'] })).length, 3)
  })
})

test('a pattern takes the caller’s signs as letters', () => {
  assert.equal(likePattern('50%_\\', 'anywhere'), '%50\\%\\_\\\\%')
  assert.equal(likePattern('a', 'start'), 'a%')
  assert.equal(likePattern('a', 'end'), '%a')
})
