import type { RouterContextProvider } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import { knownFilter } from '#protocol/declaring/known-filter.ts'
import { users } from '#protocol/features/users.ts'

/** Who stands before and after somebody in the list that one came from; nothing for who came another way. */
export async function readAround(context: Readonly<RouterContextProvider>, request: Request) {
  const params = new URL(request.url).searchParams
  const at = Number(params.get('nr'))
  const list = params.get('lijst')
  if (!list || !Number.isSafeInteger(at) || at < 1) return null
  const asked = new URLSearchParams(list)
  const sort =
    asked.get('sort') === '-urgentAt' ? '-urgentAt' : asked.get('sort') === 'urgentAt' ? 'urgentAt' : 'lastName'
  asked.delete('sort')
  const filter = knownFilter(users, Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name)])))
  const api = context.get(apiContext)
  const one = async (number: number) => {
    if (number < 1) return null
    const fields = { users: ['firstName', 'infix', 'lastName'] } as const
    const found = await orElse(api.list(users, { filter, sort, fields, page: { number, size: 1 } }), null)
    const [row] = found ?? []
    if (!found || !row) return null
    const to = `/users/${row.id}?${new URLSearchParams({ lijst: list, nr: String(number) })}`
    return { name: personName(row), to, all: found.records }
  }
  const [previous, next] = await Promise.all([one(at - 1), one(at + 1)])
  return { at, all: previous?.all ?? next?.all ?? at, previous, next }
}
export type Around = NonNullable<Awaited<ReturnType<typeof readAround>>>
