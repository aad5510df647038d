import { Readable } from 'node:stream'
import type { Statement } from '#db/batch.ts'
import { parseReadPlan, type ReadPlan } from '#engine/asking/read-plan.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import { type AnyCondition, compile, every, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Road } from '#engine/road.ts'
import { mentorsOf } from '#features/students/student-facts.ts'
import { studentProfilePolicy } from '#features/students/students.policy.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { exportMade } from '#protocol/features/activities.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import { type TableFile, tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { internshipPolicy } from './internships.policy.ts'
import { studentName } from './student-name.ts'

const SLICE = 1000
/** What each cell of a line is called; in the order of `slice`. */
const columns: readonly (Omit<FileColumn, 'heading'> & Record<Locale, string>)[] = [
  { nl: 'Leerling', en: 'Student', isWide: true },
  { nl: 'Stageplek', en: 'Host', isWide: true },
  { nl: 'Stage', en: 'Internship', isWide: true },
  { nl: 'Periode', en: 'Period' },
  { nl: 'Status', en: 'Status' },
  { nl: 'Stap', en: 'Step' },
  { nl: 'Aan zet', en: 'Whose turn' },
  { nl: 'Sinds', en: 'Since', kind: 'day' },
  { nl: 'Mentor', en: 'Mentor', isWide: true },
  { nl: 'Eerste dag', en: 'First day', kind: 'day' },
  { nl: 'Laatste dag', en: 'Last day', kind: 'day' },
  { nl: 'Uren', en: 'Hours' },
  { nl: 'Afgesproken uren', en: 'Hours agreed on' },
]

/** Codes as the screens say them. */
const said: Record<Locale, Record<string, string>> = {
  nl: {
    proposed: 'Voorgesteld',
    approved: 'Goedgekeurd',
    refused: 'Niet goedgekeurd',
    contracting: 'Contract',
    ready: 'Klaar voor start',
    running: 'Loopt',
    evaluating: 'Beoordeling',
    completed: 'Afgerond',
    stopped: 'Gestopt',
    student: 'Leerling',
    mentor: 'Mentor',
    school: 'School',
    host: 'Stageplek',
    calendar: 'Kalender',
    nobody: 'Niemand',
  },
  en: {
    proposed: 'Proposed',
    approved: 'Approved',
    refused: 'Not approved',
    contracting: 'Contract',
    ready: 'Ready to begin',
    running: 'Running',
    evaluating: 'Evaluation',
    completed: 'Completed',
    stopped: 'Stopped',
    student: 'Student',
    mentor: 'Mentor',
    school: 'School',
    host: 'Host',
    calendar: 'Calendar',
    nobody: 'Nobody',
  },
}

/** The list of internships as it is filtered, as a file. It is written down who took it. */
export const exportInternshipsRoutes = (road: Road): HandledRoute[] => [
  route('GET /api/v1/internships/export.csv', 'session', (asked) => sendInternships(road, asked, 'csv')),
  route('GET /api/v1/internships/export.xlsx', 'session', (asked) => sendInternships(road, asked, 'xlsx')),
]

const mayTake = (me: Me) => me.isOperator || me.staffOf().length > 0 || me.isAdmin

async function sendInternships(road: Road, { call, request, reply }: RouteContext, kind: TableFile) {
  const query = request.url.split('?')[1] ?? ''
  const plan = parseReadPlan(road.registry, road.registry.get('internships'), query, true)
  await road.write(call, 'session', null, async (tx) => {
    if (tx.me.isImpersonated) throw fail('impersonation.forbidden')
    if (!mayTake(tx.me)) throw fail('access.forbidden')
    if (request.method === 'GET') tx.emit(exportMade, { what: 'internships' }, { type: 'users', id: tx.me.requireId() })
    return { status: 200, body: null }
  })
  echoSession(reply, call)
  const { locale } = call.me
  const { type, write } = tableFiles[kind]
  const name = locale === 'nl' ? 'stages' : 'internships'
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${call.site.key}-${name}.${kind}"`)
    .header('cache-control', 'no-store')
  if (request.method === 'HEAD') return reply.send('')
  const named = columns.map(({ nl, en, ...column }) => ({ ...column, heading: locale === 'nl' ? nl : en }))
  return reply.send(Readable.from(write(named, slicesOf(road, call, plan))))
}

type Line = { id: string; createdAt: string; cells: (string | null)[] }

/** A slice at a time: however many there are, no more than that are in memory. */
async function* slicesOf(road: Road, call: Call, plan: ReadPlan): AsyncGenerator<FileCells[]> {
  for (let last: Line | undefined, more = true; more; ) {
    const lines: Line[] = await road.rows<Line>(call, slice(plan, call.me, last))
    if (lines.length > 0) yield lines.map(({ cells }) => cells)
    last = lines.at(-1)
    more = lines.length === SLICE
  }
}

function slice(plan: ReadPlan, me: Me, last: Line | undefined): Statement {
  const params = new Params()
  const rule = (condition: AnyCondition, alias: string) => {
    const text = compile(condition, alias, params)
    return typeof text === 'boolean' ? String(text) : text
  }
  const scoped = plan.served.scopes?.(plan.scopes, me) ?? true
  const where = rule(every(internshipPolicy.read(me), ...plan.filters, scoped), 't')
  const after = last
    ? ` and (t.created_at, t.id) < (${params.own(last.createdAt)}::timestamptz, ${params.own(last.id)})`
    : ''
  const words = `${params.own(JSON.stringify(said[me.locale]))}::jsonb`
  const wordOf = (code: string) => `coalesce(${words} ->> ${code}, ${code})`
  const text = `select t.id, t.created_at::text as "createdAt", array[
      ${studentName('t')}, coalesce((select o.name from organizations o where o.id = t.organization_id), t.organization_name),
      t.title, (select p.name from internship_periods p where p.id = t.internship_period_id), ${wordOf('t.status::text')},
      (select ${me.locale === 'nl' ? 'p.name' : 'p.name_en'} from internship_phases p where p.id = t.current_phase_id),
      ${wordOf('t.up')}, to_char(t.up_since at time zone 'Europe/Amsterdam', 'YYYY-MM-DD'),
      (select ${mentorsOf('p.id')} from student_profiles p
        where p.id = t.student_id and ${rule(studentProfilePolicy.read(me), 'p')}),
      t.start_date::text, t.end_date::text, t.hours::text, t.planned_hours::text] as cells
    from internships t where ${where}${after} order by t.created_at desc, t.id desc limit ${SLICE}`
  return { text, values: params.values }
}
