import { parse, stringify } from 'node:querystring'
import type { Resource } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { camel } from '#protocol/declaring/names.ts'
import { failParameter } from '../fail.ts'

/** The filters, the order and the page of an address, as texts: what they mean is the query's own affair. */
export type Asked = {
  filter: ReadonlyMap<string, { parameter: string; text: string }>
  sort: string | undefined
  page: { number: number; size: number }
}

/** The ids that a filter names; none when it is not there. */
export function askedIds({ filter }: Asked, name: string, most = Number.POSITIVE_INFINITY): string[] {
  const given = filter.get(name)
  const ids = given?.text.split(',') ?? []
  if (given && (!ids.every(isId) || ids.length > most)) throw failParameter('parameter.invalid', given.parameter)
  return ids
}

const MAX_PARAMETERS = 60
const MAX_PAGE = 10_000

export function askedOf(rawQuery: string, resource: Resource | undefined): Asked {
  const filter = new Map<string, { parameter: string; text: string }>()
  const page = { number: 1, size: resource?.page.size ?? 1 }
  let sort: string | undefined
  for (const [parameter, value] of Object.entries(parse(rawQuery, '&', '=', { maxKeys: MAX_PARAMETERS }))) {
    const [, family, member] = /^(filter|sort|page)(?:\[([A-Za-z0-9_]+)\])?$/.exec(parameter) ?? []
    if (!family) continue
    if (value === undefined || Array.isArray(value)) throw failParameter('parameter.invalid', parameter)
    const text = value.trim()
    if (family === 'filter' && member && text) filter.set(camel(member), { parameter, text })
    if (family === 'sort' && text) sort = camel(text)
    if (family === 'page' && (member === 'number' || member === 'size')) page[member] = whole(parameter, text)
  }
  page.size = Math.min(page.size, resource?.page.max ?? 1)
  return { filter, sort, page }
}

function whole(parameter: string, text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw failParameter('parameter.invalid', parameter)
  return Math.min(Number(text), MAX_PAGE)
}

/** The rest of the address, which is read like that of any list: what to include, which fields, which page. */
export function withoutAsked(rawQuery: string): string {
  const rest = Object.entries(parse(rawQuery)).filter(([parameter]) => !/^(filter\[|sort$)/.test(parameter))
  return stringify(Object.fromEntries(rest))
}
