import { snake } from '#protocol/declaring/names.ts'
import type { Texts } from '../reading/document.ts'
import type { Registry, Served } from '../serve.ts'
import { type AnyColumns, type AnyCondition, compile, isCombined, Params } from './condition.ts'
import { allowed } from './may.ts'
import type { Me } from './me.ts'

/** A rule about a row, answered from the texts that came with it. */
type Test = (texts: readonly string[]) => boolean

// No JSON holds these two as they are, so they tell our marks from everything else.
const MARK = '\u0001'
const BETWEEN = '\u0002'

/**
 * What the reader may do with each row. A dozen flags are a dozen expressions that PostgreSQL would prepare for every
 * statement, most of them about the same few values: so the row only carries those values, in a mark, and the flags are
 * worked out here. What lies in other tables PostgreSQL answers, once per row whoever asks.
 */
export class Can {
  private readonly tests: [name: string, test: Test | boolean][]
  private readonly type: string
  private readonly asked: string[] = []

  constructor(registry: Registry, served: Served, me: Me, params: Params) {
    this.type = served.resource.type
    this.tests = registry
      .actions(served)
      .map(({ name, when }) => [name, this.test(allowed(served, name, when, me), params)])
  }

  /** The mark, as parts of the row's text. */
  get parts(): string[] {
    if (this.tests.length === 0) return []
    if (this.asked.length === 0) return [`'${this.write([])}'`]
    return [`'${MARK}${this.type}'`, ...this.asked.flatMap((sql) => [`'${BETWEEN}'`, sql]), `'${MARK}'`]
  }

  write(texts: readonly string[]): string {
    const flags = this.tests.map(([name, test]) => `"${name}":${typeof test === 'boolean' ? test : test(texts)}`)
    return `,"meta":{"can":{${flags.join(',')}}}`
  }

  private test(condition: AnyCondition, params: Params): Test | boolean {
    if (typeof condition === 'boolean') return condition
    // A rule that is settled for this reader asks about nothing.
    const settled = compile(condition, 't', new Params(), 'few')
    if (typeof settled === 'boolean') return settled
    if (isCombined(condition)) {
      if (condition.kind === 'all') return every(condition.of.map((part) => this.test(part, params)))
      if (condition.kind === 'any') return some(condition.of.map((part) => this.test(part, params)))
      if (condition.kind === 'not') return opposite(this.test(condition.of, params))
      return this.testInSql(condition, params)
    }
    return every(
      Object.entries(condition).map(([column, value]) => {
        const values = isTyped(column) ? undefined : plainTexts(value)
        if (!values) return this.testInSql({ [column]: value }, params)
        const place = this.ask(`t.${snake(column)}`)
        return (texts) => {
          const text = texts[place]
          return text !== undefined && values.has(text)
        }
      }),
    )
  }

  private testInSql(condition: AnyCondition, params: Params): Test | boolean {
    const rule = compile(condition, 't', params, 'few')
    if (typeof rule === 'boolean') return rule
    const place = this.ask(rule)
    return (texts) => texts[place] === 't'
  }

  private ask(sql: string): number {
    const known = this.asked.indexOf(sql)
    return known >= 0 ? known : this.asked.push(sql) - 1
  }
}

/** The marks in what was read, written out. */
export function writeCan(row: Texts, can: ReadonlyMap<string, Can>): Texts {
  return row?.map((text) => {
    if (!text?.includes(MARK)) return text
    const pieces = text.split(MARK)
    for (let at = 1; at < pieces.length; at += 2) {
      const [type = '', ...texts] = (pieces[at] ?? '').split(BETWEEN)
      pieces[at] = can.get(type)?.write(texts) ?? ''
    }
    return pieces.join('')
  })
}

/** What people type may hold anything, also what looks like a mark; it stays in the database. */
function isTyped(column: string): boolean {
  return !/^(id|type|kind|status)$|(Id|At|Type|Kind|State|Status)$/.test(column)
}

/** What a column's text must be one of, as far as a text can tell; null is an empty one. */
function plainTexts(value: AnyColumns[string]): Set<string> | undefined {
  const values: readonly unknown[] = [value].flat()
  const texts = values.flatMap((one) => {
    if (one === null) return values.length === 1 ? '' : []
    if (typeof one === 'boolean') return one ? 't' : 'f'
    return typeof one === 'string' && one !== '' ? one : []
  })
  return texts.length < values.length ? undefined : new Set(texts)
}

function every(tests: (Test | boolean)[]): Test | boolean {
  const open = tests.filter((test) => typeof test !== 'boolean')
  if (tests.includes(false)) return false
  return open.length === 0 || ((texts) => open.every((test) => test(texts)))
}

function some(tests: (Test | boolean)[]): Test | boolean {
  const open = tests.filter((test) => typeof test !== 'boolean')
  if (tests.includes(true)) return true
  return open.length > 0 && ((texts) => open.some((test) => test(texts)))
}

function opposite(test: Test | boolean): Test | boolean {
  return typeof test === 'boolean' ? !test : (texts) => !test(texts)
}
