import type { Locale } from '#protocol/errors/errors.ts'
import type { visitKinds } from '#protocol/features/visits.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'

export type ToldVisit = {
  id: string
  internshipId: string
  visitorId: string | null
  status: string
  kind: (typeof visitKinds)[number]
  day: string
  time: string
  minutes: number
  place: string | null
  cancelReason: string | null
  toldAs: string | null
  isPast: boolean
  school: string
  visitor: string | null
  visitorEmail: string | null
  address: string | null
}

const does = {
  nl: { onSite: 'komt op bezoek', phone: 'belt', video: 'beeldbelt' },
  en: { onSite: 'is coming to visit', phone: 'is going to call', video: 'has a video call' },
}
const somebody = { nl: 'Iemand', en: 'Somebody' }
const at = { nl: 'om', en: 'at' }
const where = { nl: 'Waar: ', en: 'Where: ' }
const reason = { nl: 'De reden: ', en: 'The reason: ' }

/** 'donderdag 19 november om 10:30'. */
const whenText = ({ day, time }: ToldVisit, locale: Locale) => `${weekdayText(day, locale)} ${at[locale]} ${time}`

/** What a mail about it can say. */
export function visitWords(visit: ToldVisit, locale: Locale): Record<string, string> {
  const place = visit.place ?? (visit.kind === 'onSite' ? visit.address : null)
  return {
    visitor: visit.visitor || somebody[locale],
    visitorEmail: visit.visitorEmail ?? '',
    school: visit.school,
    how: does[locale][visit.kind],
    when: whenText(visit, locale),
    minutes: String(visit.minutes),
    where: place ? `${where[locale]}${place}.` : '',
    reason: visit.cancelReason ? reason[locale] + visit.cancelReason : '',
  }
}

/** What one knows who was told of it. Whatever else changes is no news. */
export const knownAs = ({ day, time, kind, place, visitorId }: ToldVisit) =>
  [day, time, kind, place ?? '', visitorId ?? ''].join(' ')
