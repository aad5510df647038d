import { data } from 'react-router'
import { decided, takeBack, tooLate } from '#app/features/queue/decided.server.ts'
import { type FormAnswer, save, submit } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { approveVacancy, reconsiderVacancy, rejectVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { readVacancy } from '../vacancy/vacancy-page.server.ts'

export const path = '/vacancies/review'
export type Answer = FormAnswer & { id: string }

/** Who waits, oldest first, and everything about the one that is up. */
export async function readQueue(api: Client, asked: string | null) {
  const found = await api.list(vacancies, {
    filter: { statusEq: 'in_review', managed: true },
    include: ['organization'],
    sort: 'createdAt',
    page: { size: 50 },
  })
  const waiting = found
    .filter(({ can }) => can.approveVacancy)
    .map(({ id, title, sector, createdAt, organization }) => ({
      id,
      title,
      sector: sector ?? null,
      createdAt,
      host: String(organization?.name ?? ''),
    }))
  const up = waiting.find(({ id }) => id === asked) ?? waiting[0]
  return { waiting, records: found.records, current: up ? await readVacancy(api, up.id) : null }
}

/** After a decision the next one is up. */
export async function runDecision(api: Client, request: Request) {
  const form = await request.clone().formData()
  const { id, next, decision } = recordOf(['id', 'next', 'decision'], (name) => formText(form, name))
  if (decision === 'undo') return takeBack(path, id, () => api.run(reconsiderVacancy, id))
  const decide = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work()
    } catch (error) {
      // Somebody else, or another tab, was earlier.
      if (error instanceof ApiError && (error.status === 404 || error.errors[0]?.code === 'state.conflict')) {
        return tooLate({ path, next, said: 'vacancies.review.already' })
      }
      throw error
    }
    return decided({ path, id, next, said })
  }
  const answer =
    decision === 'reject'
      ? await submit(request, rejectVacancy, (input) =>
          decide(() => api.run(rejectVacancy, id, input), 'vacancies.done.rejectVacancy'),
        )
      : await save(() => decide(() => api.run(approveVacancy, id), 'vacancies.done.approveVacancy'))
  return data<Answer>({ id, ...answer.data }, answer.init ?? undefined)
}
