import type { Sector } from '#protocol/shared/sectors.ts'
import type { OrganizationKind } from './organization-pattern.ts'

/** 1 is Monday, 7 is Sunday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export type VacancyPattern = {
  title: string
  description: string
  sector: Sector
  kind: OrganizationKind
  hours: number
  weekdays: Weekday[]
  minimumAge: number
}

const weekdays: Record<string, Weekday> = { ma: 1, di: 2, wo: 3, do: 4, vr: 5, za: 6, zo: 7 }
const heading = /^(.+) \| (\d+) uur \| ((?:ma|di|wo|do|vr|za|zo)(?: (?:ma|di|wo|do|vr|za|zo))*) \| (\d+)\+$/

/** Separated by an empty line: a heading with title, hours, days and age, then the description. */
export function vacancyPatterns(kind: OrganizationKind, sector: Sector, text: string): VacancyPattern[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.trim())
      const [, title, hours, days, age] = heading.exec(first) ?? []
      if (!title || !days) throw new Error(`Not the heading of a vacancy: ${first}`)
      return {
        title,
        description: lines.join(' '),
        sector,
        kind,
        hours: Number(hours),
        weekdays: days.split(' ').map((day) => weekdays[day] as Weekday),
        minimumAge: Number(age),
      }
    })
}
