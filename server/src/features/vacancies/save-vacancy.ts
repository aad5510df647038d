import { Failure, failField } from '#engine/fail.ts'
import type { TableRow, Tx } from '#engine/writing/transaction.ts'
import { tidied } from '#features/organizations/address.ts'
import { cleanDoc, plainTextOf } from '#protocol/features/vacancies/vacancy-text.ts'
import { placeOf } from '#server/places/towns.ts'
import { contradictions } from './vacancies.rules.ts'

type Values = Record<string, unknown>
const ownPlace = ['street', 'houseNumber', 'postalCode', 'city'] as const
const isPlace = (name: string) => ownPlace.some((each) => each === name)

export type Written = {
  columns: Values
  tagIds: string[] | undefined
  schoolIds: string[] | undefined
  hasMoved: boolean
}

/** What was filled in, as columns of the row; every contradiction is told at once. */
export async function written(tx: Tx, before: TableRow, input: Values): Promise<Written> {
  const { tagIds, schoolIds, organizationId: _, ...given } = input
  const fields: Values = tidied(given)
  const body = fields.body ? cleanDoc(fields.body) : null
  // Without a town the work is where the organization is; half an address is none.
  if (fields.city === null) for (const part of ownPlace) fields[part] = null
  const wrong = contradictions({ ...before, ...fields })
  if (wrong.length > 0) throw new Failure(wrong)
  await requireContact(tx, before.organizationId, fields.contactPersonId)
  const hasMoved = Object.keys(fields).some((name) => isPlace(name) && fields[name] !== (before[name] ?? null))
  const next = { ...before, ...fields }
  const place = hasMoved ? placeOf(next.city, next.postalCode) : undefined
  return {
    columns: {
      ...fields,
      ...('body' in fields ? { body, description: body && plainTextOf(body) } : {}),
      ...(hasMoved ? { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null } : {}),
    },
    tagIds: tagIds as string[] | undefined,
    schoolIds: schoolIds as string[] | undefined,
    hasMoved,
  }
}

/** Applications go to somebody of the organization itself. */
async function requireContact(tx: Tx, organizationId: string, userId: unknown): Promise<void> {
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
