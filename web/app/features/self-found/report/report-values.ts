import type { Report } from '../self-found.server.ts'

/** What stands in the fields of the form. */
export type FormValues = { texts: Record<string, string>; weekdays: string[] }

export const empty: FormValues = { texts: {}, weekdays: [] }

/** Everything that was typed, so that a page without scripts loses nothing. */
export function typedIn(form: FormData): FormValues {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && name !== 'weekdays') texts[name] = value
  return {
    texts,
    weekdays: form
      .getAll('weekdays')
      .filter((day) => day !== '')
      .map(String),
  }
}

export function valuesOf(report: Report): FormValues {
  const { name, city, website, contactName, contactEmail, contactPhoneNumber, startDate, endDate } = report
  return {
    texts: {
      organizationName: name,
      city,
      website,
      contactName,
      contactEmail,
      contactPhoneNumber,
      startDate,
      endDate,
      plannedHours: report.plannedHours === null ? '' : String(report.plannedHours),
      description: report.description,
      motivation: report.motivation,
      knownOrganizationId: report.knownOrganization?.id ?? '',
    },
    weekdays: report.weekdays.map(String),
  }
}
