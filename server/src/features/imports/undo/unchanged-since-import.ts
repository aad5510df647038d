import { intactAt } from './undo-rows.ts'

const names: Record<string, string> = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone_number: 'phoneNumber',
  gender: 'gender',
  email: 'email',
}

/**
 * Whether a person (u) is as the row (r) left them. An invitation moves the moment of change but is no change by hand,
 * so after one the details themselves are compared: as the file has them, else as they were.
 */
export function isUntouched(more: ('gender' | 'email')[]): string {
  const same = ['first_name', 'last_name', 'phone_number', ...more].map((column) => {
    const was = `r.before->'user'->>'${column}'`
    const written = `coalesce(r.data->>'${names[column]}', ${was})`
    // An account in use keeps its address, whatever the file says.
    const isKept = `coalesce(r.before->'user'->>'status', 'invited') <> 'invited'`
    return `u.${column} is not distinct from ${column === 'email' ? `case when ${isKept} then ${was} else ${written} end` : written}`
  })
  return `(u.updated_at <= ${intactAt} or (u.updated_at = u.invited_at and r.action in ('create', 'update')
    and u.infix is not distinct from r.data->>'infix' and ${same.join(' and ')}))`
}
