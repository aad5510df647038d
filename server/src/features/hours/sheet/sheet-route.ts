import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { sheetCheckPath } from '#protocol/features/hours.ts'
import { sendDocument } from '#server/documents/send-document.ts'
import { paramOf } from '#server/http/request-values.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { type SheetFacts, sheetStatement } from './sheet-data.ts'
import { sheetDocument } from './sheet-document.ts'
import { sheetToken } from './sheet-seal.ts'
import { sheetWords } from './sheet-words.ts'

const template = new URL('./timesheet.typ', import.meta.url)

/** The hours of one internship as a PDF, for whoever may see them. Its QR code tells others whether it is still right. */
export function sheetRoute(road: Road): HandledRoute {
  return route('GET /api/v1/hour_totals/:id/sheet.pdf', 'session', async (asked) => {
    const { call, request } = asked
    await road.authenticate(call, 'session')
    requireFlag(call.site, 'hours')
    const id = paramOf(request, 'id')
    const statement = isId(id) ? sheetStatement(call.me, id) : undefined
    const [facts] = statement ? await road.rows<SheetFacts>(call, statement) : []
    if (!facts) throw fail('record.missing')
    const { locale } = call.me
    const madeAt = new Date()
    const token = sheetToken((...about) => road.seal(...about), call.site.id, {
      internshipId: facts.id,
      minutesAgreed: facts.minutesAgreed,
      minutesCredit: facts.minutesCredit,
      days: facts.daysMark,
      madeAt,
    })
    const address = `${call.site.url}${sheetCheckPath(token)}`
    return sendDocument(road, asked, {
      name: `${sheetWords[locale].fileName} ${facts.student}`,
      template,
      data: sheetDocument({ facts, locale, address, madeAt }),
    })
  })
}
