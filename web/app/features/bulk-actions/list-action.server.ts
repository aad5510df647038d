import { data } from 'react-router'
import { ApiError, type Client } from '#protocol/client.ts'
import type { Command, Fields, Resource } from '#protocol/declaring/define.ts'
import { startBulkAction } from '#protocol/features/bulk-actions.ts'
import { isKeyOf } from '#protocol/shared/guards.ts'
import { filterQuery } from './filter-query.ts'

/** What a list can do: the command for one row, and what the same is called for many. Without a command one is many. */
export type ListCommands<A extends string> = Record<A, { command?: Command<Fields, Resource>; bulk?: string }>
export type ListAnswer<A extends string> = {
  action: A
  id?: string
  /** What came of it, when that is not what the action is called. */
  outcome?: string
  bulkId?: string
  problem?: string
}

type Asked<A extends string> = {
  form: FormData
  /** What the list shows, for who means all of it. */
  filter: Record<string, string[]>
  /** What is told of one row when that is not what the action is called. */
  outcomeOf?(action: A, id: string, row: { id: string }): Promise<string | undefined>
}

/** To one row at once, where that can be taken back; to many, or to all that the list holds, in the background. */
export async function runListAction<A extends string>(api: Client, commands: ListCommands<A>, asked: Asked<A>) {
  const { form, filter, outcomeOf } = asked
  const action = form.get('action')
  if (!isKeyOf(commands, action)) throw data(null, { status: 400 })
  const ids = form.getAll('id').map(String)
  const isAll = form.get('all') === 'true'
  const input = inputOf(form)
  const { command, bulk } = commands[action]
  try {
    const [id] = ids
    if (command && !isAll && id && ids.length === 1) {
      const row = await api.run(command, id, input)
      return data<ListAnswer<A>>({ action, id, outcome: await outcomeOf?.(action, id, row) })
    }
    if (!bulk) throw data(null, { status: 400 })
    const chosen = isAll ? { all: true, filter: filterQuery(filter) } : { ids }
    const started = await api.run(startBulkAction, '', { action: bulk, ...chosen, input })
    return data<ListAnswer<A>>({ action, bulkId: String(started.id) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return data<ListAnswer<A>>({ action, problem: error.message }, error.status)
  }
}

/** What else was chosen for all of them. */
function inputOf(form: FormData): Record<string, string> {
  const own = ['action', 'id', 'all']
  return Object.fromEntries(
    [...form].filter(([name]) => !own.includes(name)).map(([name, value]) => [name, `${value}`]),
  )
}
