import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { personName } from '#lib/person-name.ts'
import { isDate, isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { activities } from '#protocol/features/activities.ts'
import { users } from '#protocol/features/users.ts'
import { type ActivityKind, activityKinds } from '#protocol/generated/activity-kinds.ts'
import { addDays } from '#protocol/shared/days.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { dayStart } from './dutch-days.ts'
import { findSubjects } from './subjects.server.ts'

type Context = Readonly<RouterContextProvider>

/** What somebody looks for, as it stands in the address. */
export type ActionFilters = {
  kind: ActivityKind | null
  personId: string | null
  from: string
  until: string
  /** Everything about one person, organization or class. */
  about: { type: string; id: string } | null
}

export function readFilters(search: URLSearchParams): ActionFilters {
  const day = (name: string) => {
    const text = search.get(name)
    return isDate(text) ? text : ''
  }
  const [kind, personId, type, id] = ['soort', 'persoon', 'over', 'id'].map((name) => search.get(name))
  return {
    kind: isKeyOf(activityKinds, kind) ? kind : null,
    personId: isId(personId) ? personId : null,
    from: day('van'),
    until: day('tot'),
    about: type && /^\w{1,40}$/.test(type) && isId(id) ? { type, id } : null,
  }
}

/** The same filters for the API. Days are those of the Netherlands, the last one included. */
export function filterOf({ kind, personId, from, until, about }: ActionFilters) {
  return {
    ...(kind ? { kind } : {}),
    ...(personId ? { personId } : {}),
    ...(from ? { createdAtGteq: dayStart(from) } : {}),
    ...(until ? { createdAtLt: dayStart(addDays(until, 1)) } : {}),
    ...(about ? { subjectTypeEq: about.type, aboutId: about.id } : {}),
  }
}

/** Nobody reads further back page by page; how many there are beyond is not worth counting. */
const COUNTED = 500

type Asked = { number: number; size: number; lines?: boolean }

/** In lines, what was done to many at once is told once, and pages are counted by what stands on them. */
export async function findActions(context: Context, filters: ActionFilters, { lines = true, ...page }: Asked) {
  const api = context.get(apiContext)
  const filter = { ...filterOf(filters), ...(lines ? { lines } : {}) }
  const rows = await api.list(activities, {
    filter,
    include: ['actor', 'impersonator'],
    page: { ...page, count: COUNTED },
  })
  const others = rows.flatMap(({ otherType, otherId }) =>
    otherType && otherId ? [{ subjectType: otherType, subjectId: otherId }] : [],
  )
  const subjects = await findSubjects(context, [...rows, ...others])
  // Whoever is looked for has a line of their own.
  const isAlone = ({ subjectId }: { subjectId: string }) => !lines || filters.about || subjectId === filters.personId
  const actions = rows.map((row) => actionOf(isAlone(row) ? { ...row, others: 0 } : row, subjects))
  return { actions, records: rows.records, isMore: rows.isMore }
}

type Subjects = Awaited<ReturnType<typeof findSubjects>>

const isBulk = ({ name }: Row<typeof activities>) => name.startsWith('bulk.')

function otherOf(row: Row<typeof activities>, subjects: Subjects) {
  const { otherId, otherName } = row
  if (otherName && !isBulk(row)) return { title: otherName, to: null }
  const found = otherId ? subjects.get(otherId) : undefined
  return found?.title ? found : null
}

function actionOf(row: Row<typeof activities, 'actor' | 'impersonator'>, subjects: Subjects) {
  const { actor, impersonator } = row
  const found = subjects.get(row.subjectId)
  return {
    id: row.id,
    // A dot would look for a word inside another one.
    name: row.name.replace('.', '_'),
    subjectId: row.subjectId,
    subject: row.subjectName,
    title: found?.title || null,
    to: found?.to ?? null,
    /** The class, the mentor or the tag that it was about as well. */
    other: otherOf(row, subjects),
    /** The action on many rows by the name that the code has for it, and how many it changed. */
    bulk: isBulk(row) && row.otherName ? { action: row.otherName, rows: row.rows ?? 0 } : null,
    /** How many more the same was done to at once. */
    others: row.others,
    at: row.createdAt,
    actor: personOf(actor),
    by: personOf(impersonator),
  }
}
export type Action = ReturnType<typeof actionOf>

/** Somebody whose name one may see has a page that one may open. */
function personOf(person: Row<typeof users> | null) {
  if (!person) return null
  const name = personName(person)
  return { id: person.id, name, to: name ? `/users/${person.id}` : null }
}

/** The person of the filter, by name. One that cannot be seen is nobody. */
export async function findPerson(context: Context, id: string | null) {
  if (!id) return null
  const [person] = await context.get(apiContext).list(users, { filter: { idIn: [id] }, page: { size: 1 } })
  return person ? { value: id, label: personName(person) } : { value: id, label: '–' }
}
