import type { RootData } from '#lib/use-root.ts'
import type { ApplyState } from './apply-state.ts'

export type ApplyVacancy = {
  id: string
  title: string
  status: string
  weekdays: number[]
  isDirect: boolean
  placesLeft: number
  minimumAge: number | null
  maximumAge: number | null
  startDate: string | null
}
type Session = RootData['session']

/** As whom somebody could apply: for oneself, for a student, or not at all. */
export function applyAs(session: Session): 'guest' | 'self' | 'staff' | 'nobody' {
  if (!session) return 'guest'
  if (session.can.applyForStudents) return 'staff'
  return session.can.applyOneself ? 'self' : 'nobody'
}

/** How old somebody is on a day; both as 2026-11-15. */
function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export type Standing = 'applied' | 'gone' | 'tooYoung' | 'tooOld' | 'noPeriod' | 'closed' | 'full' | 'direct' | 'open'

/** What stands between somebody and this place; the server decides again. */
export function standingOf(vacancy: ApplyVacancy, state: ApplyState, session: Session, today: string): Standing {
  if (state.application) return 'applied'
  if (vacancy.status !== 'published' && vacancy.status !== 'full') return 'gone'
  const begin = [vacancy.startDate ?? '', state.period?.startDate ?? ''].reduce(
    (one, other) => (one > other ? one : other),
    today,
  )
  const isIntern = session?.can.doInternship === true
  const age = isIntern && state.birthDate ? ageOn(state.birthDate, begin) : null
  if (age !== null && vacancy.minimumAge !== null && age < vacancy.minimumAge) return 'tooYoung'
  if (age !== null && vacancy.maximumAge !== null && age > vacancy.maximumAge) return 'tooOld'
  if (isIntern && !state.hasPeriod) return 'noPeriod'
  if (isIntern && !state.period) return 'closed'
  if (vacancy.placesLeft <= 0) return 'full'
  return vacancy.isDirect ? 'direct' : 'open'
}

/** Whether there is a way on from this place: to the form, or to signing in first. */
export function maySend(vacancy: ApplyVacancy, state: ApplyState | null, session: Session, today: string): boolean {
  const who = applyAs(session)
  if (who !== 'self' || !state) return who !== 'nobody'
  return ['open', 'direct', 'full'].includes(standingOf(vacancy, state, session, today))
}
