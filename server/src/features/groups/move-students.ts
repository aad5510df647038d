/**
 * Many students at once go into classes, by the same rule as one of them (`move-student.ts`). `target` is a query in brackets with
 * `student_id`, `group_id`, `start_date` (of the school year of the class), `day` (the first one in it) and `replaces`
 * (whether other classes of that year end). `school` is the place of the school's id.
 */
export const leaveOtherClasses = (target: string, school: string): string[] => [
  // What would have begun on that day or later never happened.
  `delete from group_memberships m using ${target} t, groups g, school_years y
   where t.replaces and m.student_id = t.student_id and g.id = m.group_id and y.id = g.school_year_id
     and g.school_id = ${school} and y.start_date = t.start_date and m.group_id <> t.group_id and m.started_on >= t.day`,
  `update group_memberships m set ended_on = greatest(m.started_on, least(t.day - 1, y.end_date))
   from ${target} t, groups g, school_years y
   where t.replaces and m.student_id = t.student_id and g.id = m.group_id and y.id = g.school_year_id
     and g.school_id = ${school} and y.start_date <= t.start_date and m.group_id <> t.group_id
     and m.started_on < t.day and coalesce(m.ended_on, 'infinity') >= t.day`,
]

/** Whoever is in the class already stays as they are. */
export const joinClasses = (target: string): string =>
  `insert into group_memberships (group_id, student_id, started_on)
   select distinct t.group_id, t.student_id, t.day from ${target} t
   where not exists (select 1 from group_memberships m where m.group_id = t.group_id and m.student_id = t.student_id
     and coalesce(m.ended_on, 'infinity') >= t.day)`

/** Classes ($1) that something made and nobody uses any more. */
export const removeUnusedClasses = `delete from groups g where g.id = any($1)
  and not exists (select 1 from group_memberships m where m.group_id = g.id)
  and not exists (select 1 from mentorships m where m.group_id = g.id)`
