import type { Changes, TableRow } from '#db/tables.ts'
import { Failure, failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tidied } from '#features/organizations/address.ts'
import type { Values } from '#protocol/declaring/fields.ts'
import type { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import type { vacancyFields } from '#protocol/features/vacancies/vacancy-commands.ts'
import { cleanDoc, plainTextOf } from '#protocol/features/vacancies/vacancy-text.ts'
import { placeOf } from '#server/places/towns.ts'
import { contradictions } from './vacancies.rules.ts'

type Vacancy = TableRow<'vacancies'>
type Given = Partial<Values<typeof vacancyFields>>
/** What is there of it already; of a new one hardly anything. */
type Before = Pick<Vacancy, 'organizationId'> & Partial<Vacancy>
const ownPlace = ['street', 'houseNumber', 'postalCode', 'city'] as const

export type Written = {
  columns: Changes<typeof vacancies>
  tagIds: readonly string[] | null | undefined
  schoolIds: readonly string[] | null | undefined
  hasMoved: boolean
}

/** What was filled in, as columns of the row; every contradiction is told at once. */
export async function written(tx: Tx, before: Before, input: Given): Promise<Written> {
  const { tagIds, schoolIds, ...given } = input
  const fields = tidied(given)
  const body = fields.body ? cleanDoc(fields.body) : null
  // Without a town the work is where the organization is; half an address is none.
  if (fields.city === null) for (const part of ownPlace) fields[part] = null
  const wrong = contradictions({ ...before, ...fields })
  if (wrong.length > 0) throw new Failure(wrong)
  await requireContact(tx, before.organizationId, fields.contactPersonId)
  const hasMoved = ownPlace.some((part) => part in fields && fields[part] !== (before[part] ?? null))
  const next = { ...before, ...fields }
  const place = hasMoved ? placeOf(next.city, next.postalCode) : undefined
  return {
    columns: {
      ...fields,
      ...('body' in fields ? { body, description: body && plainTextOf(body) } : {}),
      ...(hasMoved ? { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null } : {}),
    },
    tagIds,
    schoolIds,
    hasMoved,
  }
}

/** Applications go to somebody of the organization itself. */
async function requireContact(tx: Tx, organizationId: string, userId: string | null | undefined): Promise<void> {
  if (!userId) return
  const works = await tx.row(
    `select 1 from roles r join users u on u.id = r.user_id
     where r.user_id = $1 and r.organization_id = $2 and u.status <> 'archived' limit 1`,
    [userId, organizationId],
  )
  if (!works) throw failField('relation.missing', 'contactPersonId', { name: 'contact person' })
}

/** Tags and schools as they are from now on; what is gone meanwhile is left out. */
export async function setRelated(tx: Tx, vacancyId: string, { tagIds, schoolIds }: Written): Promise<void> {
  if (tagIds) {
    await tx.run('delete from vacancy_tags where vacancy_id = $1 and tag_id <> all($2::uuid[])', [vacancyId, tagIds])
    await tx.run(
      `insert into vacancy_tags (vacancy_id, tag_id) select $1, id from tags where id = any($2::uuid[])
       on conflict do nothing`,
      [vacancyId, tagIds],
    )
  }
  if (!schoolIds) return
  await tx.run('delete from vacancy_schools where vacancy_id = $1 and school_id <> all($2::uuid[])', [
    vacancyId,
    schoolIds,
  ])
  await tx.run(
    `insert into vacancy_schools (vacancy_id, school_id) select $1, id from organizations
     where id = any($2::uuid[]) and type = 'School' on conflict do nothing`,
    [vacancyId, schoolIds],
  )
}

export const aboutVacancy = (id: string) => ({ type: 'vacancies', id })
