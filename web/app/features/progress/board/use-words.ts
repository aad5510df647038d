import { useMemo, useRef } from 'react'
import { dateText } from '#lib/dates.ts'
import { type Locale, type Say, useLocale, useT } from '#lib/i18n.tsx'
import { blockSentence } from '#protocol/blocks/block-sentence.ts'
import type { BoardColumn } from '#protocol/features/progress-board.ts'
import { addDays } from '#protocol/shared/days.ts'
import { type Board, markAt, nameOfTurn, type Student } from './board-model.ts'

/** Whose turn it can be besides the student's. */
const others = ['host', 'mentor', 'school'] as const

/** How a board speaks: the name of a phase, a day, the few words under a mark and the sentence behind it. */
export function useBoardWords(board: Board) {
  const t = useT('progress')
  const locale = useLocale()
  const latest = useRef(t)
  latest.current = t
  // Rows are drawn again when these change, so they stay the same as long as the board does.
  return useMemo(() => wordsOf(board, locale, latest.current), [board, locale])
}

function wordsOf(board: Board, locale: Locale, t: Say<'progress'>) {
  const { base } = board
  const days = new Map<number, string>()
  const day = (at: number): string => {
    const known = days.get(at) ?? dateText(addDays(base, at), locale)
    days.set(at, known)
    return known
  }
  const phase = ({ name, nameEn }: BoardColumn) => (locale === 'en' ? nameEn : name)
  const number = (value: number) => String(value).replace('.', locale === 'nl' ? ',' : '.')

  /** Under the mark where somebody stands. */
  const pill = ({ late, isYou, block, up, hours, planned, starts, at }: Student): string => {
    if (late > 0) return t(late === 1 ? 'pill.lateOne' : 'pill.late', { count: late })
    if (isYou) return t(block === 'review' ? 'pill.yourReview' : block === 'completion' ? 'pill.yourEnd' : 'pill.you')
    if (block === 'search') return t('pill.search')
    if (up === 'calendar') return starts === null ? t('pill.busy') : t('pill.calendar', { date: day(starts) })
    const other = others.find((each) => each === up)
    if (other) return t(`pill.${other}`)
    if (block === 'redo') return t('pill.redo')
    const isHours = board.columns[at]?.kind === 'hours'
    if (isHours && hours && planned) return t('pill.hours', { hours: number(hours), planned })
    return t('pill.busy')
  }
  const sentence = (student: Student): string => {
    const column = board.columns[student.at]
    return blockSentence({
      block: student.block,
      up: student.up,
      locale,
      phase: column ? phase(column) : '',
      isYou: student.isYou,
      who: nameOfTurn(student),
      date: student.starts === null ? '' : day(student.starts),
    })
  }
  /** Below a mark: the few words where somebody stands, else the day it was done. */
  const under = (student: Student, column: number): string => {
    if (column === student.at) return pill(student)
    const cell = student.cells[column]
    const isDone = cell?.status === 'approved' || cell?.status === 'skipped'
    return isDone && cell.moved !== null ? day(cell.moved) : ''
  }
  /** A cell read aloud. */
  const aloud = (student: Student, column: number): string => {
    const named = board.columns[column]
    const state =
      student.cells[column] || column === student.at ? t(`marks.${markAt(student, column)}`) : t('marks.none')
    return [named ? phase(named) : '', state, under(student, column)].filter(Boolean).join(', ')
  }
  return { t, locale, day, phase, pill, sentence, under, aloud }
}
export type BoardWords = ReturnType<typeof useBoardWords>
