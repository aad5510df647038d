import type { OwnWork } from '#app/features/assignments/own/own.data.ts'
import { isOverdue } from '#app/features/assignments/show/work-mark.ts'
import { dateNear } from '#lib/dates.ts'
import type { Locale, Translate } from '#lib/i18n.tsx'
import { blockSentence } from '#protocol/blocks/block-sentence.ts'

const isToDo = ({ status, isClosed }: OwnWork) => (status === 'todo' || status === 'returned') && !isClosed
const isUrgent = (work: OwnWork, today: string) =>
  isToDo(work) && (work.status === 'returned' || isOverdue(work, today))

/** What has no day comes after what has one. */
const byDay = (one: OwnWork, other: OwnWork) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9')

/** The work to go on with while the route waits for others; `isGoing` for whoever is at their place now. */
export function workUp(works: OwnWork[], { today, isGoing }: { today: string; isGoing: boolean }): OwnWork | null {
  const urgent = works.filter((work) => isUrgent(work, today))
  const found = urgent.length > 0 ? urgent : isGoing ? works.filter(isToDo) : []
  return found.toSorted(byDay)[0] ?? null
}

/** What cannot wait either, beside a step that is up. A step of the route tells of its own work. */
export const worksBeside = (works: OwnWork[], today: string): OwnWork[] =>
  works.filter((work) => isUrgent(work, today) && !work.isOfStep)

type Around = { today: string; helper: Record<'who' | 'whoFirst', string>; meanwhile: string }

/** It in words, with whom the route waits for meanwhile. */
export function workStep(
  { title, status, dueOn }: OwnWork,
  { today, helper, meanwhile }: Around,
  t: Translate,
  locale: Locale,
) {
  const block = status === 'returned' ? 'assignmentReturned' : 'assignment'
  const date = dueOn ? dateNear(dueOn, locale, today, 'long') : ''
  const due = dueOn && t(dueOn < today ? 'next.late' : 'next.due', { date, ...helper })
  const text = [
    status === 'returned' && t('next.returned.text', helper),
    due,
    meanwhile && t('next.meanwhile', { what: meanwhile }),
  ]
  return {
    title: blockSentence({ block, up: 'student', locale, phase: title, isYou: true }),
    text: text.filter(Boolean).join(' '),
  }
}
