import type { VacancyCardData } from '#app/features/stagebank/cards/vacancy-card.data.ts'

/** What the vacancy lists of a page show, by what they ask for. */
export type VacancyLists = Record<string, VacancyCardData[]>
export const listKey = ({ sector, count }: { sector: string | null; count: number }) => `${sector ?? ''} ${count}`
