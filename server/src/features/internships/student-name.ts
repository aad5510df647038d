/** The school has not said yes, or said no. */
export const notAgreed = ['proposed', 'refused'] as const

/** What a host may know of a student, in SQL about one internship: the first name and an initial, then the whole name. */
export const studentName = (t: string) => `(select concat_ws(' ', u.first_name,
    case when ${t}.status in ('proposed', 'refused') then nullif(left(u.last_name, 1), '') || '.'
      else concat_ws(' ', u.infix, u.last_name) end)
  from users u where u.id = ${t}.student_id)`
