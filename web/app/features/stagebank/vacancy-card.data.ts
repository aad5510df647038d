import type { Row } from '../../../../protocol/src/define.ts'
import type { vacancies } from '../../../../protocol/src/vacancies.ts'

/** What a card shows of a vacancy. */
export function cardOf({ id, title, sector, hours, places, weekdays, organization }: Row<typeof vacancies>) {
  return {
    id,
    title,
    sector,
    hours,
    places,
    weekdays,
    host: organization?.name as string | undefined,
    city: organization?.city as string | undefined,
  }
}
export type VacancyCardData = ReturnType<typeof cardOf>
