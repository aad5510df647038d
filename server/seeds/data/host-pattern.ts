import type { Sector } from '#protocol/shared/sectors.ts'

type OrganizationKind = 'NonProfit' | 'Provider'

/** 1 is Monday, 7 is Sunday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export type VacancyPattern = {
  title: string
  description: string
  hours: number
  weekdays: Weekday[]
  minimumAge: number
  tags: string[]
}

/** `{place}` in a name stands for the town where the organization is put. What somebody offers stands with them. */
export type HostPattern = {
  kind: OrganizationKind
  sector: Sector
  name: string
  description: string
  vacancies: VacancyPattern[]
}

const weekdays: Record<string, Weekday> = { ma: 1, di: 2, wo: 3, do: 4, vr: 5, za: 6, zo: 7 }
const hostHeading = /^== (NonProfit|Provider) \| (.+)$/
const vacancyHeading =
  /^(.+) \| (\d+) uur \| ((?:ma|di|wo|do|vr|za|zo)(?: (?:ma|di|wo|do|vr|za|zo))*) \| (\d+)\+ \| (.+)$/
const isKind = (text: string | undefined): text is OrganizationKind => text === 'NonProfit' || text === 'Provider'

/**
 * Blocks with an empty line between them: a host with what it is, then each of its vacancies: a heading with title, hours,
 * days, age and tags, and below it the description.
 */
export function hostPatterns(sector: Sector, text: string): HostPattern[] {
  const hosts: HostPattern[] = []
  for (const block of text.trim().split(/\n\s*\n/)) {
    const [first = '', ...lines] = block.split('\n').map((line) => line.trim())
    const description = lines.join(' ')
    const [, kind, name] = hostHeading.exec(first) ?? []
    if (name && isKind(kind)) hosts.push({ kind, sector, name, description, vacancies: [] })
    else hosts.at(-1)?.vacancies.push(vacancyOf(first, description))
  }
  return hosts
}

function vacancyOf(heading: string, description: string): VacancyPattern {
  const [, title, hours, days, age, tags] = vacancyHeading.exec(heading) ?? []
  if (!title || !days || !tags) throw new Error(`Not the heading of a vacancy: ${heading}`)
  return {
    title,
    description,
    hours: Number(hours),
    weekdays: days.split(' ').flatMap((day) => weekdays[day] ?? []),
    minimumAge: Number(age),
    tags: tags.split(', '),
  }
}
