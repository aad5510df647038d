import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { openApplicationStatuses } from '#protocol/features/applications.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import * as protocol from '#protocol/features/vacancies/vacancy-commands.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import { locatingVacancy } from './locate-vacancy.ts'
import { waitsForReview, whatIsMissing } from './publish-vacancy.ts'
import { aboutVacancy, setRelated, written } from './save-vacancy.ts'
import { fillOrFree } from './take-place.ts'
import { isShown } from './vacancies.rules.ts'

/** What makes a place another one to who applied for it. */
const telling = {
  title: ['title'],
  place: ['street', 'houseNumber', 'postalCode', 'city'],
  ages: ['minimumAge', 'maximumAge'],
} as const

/** What somebody agreed to, where the site asks for that: in other words it is another vacancy. */
const reviewed = ['title', 'body', 'requirements', 'sector', 'minimumAge', 'city', 'street'] as const

export const updateVacancy = handle(protocol.updateVacancy, async ({ subject, input, me, tx }) => {
  const filled = await written(tx, subject, input)
  const { columns } = filled
  if (Object.keys(columns).length === 0 && !filled.tagIds && !filled.schoolIds) return
  const next = { ...subject, ...columns }
  const wasShown = isShown(subject)
  const isReworded = reviewed.some((name) => name in columns && !isDeepStrictEqual(columns[name], subject[name]))
  const waits = wasShown && isReworded && (await waitsForReview(tx, me, subject.id))
  const about = { organizationId: subject.organizationId }
  await tx.update(vacancies, subject.id, { ...columns, updatedAt: new Date() })
  if (waits) await tx.move(protocol.vacancyLife.reviewAgain, subject, { tell: about })
  else await fillOrFree(tx, next)
  await setRelated(tx, subject.id, filled)
  const wrong = wasShown ? await whatIsMissing(tx, next) : []
  if (wrong.length > 0) throw new Failure(wrong)
  if (filled.hasMoved && columns.city) tx.enqueue(locatingVacancy(subject.id))
  tx.emit(protocol.vacancyUpdated, about, aboutVacancy(subject.id))
  const changed = keysOf(telling).filter((what) =>
    telling[what].some((name) => name in columns && (columns[name] ?? null) !== (subject[name] ?? null)),
  )
  if (changed.length > 0 && (await hasApplicants(tx, subject.id))) {
    tx.emit(protocol.vacancyChanged, { ...about, changed }, aboutVacancy(subject.id))
  }
})

async function hasApplicants(tx: Tx, vacancyId: string): Promise<boolean> {
  const open = await tx.row('select 1 from applications where vacancy_id = $1 and status = any($2) limit 1', [
    vacancyId,
    openApplicationStatuses,
  ])
  return open !== undefined
}
