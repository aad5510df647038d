import { Readable } from 'node:stream'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { outcomeTexts, rowProblemText, stateTexts } from '#protocol/features/import-problems.ts'
import type { ImportMentor, RowOutcome, RowProblem, rowStates } from '#protocol/features/imports.ts'
import { csvLine, csvStart } from '#protocol/shared/table-files/csv-line.ts'
import { askedOf, paramOf } from '#server/http/request-values.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { byImporter } from './imports.policy.ts'

const SLICE = 1000
const headings: Record<Locale, string[]> = {
  nl: ['Rij', 'Nummer', 'Naam', 'E-mail', 'Klas', 'Wat', 'Gedaan', 'Melding'],
  en: ['Row', 'Number', 'Name', 'Email', 'Class', 'What', 'Done', 'Message'],
}

/** What every row did or would do, as a file; `?only=problems` leaves out what went well. */
export function importReportRoute(road: Road): HandledRoute {
  return route('GET /api/v1/imports/:id/report.csv', 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    const id = paramOf(request, 'id')
    if (!isId(id) || !(await isVisible(road, call, id))) throw fail('record.missing')
    const only = askedOf(request).only === 'problems'
    echoSession(reply, call)
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="import-${id.slice(0, 8)}.csv"`)
      .header('cache-control', 'no-store')
    return reply.send(request.method === 'HEAD' ? '' : Readable.from(linesOf(road, call, id, only)))
  })
}

async function isVisible(road: Road, call: Call, id: string): Promise<boolean> {
  const params = new Params()
  const where = compile(allOf({ id }, byImporter(call.me)), 't', params)
  if (where === false) return false
  return (await road.rows(call, { text: `select 1 from imports t where ${where}`, values: params.values })).length > 0
}

type Row = {
  id: string
  number: number | null
  name: string
  cells: Record<string, string> | null
  outcome: RowOutcome
  state: (typeof rowStates)[number]
  problems: RowProblem[]
}

async function* linesOf(road: Road, call: Call, id: string, only: boolean): AsyncGenerator<string> {
  const { locale } = call.me
  yield csvStart + csvLine(headings[locale])
  for (let last: Row | undefined, more = true; more; ) {
    const rows: Row[] = await road.rows<Row>(call, {
      text: `select id, number, name, cells, outcome, state, problems from import_rows
        where import_id = $1 and (not $2::boolean or outcome in ('conflict', 'error') or state in ('failed', 'kept'))
          and ($3::int is null or (coalesce(number, 2147483647), id) > ($3::int, $4::uuid))
        order by coalesce(number, 2147483647), id limit ${SLICE}`,
      values: [id, only, last ? (last.number ?? 2147483647) : null, last?.id ?? null],
    })
    if (rows.length > 0) yield rows.map((row) => lineOf(row, locale)).join('')
    last = rows.at(-1)
    more = rows.length === SLICE
  }
  for (const mentor of await refusedMentors(road, call, id)) yield mentorLine(mentor, locale)
}

/** Somebody new who was asked for and is not there stands in no row, so they are told below. */
async function refusedMentors(road: Road, call: Call, id: string): Promise<ImportMentor[]> {
  const [found] = await road.rows<{ mentors: ImportMentor[] }>(call, {
    text: 'select mentors from imports where id = $1',
    values: [id],
  })
  return found?.mentors.filter(({ isRefused }) => isRefused) ?? []
}

function mentorLine({ text, name, email }: ImportMentor, locale: Locale): string {
  const at = locale === 'nl' ? 1 : 0
  const told = rowProblemText({ code: 'mentorRefused', params: { text } }, locale)
  return csvLine([null, null, name, email, null, outcomeTexts.error[at], stateTexts.failed[at], told])
}

function lineOf({ number, name, cells, outcome, state, problems }: Row, locale: Locale): string {
  const at = locale === 'nl' ? 1 : 0
  return csvLine([
    number,
    cells?.number,
    name,
    cells?.email,
    cells?.className,
    outcomeTexts[outcome][at],
    stateTexts[state][at],
    problems.map((problem) => rowProblemText(problem, locale)).join('. '),
  ])
}
