import { apiOf, pageContext } from '#lib/context.ts'
import { messages } from '#lib/messages.server.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { translate } from '#lib/translate.ts'
import { bulkMessageRecipients } from '#protocol/features/bulk-messages.ts'
import { tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { readMessage } from '../bulk-messages.data.ts'
import type { Route } from './+types/report-file'

const SLICE = 200

/** The report as a file for a spreadsheet: a person on a line. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'sendBulkMessages')
  const api = apiOf(context, session)
  const { locale, site } = context.get(pageContext)
  const t = (key: string) => translate(messages[locale], `bulk-messages.${key}`)
  const { id } = await readMessage(api, params.id)
  async function* rows() {
    for (let number = 1, more = true; more; number += 1) {
      const people = await api.list(bulkMessageRecipients, {
        filter: { bulkMessageIdEq: id },
        page: { number, size: SLICE },
      })
      yield people.map(({ name, email, state, reason, sentAt }) => [
        name,
        email ?? '',
        t(`states.${state}`),
        state === 'leftOut' && reason ? t(`reasons.${reason}`) : (reason ?? ''),
        sentAt ?? '',
      ])
      more = people.length === SLICE
    }
  }
  const columns = ['name', 'email', 'state', 'why', 'sentAt'].map((key) => ({
    heading: t(`file.${key}`),
    isWide: key === 'name',
  }))
  const { type, write } = tableFiles.csv
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of write(columns, rows())) parts.push(new Uint8Array(part))
  return new Response(new Blob(parts), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${site.key}-${t('file.title')}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
