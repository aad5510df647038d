import { stringify } from 'node:querystring'
import { countedRows, type ReadPlan } from '../asking/read-plan.ts'

/** The texts that one row of a selection holds, put together into a JSON:API document without parsing them. */
export type Texts = readonly (string | null)[] | undefined

const version = '"jsonapi":{"version":"1.1"}'

function includedPart(plan: ReadPlan, row: Texts): string {
  if (!plan.includeAsked) return ''
  const groups = (row ?? []).slice(2).filter(Boolean)
  return `,"included":[${groups.join(',')}]`
}

export function listDocument(
  plan: ReadPlan,
  row: Texts,
  address: { base: string; path: string; query: string },
  more: { total?: number; meta?: object } = {},
): string {
  const found = more.total ?? Number(row?.[1] ?? 0)
  const { number, size } = plan.page
  const isMore = plan.countUpTo !== undefined && found === countedRows(plan)
  const records = isMore ? found - 1 : found
  const last = Math.max(1, Math.ceil(found / size))
  const pagination = {
    current: number,
    ...(number > 1 ? { first: 1, prev: Math.min(number - 1, last) } : {}),
    ...(number < last ? { next: number + 1, last } : {}),
    records,
    ...(isMore ? { isMore } : {}),
  }
  const to = pageLink(address)
  const links = {
    self: to(number),
    ...(number > 1 ? { first: to(1), prev: to(Math.min(number - 1, last)) } : {}),
    ...(number < last ? { next: to(number + 1), last: to(last) } : {}),
  }
  const meta = JSON.stringify({ pagination, ...more.meta })
  return `{${version},"data":[${row?.[0] ?? ''}]${includedPart(plan, row)},"links":${JSON.stringify(links)},"meta":${meta}}`
}

/** The caller's own query with another page number, brackets percent-encoded so that the link is a valid URI. */
function pageLink({ base, path, query }: { base: string; path: string; query: string }): (page: number) => string {
  const encoded = encodeQuery(query)
  return (page) => {
    const number = `page%5Bnumber%5D=${page}`
    return `${base}${path}?${encoded ? `${encoded}&${number}` : number}`
  }
}

function encodeQuery(query: string): string {
  if (!query) return ''
  const pairs: string[] = []
  for (const [key, value] of new URLSearchParams(query)) {
    if (key !== 'page[number]') pairs.push(stringify({ [key]: value }))
  }
  return pairs.join('&')
}

export function oneDocument(plan: ReadPlan, row: Texts): string {
  return `{${version},"data":${row?.[0] ?? 'null'}${includedPart(plan, row)}}`
}

export const metaDocument = (meta: object): string => metaDocumentOf(JSON.stringify(meta))
export const metaDocumentOf = (meta: string): string => `{${version},"meta":${meta}}`
