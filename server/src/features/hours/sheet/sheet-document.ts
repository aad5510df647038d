import { encode } from 'uqr'
import type { Locale } from '#protocol/errors/errors.ts'
import type { SheetDay, SheetFacts } from './sheet-data.ts'
import { dateText, dayText, filled, hoursText, momentText, sheetWords, shortText } from './sheet-words.ts'

type Made = { facts: SheetFacts; locale: Locale; address: string; madeAt: Date }

/** What the template of the sheet shows, in the words of whoever asked for it. */
export function sheetDocument({ facts, locale, address, madeAt }: Made) {
  const words = sheetWords[locale]
  const { student, host, supervisor, school, days, papers, isVolunteer } = facts
  const hours = (minutes: number) => hoursText(minutes, locale)
  const hour = (minutes: number) => filled(words.hour, { hours: hours(minutes) })
  const whose = filled(words.whose, { student, host: host ?? '' })
  return {
    title: `${words.title}: ${whose}`,
    words,
    locale,
    /** May need more than one page. */
    isLong: days.length + papers.length > 18,
    whose,
    school: school ?? '',
    period: periodText(facts, locale),
    rows: [
      ...papers.map((each) => ({
        ...{
          day: `${shortText(each.firstDay, locale)} – ${shortText(each.lastDay, locale)}`,
          from: '',
          to: '',
          pause: '',
        },
        work: words.onPaper,
        hours: hours(each.minutes),
        agreed: `✓ ${words.paper}`,
      })),
      ...days.map((each) => ({
        day: dayText(each.day, locale),
        from: each.startsAt ?? '',
        to: each.endsAt ?? '',
        pause: each.breakMinutes > 0 ? `${Math.floor(each.breakMinutes / 60)}.${pad(each.breakMinutes % 60)}` : '',
        work: each.work ?? '',
        hours: hours(each.minutes),
        agreed: agreedText(each, locale),
      })),
    ],
    sums: [
      { label: words.total, hours: hour(facts.minutesAgreed + facts.minutesWaiting) },
      { label: words.ofWhich, hours: hours(facts.minutesAgreed) },
      ...(facts.minutesCredit > 0 ? [{ label: words.credit, hours: hours(facts.minutesCredit) }] : []),
      ...(facts.hoursSupervisor === null ? [] : [{ label: words.stated, hours: hours(facts.hoursSupervisor * 60) }]),
      ...(facts.targetMinutes === null ? [] : [{ label: words.target, hours: hours(facts.targetMinutes) }]),
    ],
    verdict: verdictOf(facts, locale),
    notes: notesOf(facts, locale),
    signers: [
      { name: student, below: isVolunteer ? words.signVolunteer : words.signStudent },
      { name: supervisor ?? words.signHost, below: host ?? '' },
    ],
    qr: qrPicture(address),
    address,
    made: filled(words.made, { date: momentText(madeAt, locale) }),
  }
}

const pad = (number: number) => String(number).padStart(2, '0')

export function periodText({ startDate, endDate }: Pick<SheetFacts, 'startDate' | 'endDate'>, locale: Locale): string {
  const words = sheetWords[locale]
  if (!startDate) return ''
  const first = dateText(startDate, locale)
  return endDate ? filled(words.days, { first, last: dateText(endDate, locale) }) : filled(words.since, { first })
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .filter((letter) => letter !== letter.toLowerCase())
    .join('')

function agreedText({ isAgreed, by, as }: SheetDay, locale: Locale): string {
  const words = sheetWords[locale]
  if (!isAgreed) return words.waits
  return `✓ ${as === 'school' ? words.school : initialsOf(by ?? '')}`.trim()
}

function verdictOf({ days, papers, minutesWaiting }: SheetFacts, locale: Locale): string | null {
  const words = sheetWords[locale]
  if (days.length + papers.length === 0) return null
  return minutesWaiting === 0 ? words.allAgreed : filled(words.someWait, { hours: hoursText(minutesWaiting, locale) })
}

/** Who the initials are, why the school answered, and what the credit is for; each once. */
function notesOf({ days, papers, host, minutesCredit, creditReason }: SheetFacts, locale: Locale): string[] {
  const words = sheetWords[locale]
  const said = days
    .filter(({ isAgreed, by }) => isAgreed && by)
    .map(({ as, by, note }) => {
      const name = by ?? ''
      return as === 'school'
        ? filled(words.bySchool, { name, note: note ? `“${note}”` : '' })
        : filled(words.byHost, { initials: initialsOf(name), name, host: host ?? '' })
    })
  const copied = papers.map(({ by }) => filled(words.paperNote, { name: by ?? words.school }))
  const credit = filled(words.creditNote, { hours: hoursText(minutesCredit, locale), note: creditReason ?? '' })
  return [...new Set([...copied, ...said]), ...(minutesCredit > 0 ? [credit] : [])]
}

/** A picture with one point a square, dark or light; printers and screens draw its edges sharp. */
export function qrPicture(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  return { size, points: data.flat().map((isDark) => (isDark ? 15 : 255)) }
}
