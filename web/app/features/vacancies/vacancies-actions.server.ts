import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { startBulkAction } from '#protocol/bulk-actions.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import {
  closeVacancy,
  duplicateVacancy,
  pauseVacancy,
  publishVacancy,
  renewVacancy,
  reopenVacancy,
  resumeVacancy,
} from '#protocol/vacancies/vacancy-commands.ts'
import { filterQuery } from './vacancies.data.ts'

const commands = {
  publishVacancy,
  pauseVacancy,
  resumeVacancy,
  closeVacancy,
  reopenVacancy,
  duplicateVacancy,
  renewVacancy,
}
export type VacancyAction = keyof typeof commands
export type VacancyActionAnswer = { action: VacancyAction; id?: string; bulkId?: string; problem?: string }

const bulkNames: Partial<Record<VacancyAction, string>> = {
  pauseVacancy: 'pauseVacancies',
  resumeVacancy: 'resumeVacancies',
  closeVacancy: 'closeVacancies',
  renewVacancy: 'renewVacancies',
}

export const isVacancyAction = (name: unknown): name is VacancyAction =>
  typeof name === 'string' && Object.hasOwn(commands, name)

/** What makes a new draft leads to it, so that one can go on writing. */
export async function runOnOne(api: Client, action: VacancyAction, id: string) {
  const row = await api.run(commands[action], id)
  if (row.id !== id) {
    // One without dates is for the whole year, last year and this one.
    const isUndated = action === 'renewVacancy' && !row.startDate && !row.endDate
    const said = isUndated ? 'renewVacancyUndated' : action
    throw redirect(`/vacancies/${row.id}/edit`, withToast({ title: `vacancies.done.${said}` }))
  }
  return row
}

/** To one vacancy at once; to many, or to all that the list holds, in the background. */
export async function runVacanciesAction(api: Client, form: FormData, filter: Record<string, string[]>) {
  const action = form.get('action')
  if (!isVacancyAction(action)) throw data(null, { status: 400 })
  const ids = form.getAll('id').map(String)
  const isAll = form.get('all') === 'true'
  try {
    if (!isAll && ids.length === 1) {
      await runOnOne(api, action, ids[0] as string)
      return data<VacancyActionAnswer>({ action, id: ids[0] })
    }
    const name = bulkNames[action]
    if (!name) throw data(null, { status: 400 })
    const chosen = isAll ? { all: true, filter: filterQuery(filter) } : { ids }
    const started = await api.run(startBulkAction, '', { action: name, ...chosen })
    return data<VacancyActionAnswer>({ action, bulkId: String(started.id) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return data<VacancyActionAnswer>({ action, problem: error.message }, error.status)
  }
}
