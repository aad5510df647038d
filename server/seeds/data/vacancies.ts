import { socialVacancies } from './social-vacancies.ts'
import type { VacancyPattern } from './vacancy-pattern.ts'
import { workVacancies } from './work-vacancies.ts'

export const vacancies: VacancyPattern[] = [...socialVacancies, ...workVacancies]
