import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { HourYear } from '#protocol/features/hour-years.ts'
import { sheetCheckPath } from '#protocol/features/hours.ts'
import { sendDocument } from '#server/documents/send-document.ts'
import { paramOf } from '#server/http/request-values.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { qrPicture } from '../sheet/sheet-document.ts'
import { dateText, filled, hoursText, momentText } from '../sheet/sheet-words.ts'
import { isVolunteer, yearMark, yearsStatement } from './year-data.ts'
import { yearToken } from './year-seal.ts'
import { yearWords } from './year-words.ts'

const template = new URL('./year-statement.typ', import.meta.url)

type Person = { name: string; mark: string }

/** What a volunteer did in one year, for a dossier. Only of oneself, and only what hosts confirmed. */
export function yearStatementRoute(road: Road): HandledRoute {
  return route('GET /api/v1/hour_years/:year/statement.pdf', 'session', async (asked) => {
    const { call, request } = asked
    await road.authenticate(call, 'session')
    requireFlag(call.site, 'hours')
    if (!isVolunteer(call.me)) throw fail('access.forbidden')
    const year = /^\d{4}$/.test(paramOf(request, 'year')) ? Number(paramOf(request, 'year')) : 0
    const id = call.me.requireId()
    const [found] = await road.rows<{ years: HourYear[] }>(call, yearsStatement(id, year))
    const [person] = await road.rows<Person>(call, {
      text: `select concat_ws(' ', u.first_name, u.infix, u.last_name) as name, ${yearMark} as mark from users u where u.id = $1`,
      values: [id, year],
    })
    const of = found?.years[0]
    if (!of || !person) throw fail('record.missing')
    const madeAt = new Date()
    const sealed = { personId: id, year, minutes: of.minutes, mark: person.mark, madeAt }
    const token = yearToken((...about) => road.seal(...about), call.site.id, sealed)
    const { locale } = call.me
    return sendDocument(road, asked, {
      name: `${yearWords[locale].fileName} ${year} ${person.name}`,
      template,
      data: statementOf(of, person.name, locale, `${call.site.url}${sheetCheckPath(token)}`, madeAt),
    })
  })
}

function statementOf({ year, minutes, places }: HourYear, name: string, locale: Locale, address: string, madeAt: Date) {
  const words = yearWords[locale]
  const hours = (count: number) => hoursText(count, locale)
  return {
    title: filled(words.pageTitle, { year: String(year), name }),
    words,
    locale,
    isLong: places.length > 14,
    year: String(year),
    lead: filled(words.lead, { name, year: String(year) }),
    rows: places.map(({ host, work, firstDay, lastDay, minutes: count }) => ({
      host,
      work,
      days: filled(words.days, { first: dateText(firstDay, locale), last: dateText(lastDay, locale) }),
      hours: hours(count),
    })),
    total: filled(words.hour, { hours: hours(minutes) }),
    name,
    qr: qrPicture(address),
    address,
    made: filled(words.made, { date: momentText(madeAt, locale) }),
  }
}
