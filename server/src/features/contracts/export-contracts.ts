import { Readable } from 'node:stream'
import type { Statement } from '#db/batch.ts'
import { parseReadPlan, type ReadPlan } from '#engine/asking/read-plan.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import { type AnyCondition, compile, every, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Road } from '#engine/road.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { exportMade } from '#protocol/features/activities.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import { type TableFile, tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { contractPolicy } from './contracts.policy.ts'

const SLICE = 1000
/** In the order of `slice`. */
const columns: readonly (Omit<FileColumn, 'heading'> & Record<Locale, string>)[] = [
  { nl: 'Nummer', en: 'Number' },
  { nl: 'Leerling', en: 'Student', isWide: true },
  { nl: 'Stageplek', en: 'Host', isWide: true },
  { nl: 'Stand', en: 'State' },
  { nl: 'Wacht op', en: 'Waits for', isWide: true },
  { nl: 'Sinds', en: 'Since', kind: 'day' },
  { nl: 'Laatst herinnerd', en: 'Last reminded', kind: 'day' },
  { nl: 'Tekenen voor', en: 'Sign before', kind: 'day' },
  { nl: 'Getekend op', en: 'Signed on', kind: 'day' },
  { nl: 'Versie', en: 'Version' },
]

/** Codes as the screens say them. */
const said: Record<Locale, Record<string, string>> = {
  nl: {
    draft: 'In voorbereiding',
    awaiting_host: 'Bij de stagebieder om aan te vullen',
    in_check: 'Nakijken',
    ready: 'Te tekenen',
    partly_signed: 'Deels getekend',
    signed: 'Getekend',
    signed_external: 'Op papier getekend',
    declined: 'Geweigerd',
    expired: 'Verlopen',
    void: 'Vervallen',
    staff: 'School',
  },
  en: {
    draft: 'Being prepared',
    awaiting_host: 'With the host to complete',
    in_check: 'To check',
    ready: 'To be signed',
    partly_signed: 'Partly signed',
    signed: 'Signed',
    signed_external: 'Signed on paper',
    declined: 'Declined',
    expired: 'Expired',
    void: 'Void',
    staff: 'School',
  },
}

/** The list of contracts as it is filtered, as a file. It is written down who took it. */
export const exportContractsRoutes = (road: Road): HandledRoute[] => [
  route('GET /api/v1/contracts/export.csv', 'session', (asked) => sendContracts(road, asked, 'csv')),
  route('GET /api/v1/contracts/export.xlsx', 'session', (asked) => sendContracts(road, asked, 'xlsx')),
]

async function sendContracts(road: Road, { call, request, reply }: RouteContext, kind: TableFile) {
  requireFlag(call.site, 'digitalContracts')
  const plan = parseReadPlan(road.registry, road.registry.get('contracts'), request.url.split('?')[1] ?? '', true)
  await road.write(call, 'session', null, async (tx) => {
    if (tx.me.isImpersonated) throw fail('impersonation.forbidden')
    if (!tx.me.isOperator && tx.me.staffOf().length === 0) throw fail('access.forbidden')
    if (request.method === 'GET') tx.emit(exportMade, { what: 'contracts' }, { type: 'users', id: tx.me.requireId() })
    return { status: 200, body: null }
  })
  echoSession(reply, call)
  const { locale } = call.me
  const { type, write } = tableFiles[kind]
  const name = locale === 'nl' ? 'contracten' : 'contracts'
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${call.site.key}-${name}.${kind}"`)
    .header('cache-control', 'no-store')
  if (request.method === 'HEAD') return reply.send('')
  const named = columns.map(({ nl, en, ...column }) => ({ ...column, heading: locale === 'nl' ? nl : en }))
  return reply.send(Readable.from(write(named, slicesOf(road, call, plan))))
}

type Line = { id: string; createdAt: string; cells: (string | null)[] }

async function* slicesOf(road: Road, call: Call, plan: ReadPlan): AsyncGenerator<FileCells[]> {
  for (let last: Line | undefined, more = true; more; ) {
    const lines: Line[] = await road.rows<Line>(call, slice(plan, call.me, last))
    if (lines.length > 0) yield lines.map(({ cells }) => cells)
    last = lines.at(-1)
    more = lines.length === SLICE
  }
}

const day = (column: string) => `to_char(${column} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`
/** Whoever is up, by name. */
const isUp = `s.contract_id = t.id and s.status in ('invited', 'viewed') and t.status in ('ready', 'partly_signed')`

function slice(plan: ReadPlan, me: Me, last: Line | undefined): Statement {
  const params = new Params()
  const rule = (condition: AnyCondition) => {
    const text = compile(condition, 't', params)
    return typeof text === 'boolean' ? String(text) : text
  }
  const scoped = plan.served.scopes?.(plan.scopes, me) ?? true
  const where = rule(every(contractPolicy.read(me), ...plan.filters, scoped))
  const after = last
    ? ` and (t.created_at, t.id) < (${params.own(last.createdAt)}::timestamptz, ${params.own(last.id)})`
    : ''
  const words = `${params.own(JSON.stringify(said[me.locale]))}::jsonb`
  const text = `select t.id, t.created_at::text as "createdAt", array[t.number,
      (select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = t.student_id),
      (select coalesce(o.name, i.organization_name, i.title) from internships i
        left join organizations o on o.id = i.organization_id where i.id = t.internship_id),
      ${words} ->> t.status,
      coalesce((select string_agg(s.name, ', ' order by s.step, s.role, s.seat) from contract_signers s where ${isUp}),
        ${words} ->> t.waits_for),
      ${day('t.waits_since')}, (select ${day('max(s.reminded_at)')} from contract_signers s where ${isUp}),
      t.expires_on::text, ${day('t.signed_at')}, t.version::text] as cells
    from contracts t where ${where}${after} order by t.created_at desc, t.id desc limit ${SLICE}`
  return { text, values: params.values }
}
