import { query, told } from '#protocol/declaring/define.ts'
import type { applicationStatuses } from './applications.ts'
import type { AnswerPace } from './supply-numbers.ts'

/** How it goes with the trainees of a host, and the internships that count for each. */
export const traineeStates = {
  going: ['approved', 'contracting', 'ready', 'running', 'evaluating'],
  completed: ['completed'],
  stopped: ['stopped'],
} as const
export type TraineeState = keyof typeof traineeStates

/** Each number is that of a list that the host has; a number of places is the sum over that list. */
export type OwnNumbers = {
  today: string
  vacancies: number
  places: number
  taken: number
  applications: Record<(typeof applicationStatuses)[number], number>
  answers: { paces: Record<AnswerPace, number>; days: number | null }
  trainees: Record<TraineeState, number>
  /** What trainees and volunteers did there, all together. */
  hours: number
}

export const ownNumbers = query('ownNumbers', 'GET /analytics/own', {
  tells: told<OwnNumbers>(),
  summary: 'The places, applications, answers, trainees and hours of one’s own organization',
})
