import type { VacancyCardData } from '#app/features/stagebank/cards/vacancy-card.data.ts'
import type { VacancyListBlock } from '#protocol/features/content/blocks.ts'

/** What the vacancy lists of a page show, by what they ask for. */
export type VacancyLists = Record<string, VacancyCardData[]>
export const listKey = ({ sector, count, words }: Omit<VacancyListBlock, 'type'>) =>
  `${sector ?? ''} ${count} ${words?.trim() ?? ''}`
