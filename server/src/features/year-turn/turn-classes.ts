import type { PlannedClass, TurnPlan } from '#protocol/features/year-turn.ts'
import { type Read, type Turn, undoUntil } from './turn-years.ts'
import { isFinal, nextName } from './year-turn.rules.ts'

export type ClassPlan = Omit<PlannedClass, 'students' | 'flows'>
export type PlannedTurn = {
  turn: Turn
  years: Pick<TurnPlan, 'year' | 'next' | 'today' | 'undoUntil' | 'canUndo'>
  classes: ClassPlan[]
}

type Row = Pick<ClassPlan, 'id' | 'name' | 'mentors'> & {
  level: string | null
  fate: ClassPlan['fate'] | null
  target: string | null
  mentor: ClassPlan['mentor'] | null
  mentorId: string | null
}

/** A mentor who can go along: still here, and still a mentor of the school. */
export const isMentor = (user: string, school: string) => `exists (select from users u join roles r on r.user_id = u.id
  where u.id = ${user} and u.status <> 'archived' and r.name = 'mentor' and r.organization_id = ${school})`

const yearJson = (y: string) => `json_build_object('id', ${y}.id, 'name', ${y}.name, 'startDate', ${y}.start_date,
  'endDate', ${y}.end_date)`

const classRows = `select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'level', l.name, 'fate', c.fate,
      'target', c.target_name, 'mentor', c.mentor,
      'mentorId', case when ${isMentor('c.mentor_id', 't.school_id')} then c.mentor_id end,
      'mentors', coalesce((select json_agg(json_build_object('id', p.id,
          'name', concat_ws(' ', p.first_name, p.infix, p.last_name)) order by m.created_at, p.id)
        from mentorships m join users p on p.id = m.mentor_id
        where m.group_id = g.id and ${isMentor('m.mentor_id', 't.school_id')}), '[]')) order by g.name), '[]')
  from groups g left join levels l on l.id = g.level_id
  left join year_turn_classes c on c.year_turn_id = t.id and c.group_id = g.id
  where g.school_id = t.school_id and g.school_year_id = t.school_year_id`

/**
 * A turn with every class of its year and what becomes of it: as somebody decided, else as its name and its level propose. Of
 * these schools only; nothing where they are not said.
 */
export async function readTurn(read: Read, turnId: string, schools: string[] | null): Promise<PlannedTurn | undefined> {
  const [row] = await read<{ turn: Turn; years: PlannedTurn['years']; classes: Row[] }>({
    text: `select json_build_object('id', t.id, 'schoolId', t.school_id, 'schoolYearId', t.school_year_id,
          'nextYearId', t.next_year_id) as turn,
        json_build_object('year', ${yearJson('y')}, 'next', ${yearJson('n')}, 'today', today_nl(),
          'undoUntil', ${undoUntil('n')}, 'canUndo', today_nl() <= ${undoUntil('n')}) as years,
        (${classRows}) as classes
      from year_turns t join school_years y on y.id = t.school_year_id join school_years n on n.id = t.next_year_id
      where t.id = $1 and ($2::uuid[] is null or t.school_id = any($2))`,
    values: [turnId, schools],
  })
  return row && { ...row, classes: row.classes.map((each) => proposed(each, row.classes)) }
}

function proposed({ level, ...row }: Row, all: readonly Row[]): ClassPlan {
  return {
    ...row,
    fate: row.fate ?? (isFinal({ name: row.name, level }, all) ? 'leaves' : 'moves'),
    target: row.target ?? nextName(row.name),
    isChosen: row.fate !== null,
    mentor: row.mentor ?? 'along',
  }
}

export type MentorLink = { mentorId: string; target: string }

/** Who looks after the classes of the next year: along with a class, or chosen instead. */
export function mentorLinks(classes: readonly ClassPlan[]): MentorLink[] {
  return classes
    .filter(({ fate }) => fate === 'moves')
    .flatMap(({ mentor, mentors, mentorId, target }) => {
      const along = mentor === 'along' ? mentors.map(({ id }) => id) : []
      const other = mentor === 'other' && mentorId ? [mentorId] : []
      return [...along, ...other].map((each) => ({ mentorId: each, target }))
    })
}
