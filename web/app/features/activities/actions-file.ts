import { data } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { dateText, timeText, today } from '#lib/dates.ts'
import { messages } from '#lib/messages.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { translate } from '#lib/translate.ts'
import { exportActivities } from '#protocol/features/activities.ts'
import { tableFiles } from '#protocol/shared/table-files/table-file.ts'
import type { Route } from './+types/actions-file'
import { type Action, findActions, readFilters } from './activities.data.ts'
import { sentenceOf, textOf } from './sentence.ts'

const SLICE = 500
/** More than anybody reads; whoever needs more asks for a shorter time. */
const MOST = 10_000

/** What is shown, each of many told apart, as a file for a spreadsheet. The API writes down who took it, and refuses whoever may not. */
export async function action({ context, request }: Route.ActionArgs) {
  const { user } = await requireSession(context)
  await context.get(apiContext).run(exportActivities, '')
  const { locale, site } = context.get(pageContext)
  const t = (key: string, params?: Record<string, string | number>) =>
    translate(messages[locale], `activities.${key}`, params)
  const params = new URL(request.url).searchParams
  const filters = readFilters(params)
  const found: Action[] = []
  for (let number = 1, more = true; more && found.length < MOST; number++) {
    const { actions } = await findActions(context, filters, { number, size: SLICE, lines: false })
    found.push(...actions)
    more = actions.length === SLICE
  }
  const columns = ['date', 'time', 'who', 'as', 'what'].map((key) => ({
    heading: t(`export.${key}`),
    isWide: key === 'what',
  }))
  const rowOf = (each: Action) => [
    dateText(each.at, locale, 'full'),
    timeText(each.at, locale),
    (each.by ?? each.actor)?.name ?? '',
    each.by ? (each.actor?.name ?? '') : '',
    textOf(sentenceOf(each, user.id, t, site.appName)),
  ]
  const kind = params.get('als') === 'csv' ? 'csv' : 'xlsx'
  const { type, write } = tableFiles[kind]
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of write(columns, slicesOf(found.map(rowOf)))) parts.push(new Uint8Array(part))
  return new Response(new Blob(parts), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${site.key}-${t('export.file')}-${today()}.${kind}"`,
      'cache-control': 'no-store',
    },
  })
}

async function* slicesOf(rows: string[][]): AsyncGenerator<string[][]> {
  for (let at = 0; at < rows.length; at += SLICE) yield rows.slice(at, at + SLICE)
}

/** Opened as a page there is nothing to see: taking it along is a change, because it is written down. */
export const loader = () => {
  throw data(null, { status: 404 })
}
