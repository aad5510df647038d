/** The school has not said yes, or said no. */
export const notAgreed = ['proposed', 'refused'] as const

/** The first capital of a last name, in SQL: the W of "de Witte", also where all of it was typed in one field. */
export const lastInitial = (name: string) =>
  `nullif(coalesce(substring(${name} from '[[:upper:]]'), left(${name}, 1)), '') || '.'`

/** What a host may know of a student, in SQL about one internship: the first name and an initial, then the whole name. */
export const studentName = (t: string) => `(select concat_ws(' ', u.first_name,
    case when ${t}.status in ('proposed', 'refused') then ${lastInitial('u.last_name')}
      else concat_ws(' ', u.infix, u.last_name) end)
  from users u where u.id = ${t}.student_id)`
