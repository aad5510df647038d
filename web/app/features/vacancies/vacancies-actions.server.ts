import { redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import type { Client } from '#protocol/client.ts'
import {
  closeVacancy,
  duplicateVacancy,
  pauseVacancy,
  publishVacancy,
  renewVacancy,
  reopenVacancy,
  resumeVacancy,
} from '#protocol/features/vacancies/vacancy-commands.ts'

export const vacancyCommands = {
  publishVacancy: { command: publishVacancy },
  pauseVacancy: { command: pauseVacancy, bulk: 'pauseVacancies' },
  resumeVacancy: { command: resumeVacancy, bulk: 'resumeVacancies' },
  closeVacancy: { command: closeVacancy, bulk: 'closeVacancies' },
  reopenVacancy: { command: reopenVacancy },
  duplicateVacancy: { command: duplicateVacancy },
  renewVacancy: { command: renewVacancy, bulk: 'renewVacancies' },
}
export type VacancyAction = keyof typeof vacancyCommands

export const isVacancyAction = (name: unknown): name is VacancyAction =>
  typeof name === 'string' && Object.hasOwn(vacancyCommands, name)

export async function runOnOne(api: Client, action: VacancyAction, id: string) {
  const row = await api.run(vacancyCommands[action].command, id)
  leadToDraft(action, id, row)
  return row
}

type Answered = { id: string; startDate?: string | null; endDate?: string | null }

/** What makes a new draft leads to it, so that one can go on writing. */
export function leadToDraft(action: VacancyAction, id: string, row: Answered): undefined {
  if (row.id === id) return
  // One without dates is for the whole year, last year and this one.
  const isUndated = action === 'renewVacancy' && !row.startDate && !row.endDate
  const said = isUndated ? 'renewVacancyUndated' : action
  throw redirect(`/vacancies/${row.id}/edit`, withToast({ title: `vacancies.done.${said}` }))
}
