import { apiContext, pageContext } from '#lib/context.ts'
import { today } from '#lib/dates.ts'
import { messages } from '#lib/messages.server.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { translate } from '#lib/translate.ts'
import { blockSentence } from '#protocol/blocks/block-sentence.ts'
import { progressBoard } from '#protocol/features/progress-board.ts'
import { addDays } from '#protocol/shared/days.ts'
import { tableFiles } from '#protocol/shared/table-files/table-file.ts'
import type { Route } from './+types/board-file'
import { boardOf, markAt, nameOfTurn, type Student } from './board/board-model.ts'
import { shownOf, viewOf } from './board/board-view.ts'

/** What the board shows as a file for a spreadsheet: a student on a line, a phase in a column. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  await requireCan(context, 'seeProgress')
  const { locale, site } = context.get(pageContext)
  const t = (key: string) => translate(messages[locale], `progress.${key}`)
  const asked = new URL(request.url).searchParams
  const told = await context.get(apiContext).tell(progressBoard, { filter: { periodId: params.internship_period_id } })
  const board = boardOf(told)
  const named = board.columns.map((column) => (locale === 'en' ? column.nameEn : column.name))
  const columns = ['student', 'class', 'mentor', 'place', 'block', 'since']
    .map((key) => ({ heading: t(`file.${key}`), isWide: key === 'block' }))
    .concat(named.map((heading) => ({ heading, isWide: false })))
  const cellOf = (student: Student, column: number): string => {
    const cell = student.cells[column]
    if (!cell) return ''
    const mark = t(`marks.${markAt(student, column)}`)
    const isDone = cell.status === 'approved' || cell.status === 'skipped'
    const day = isDone ? cell.moved : cell.due
    return day === null ? mark : `${mark} (${addDays(board.base, day)})`
  }
  const rowOf = (student: Student): string[] => [
    student.name,
    board.groups[student.group ?? -1]?.name ?? '',
    student.mentors.map((at) => board.mentors[at]?.name).join(', '),
    student.place ?? '',
    blockSentence({
      block: student.block,
      up: student.up,
      locale,
      phase: named[student.at] ?? '',
      isYou: student.isYou,
      who: nameOfTurn(student),
      date: student.starts === null ? '' : addDays(board.base, student.starts),
    }),
    student.since === null ? '' : addDays(board.base, student.since),
    ...board.columns.map((_, column) => cellOf(student, column)),
  ]
  const { students } = shownOf(board, viewOf(asked))
  const kind = asked.get('als') === 'csv' ? 'csv' : 'xlsx'
  const { type, write } = tableFiles[kind]
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of write(columns, oneSlice(students.map(rowOf)))) parts.push(new Uint8Array(part))
  return new Response(new Blob(parts), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${site.key}-${t('file.name')}-${today()}.${kind}"`,
      'cache-control': 'no-store',
    },
  })
}

async function* oneSlice(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows
}
