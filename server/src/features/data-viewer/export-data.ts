import { Readable } from 'node:stream'
import { askedOf } from '#engine/asking/asked.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { exportMade } from '#protocol/features/activities.ts'
import { cellText, columnLabel } from '#protocol/features/data-viewer/words.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import { type TableFile, tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { cellsSql, chosenColumns, chosenRows, givenOf, orderOf, viewerOf, viewOf } from './data-viewer.ts'
import type { ViewColumn } from './view-columns.ts'

const SLICE = 1000

/** What the data viewer shows as a file, all of it and in its order. It is written down who took it. */
export const exportDataRoutes = (road: Road): HandledRoute[] =>
  (['csv', 'xlsx'] as const).map((kind) =>
    route(`GET /api/v1/data_viewer/export.${kind}`, 'session', (asked) => send(road, asked, kind)),
  )

async function send(road: Road, { call, request, reply }: RouteContext, kind: TableFile) {
  const given = givenOf(askedOf(request.url.split('?')[1] ?? '', undefined))
  await road.write(call, 'session', null, async (tx) => {
    if (tx.me.isImpersonated) throw fail('impersonation.forbidden')
    // What was asked is looked at before anything is written down.
    viewOf(viewerOf({ me: tx.me, call, registry: road.registry }), given)
    if (request.method === 'GET') tx.emit(exportMade, { what: 'data' }, { type: 'users', id: tx.me.requireId() })
    return { status: 200, body: null }
  })
  const viewer = viewerOf({ me: call.me, call, registry: road.registry })
  const columns = chosenColumns(viewOf(viewer, given), given)
  const { locale } = call.me
  const ids = await idsOf(road, call, given)
  echoSession(reply, call)
  const { type, write } = tableFiles[kind]
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${call.site.key}-${locale === 'nl' ? 'gegevens' : 'data'}.${kind}"`,
    )
    .header('cache-control', 'no-store')
  if (request.method === 'HEAD') return reply.send('')
  const named = columns.map(
    (column): FileColumn => ({
      heading: columnLabel(column, locale),
      ...(column.kind === 'date' ? { kind: 'day' } : {}),
      ...(column.kind === 'timestamp' ? { kind: 'moment' } : {}),
      ...(column.kind === 'number' || column.kind === 'integer' ? { kind: 'number' } : {}),
      isWide: column.kind === 'text',
    }),
  )
  return reply.send(Readable.from(write(named, slicesOf(road, call, given, ids))))
}

type Given = ReturnType<typeof givenOf>

/** Which rows and in which order, once: what changes while the file is written does not shift them. */
async function idsOf(road: Road, call: Call, given: Given): Promise<string[]> {
  const view = viewOf(viewerOf({ me: call.me, call, registry: road.registry }), given)
  const order = orderOf(view, given)
  const { text } = chosenRows(view, given, order.columns)
  const rows = await road.rows<{ id: string }>(call, {
    text: `select t.id ${text} ${order.text}`,
    values: view.params.values,
  })
  return rows.map(({ id }) => id)
}

/** A slice at a time: however many cells there are, no more than that are in memory. */
async function* slicesOf(road: Road, call: Call, given: Given, ids: readonly string[]): AsyncGenerator<FileCells[]> {
  for (let at = 0; at < ids.length; at += SLICE) {
    const view = viewOf(viewerOf({ me: call.me, call, registry: road.registry }), given)
    const columns = chosenColumns(view, given)
    const place = `${view.params.own(ids.slice(at, at + SLICE))}::uuid[]`
    // Asked again: whoever may not see a row any more does not get it.
    const rows = await road.rows<{ cells: unknown[] }>(call, {
      text: `select ${cellsSql(view, columns)} as cells ${view.from(columns)}
        where t.id = any(${place}) and ${view.where([])} order by array_position(${place}, t.id)`,
      values: view.params.values,
    })
    yield rows.map(({ cells }) => cells.map((cell, index) => fileCell(columns[index], cell, call.me.locale)))
  }
}

const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Days and moments as files have them, anything else in words. */
function fileCell(column: ViewColumn | undefined, cell: unknown, locale: Call['me']['locale']): string | null {
  if (cell === null || cell === undefined || !column) return null
  if (column.kind === 'timestamp') return moments.format(new Date(String(cell)))
  if (column.kind === 'date' || column.kind === 'number' || column.kind === 'integer') return String(cell)
  return cellText(column, cell, locale)
}
