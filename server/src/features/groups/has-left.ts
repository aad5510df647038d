/**
 * Is this student gone: archived, erased, or no longer at the school? Their last day in a class is today, but from the
 * moment it happened they are in no list and no number of it. It is asked student by student: `offset` keeps PostgreSQL from
 * gathering everybody who left.
 */
export const hasLeft = (student: string): string =>
  `(exists (select from users gone where gone.id = ${student} and gone.status = 'archived' offset 0)
    or exists (select from student_profiles gone where gone.id = ${student} and gone.departed_on <= today_nl() offset 0))`

/** The same about a row or a sum that is kept, which knows the day. */
export const isThere = (o: string) => `(${o}.departed_on is null or ${o}.departed_on > today_nl())`

/** Of whom nothing personal is left is in no class of any year. */
export const isErased = (student: string): string =>
  `exists (select from users gone where gone.id = ${student} and gone.erased_at is not null offset 0)`
