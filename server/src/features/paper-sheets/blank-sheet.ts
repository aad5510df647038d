import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { type SheetFacts, sheetStatement } from '#features/hours/sheet/sheet-data.ts'
import { periodText, qrPicture } from '#features/hours/sheet/sheet-document.ts'
import { filled, hoursText } from '#features/hours/sheet/sheet-words.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { sendDocument } from '#server/documents/send-document.ts'
import { paramOf } from '#server/http/request-values.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { blankWords } from './blank-words.ts'

const template = new URL('./blank-sheet.typ', import.meta.url)
/** As many as fit on one page with room to write. */
const ROWS = 12

/** A sheet to fill in with a pen, with everything on it that we know. Who may see the hours may print one. */
export function blankSheetRoute(road: Road): HandledRoute {
  return route('GET /api/v1/hour_totals/:id/blank.pdf', 'session', async (asked) => {
    const { call, request } = asked
    await road.authenticate(call, 'session')
    requireFlag(call.site, 'paperTimesheets')
    const id = paramOf(request, 'id')
    const statement = isId(id) ? sheetStatement(call.me, id) : undefined
    const [facts] = statement ? await road.rows<SheetFacts>(call, statement) : []
    if (!facts) throw fail('record.missing')
    const { locale } = call.me
    return sendDocument(road, asked, {
      name: `${blankWords[locale].fileName} ${facts.student}`,
      template,
      data: blankDocument(facts, locale, `${call.site.url}/urenbriefje/${facts.id}?papier=nieuw`),
    })
  })
}

function blankDocument(facts: SheetFacts, locale: Locale, address: string) {
  const words = blankWords[locale]
  const { student, host, supervisor, school, isVolunteer, targetMinutes } = facts
  const whose = filled(words.whose, { student, host: host ?? '' })
  const target = targetMinutes === null ? null : hoursText(targetMinutes, locale)
  return {
    title: `${words.title}: ${whose}`,
    words,
    locale,
    isLong: false,
    whose,
    school: school ?? '',
    period: periodText(facts, locale),
    rows: ROWS,
    totalAfter: target === null ? words.hour : filled(words.ofHours, { target }),
    signers: [
      { name: student, below: isVolunteer ? words.signVolunteer : words.signStudent },
      { name: supervisor ?? words.signHost, below: [words.signFor, host].filter(Boolean).join(' ') },
    ],
    qr: qrPicture(address),
    address,
  }
}
