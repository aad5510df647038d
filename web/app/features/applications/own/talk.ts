import type { Application } from '../applications.data.ts'

/** A moment to meet that is still to come. */
export const isTalkAhead = ({ status, talkAt, isTalkOver }: Application): boolean =>
  status === 'in_talk' && talkAt !== null && !isTalkOver

export const calendarPath = (id: string): string => `/aanmeldingen/${id}/afspraak.ics`

/** How to cycle there, on a map elsewhere: to the point where the work is, or to what the host wrote. */
export function routePath({ vacancy, talkPlace, host }: Pick<Application, 'vacancy' | 'talkPlace' | 'host'>): string {
  const { latitude, longitude, city } = vacancy
  const destination =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [talkPlace, host.name, city].filter(Boolean).join(', ')
  const params = new URLSearchParams({ api: '1', travelmode: 'bicycling', destination })
  return `https://www.google.com/maps/dir/?${params}`
}
