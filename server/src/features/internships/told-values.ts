import type { Locale } from '#protocol/errors/errors.ts'
import { datesWritten } from '#protocol/shared/dates-written.ts'
import type { Told } from './whom-to-tell.ts'

const things = {
  nl: { school: 'stage', other: 'plek' },
  en: { school: 'internship', other: 'place' },
}
const unknown = { nl: 'nog niet bekend', en: 'not known yet' }
const fields: Record<Locale, Partial<Record<string, string>>> = {
  nl: {
    title: 'de titel',
    startDate: 'de eerste dag',
    endDate: 'de laatste dag',
    plannedHours: 'het aantal uren',
    weekdays: 'de dagen',
    supervisorId: 'wie begeleidt',
    contactPersonId: 'de contactpersoon',
    contactName: 'de contactpersoon',
    contactEmail: 'de contactpersoon',
    contactPhoneNumber: 'de contactpersoon',
  },
  en: {
    title: 'the title',
    startDate: 'the first day',
    endDate: 'the last day',
    plannedHours: 'the hours',
    weekdays: 'the days',
    supervisorId: 'who guides',
    contactPersonId: 'the contact',
    contactName: 'the contact',
    contactEmail: 'the contact',
    contactPhoneNumber: 'the contact',
  },
}

const long = datesWritten({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayText = (day: string | null, locale: Locale): string =>
  day ? long(new Date(`${day}T00:00:00Z`), locale) : unknown[locale]

/** 'de eerste dag (1 maart 2026), de contactpersoon': what is different, with its new value where that is a day or a number. */
function changedText(told: Told, changed: readonly string[], locale: Locale): string {
  const now: Partial<Record<string, string>> = {
    title: told.title,
    startDate: dayText(told.startDate, locale),
    endDate: dayText(told.endDate, locale),
    plannedHours: told.plannedHours === null ? unknown[locale] : String(told.plannedHours),
  }
  const parts = changed.map((name) => {
    const word = fields[locale][name] ?? name
    return now[name] ? `${word} (${now[name]})` : word
  })
  return [...new Set(parts)].join(', ')
}

export function toldValues(told: Told, locale: Locale, changed: readonly string[] = []): Record<string, string> {
  const { student, organization, endedReason, stopAskedReason, stopAskedBy, startDate, endDate, schoolId } = told
  return {
    student,
    organization,
    thing: things[locale][schoolId ? 'school' : 'other'],
    firstDay: dayText(startDate, locale),
    lastDay: dayText(endDate, locale),
    reason: endedReason ?? stopAskedReason ?? '',
    asker: stopAskedBy === 'host' ? organization : student,
    changed: changedText(told, changed, locale),
  }
}
