import { isDate, isId } from '#protocol/declaring/ids-and-dates.ts'

/** What the address says: which week and day one looks at, and whom one wants to see. */
export type PlanView = {
  week: string
  day: string
  mentor: string
  group: string
  isNew: boolean
  internship: string
  page: number
}

const dayIn = (text: string | null) => (text && isDate(text) ? text : '')
const idIn = (text: string | null) => (text && isId(text) ? text : '')

export function viewOf(params: URLSearchParams): PlanView {
  const page = Number(params.get('page'))
  return {
    week: dayIn(params.get('week')),
    day: dayIn(params.get('dag')),
    mentor: idIn(params.get('mentor')),
    group: idIn(params.get('klas')),
    isNew: params.get('nieuw') === '1',
    internship: idIn(params.get('stage')),
    page: Number.isSafeInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

export function addressOf({ week, day, mentor, group, isNew, internship, page }: PlanView): string {
  const params = new URLSearchParams()
  if (week) params.set('week', week)
  if (day) params.set('dag', day)
  if (mentor) params.set('mentor', mentor)
  if (group) params.set('klas', group)
  if (isNew) params.set('nieuw', '1')
  if (internship) params.set('stage', internship)
  if (page > 1) params.set('page', String(page))
  return `/bezoeken${params.size > 0 ? `?${params}` : ''}`
}
