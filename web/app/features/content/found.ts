import type { ShownPicture } from '#app/features/library/library-picture.tsx'
import type { VacancyCardData } from '#app/features/stagebank/cards/vacancy-card.data.ts'
import type { VacancyListBlock } from '#protocol/features/content/blocks.ts'
import type { PageForm } from '#protocol/features/content/content-forms.ts'

/** What the vacancy lists of a page show, by what they ask for. */
export type VacancyLists = Record<string, VacancyCardData[]>
export const listKey = ({ sector, count, words }: Omit<VacancyListBlock, 'type'>) =>
  `${sector ?? ''} ${count} ${words?.trim() ?? ''}`

/** The pictures of the library that a page shows, by their ids. */
export type PagePictures = Record<string, ShownPicture>

/** The forms that anybody may fill in, by their ids. */
export type PageForms = Record<string, PageForm>

/** What the blocks of a page show without holding it themselves. */
export type Found = { lists: VacancyLists; pictures: PagePictures; forms: PageForms }
