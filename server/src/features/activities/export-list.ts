import { Readable } from 'node:stream'
import type { Statement } from '#db/batch.ts'
import { parseReadPlan, type ReadPlan } from '#engine/asking/read-plan.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import { type AnyCondition, compile, every, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Road } from '#engine/road.ts'
import { snake } from '#protocol/declaring/names.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { exportMade } from '#protocol/features/activities.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import { type TableFile, tableFiles } from '#protocol/shared/table-files/table-file.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { echoSession } from '#server/http/session-headers.ts'

const SLICE = 1000

/** What the cells of a row are made of: SQL about the row `t`. */
type Asking = {
  me: Me
  /** A rule as SQL about a row with this name. */
  rule(condition: AnyCondition, alias: string): string
  /** Codes become the words that the screens have for them. */
  wordOf(code: string): string
}
export type ListFile = {
  /** The resource, its address and what the log says was taken. */
  type: 'contracts' | 'internships' | 'assignmentWorks'
  flag?: FlagName
  mayTake(me: Me): boolean
  read(me: Me): AnyCondition
  named: Record<Locale, string>
  /** In the order of the cells. */
  columns: readonly (Omit<FileColumn, 'heading'> & Record<Locale, string>)[]
  words: Record<Locale, Record<string, string>>
  cells(asking: Asking): string[]
}

/** A list as it is filtered, as a file. It is written down who took it. */
export const exportListRoutes = (road: Road, file: ListFile): HandledRoute[] =>
  (['csv', 'xlsx'] as const).map((kind) =>
    route(`GET /api/v1/${snake(file.type)}/export.${kind}`, 'session', (asked) => send(road, asked, file, kind)),
  )

async function send(road: Road, { call, request, reply }: RouteContext, file: ListFile, kind: TableFile) {
  if (file.flag) requireFlag(call.site, file.flag)
  const plan = parseReadPlan(road.registry, road.registry.get(file.type), request.url.split('?')[1] ?? '', true)
  await road.write(call, 'session', null, async (tx) => {
    if (tx.me.isImpersonated) throw fail('impersonation.forbidden')
    if (!file.mayTake(tx.me)) throw fail('access.forbidden')
    if (request.method === 'GET') tx.emit(exportMade, { what: file.type }, { type: 'users', id: tx.me.requireId() })
    return { status: 200, body: null }
  })
  echoSession(reply, call)
  const { locale } = call.me
  const { type, write } = tableFiles[kind]
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${call.site.key}-${file.named[locale]}.${kind}"`)
    .header('cache-control', 'no-store')
  if (request.method === 'HEAD') return reply.send('')
  const named = file.columns.map(({ nl, en, ...column }) => ({ ...column, heading: locale === 'nl' ? nl : en }))
  return reply.send(Readable.from(write(named, slicesOf(road, call, file, plan))))
}

type Line = { id: string; createdAt: string; cells: (string | null)[] }

/** A slice at a time: however many there are, no more than that are in memory. */
async function* slicesOf(road: Road, call: Call, file: ListFile, plan: ReadPlan): AsyncGenerator<FileCells[]> {
  for (let last: Line | undefined, more = true; more; ) {
    const lines: Line[] = await road.rows<Line>(call, slice(file, plan, call.me, last))
    if (lines.length > 0) yield lines.map(({ cells }) => cells)
    last = lines.at(-1)
    more = lines.length === SLICE
  }
}

function slice({ read, words, cells }: ListFile, plan: ReadPlan, me: Me, last: Line | undefined): Statement {
  const params = new Params()
  const rule = (condition: AnyCondition, alias: string) => {
    const text = compile(condition, alias, params)
    return typeof text === 'boolean' ? String(text) : text
  }
  const scoped = plan.served.scopes?.(plan.scopes, me) ?? true
  const where = rule(every(read(me), ...plan.filters, scoped), 't')
  const after = last
    ? ` and (t.created_at, t.id) < (${params.own(last.createdAt)}::timestamptz, ${params.own(last.id)})`
    : ''
  const said = `${params.own(JSON.stringify(words[me.locale]))}::jsonb`
  const wordOf = (code: string) => `coalesce(${said} ->> ${code}, ${code})`
  const text = `select t.id, t.created_at::text as "createdAt", array[${cells({ me, rule, wordOf }).join(', ')}] as cells
    from ${plan.served.table} t where ${where}${after} order by t.created_at desc, t.id desc limit ${SLICE}`
  return { text, values: params.values }
}

/** A moment as the day that it was here. */
export const dayOf = (column: string) => `to_char(${column} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`
