import type { Cells } from '#protocol/features/imports.ts'
import { groupBy, type JudgedRow, outcomeOf, type ReadRow } from '../import-row.ts'
import { CellReader } from '../read/read-cells.ts'
import { type ReadContext, schoolYear } from '../students/read-student.ts'

export type GroupData = {
  className: string | null
  level: string | null
  schoolYearId: string | null
  mentors: string[]
}
export type Group = { id: string; name: string; yearId: string; level: string | null }

export function readGroup(
  number: number,
  cells: Cells,
  context: Pick<ReadContext, 'years' | 'schoolYearId'>,
): ReadRow<GroupData> {
  const read = new CellReader(cells)
  const data = {
    className: read.text('className', 60),
    level: read.text('level', 60),
    schoolYearId: schoolYear(read, context),
    mentors: [read.raw('mentor'), read.raw('secondMentor')].filter(Boolean).map((text) => text.slice(0, 200)),
  }
  if (!data.className) read.add('classMissing', 'className')
  return { number, cells, data, name: data.className ?? '', problems: read.problems }
}

const keyOf = ({ data }: ReadRow<GroupData>) =>
  data.className ? `${data.schoolYearId} ${data.className.toLowerCase()}` : null

/** Somebody who stands on none of the lines of this class before it. */
function addsMentor({ number, data }: ReadRow<GroupData>, lines: readonly ReadRow<GroupData>[]): boolean {
  const before = lines.filter((line) => line.number < number).flatMap((line) => line.data.mentors)
  return data.mentors.some((mentor) => !before.includes(mentor))
}

/** A class that stands on two lines has two mentors, which is no conflict; only two levels are. */
export function judgeGroups(rows: readonly ReadRow<GroupData>[], groups: readonly Group[]): JudgedRow<GroupData>[] {
  const known = new Map(groups.map((group) => [`${group.yearId} ${group.name.toLowerCase()}`, group]))
  const seen = groupBy(rows, keyOf)
  return rows.map((row) => {
    const key = keyOf(row)
    const first = (key && seen.get(key)?.[0]) || row
    const group = key ? known.get(key) : undefined
    const problems = [...row.problems]
    const { level } = row.data
    if (first !== row) {
      const isSame = !level || level.toLowerCase() === first.data.level?.toLowerCase()
      const same = addsMentor(row, seen.get(key ?? '') ?? []) ? 'anotherMentor' : 'repeated'
      problems.push({ code: isSame ? same : 'twiceInFile', params: { row: first.number } })
    }
    const isOther = level !== null && level.toLowerCase() !== group?.level?.toLowerCase()
    const changes = group && isOther && first === row ? [{ field: 'level' as const, from: group.level, to: level }] : []
    const otherwise = first !== row ? 'unchanged' : !group ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    const outcome = outcomeOf(problems, otherwise)
    return { ...row, problems, outcome, changes, candidates: [], personKey: key, subjectId: group?.id ?? null }
  })
}
