import { command, query, told } from '#protocol/declaring/define.ts'
import { boolean, id, list, oneOf } from '#protocol/declaring/fields.ts'
import { newsKinds } from '#protocol/generated/notification-kinds.ts'

/** At once by mail; later, that is without a mail of its own; or not at all. */
export const newsChoices = ['now', 'periodic', 'off'] as const
export type NewsChoice = (typeof newsChoices)[number]

/** Under what one finds it among what one can choose. */
export const newsGroups = [
  ...['messages', 'applications', 'internships', 'hours', 'steps', 'contracts', 'vacancies'],
  ...['organizations', 'school', 'account'],
] as const
export type NewsGroup = (typeof newsGroups)[number]

/** One thing that somebody can be told of, as they chose it. */
export type ChosenNews = {
  kind: string
  name: string
  choice: NewsChoice
  /** They chose otherwise than it comes by itself. */
  isChanged: boolean
  /** What can be chosen; nothing where it cannot. */
  choices: NewsChoice[]
  /** Why it cannot be chosen. */
  why: string | null
  /** Where it is chosen instead. */
  path: string | null
}

export const ownNews = query('ownNews', 'GET /news_choices', {
  tells: told<{ groups: { group: NewsGroup; news: ChosenNews[] }[] }>(),
  summary: 'What one can be told of, and how one wants to be told',
})

const kinds = list(oneOf(newsKinds), { optional: true })

/** What is not named stays as it is. */
export const chooseNews = command('chooseNews', 'PUT /news_choices', {
  input: { now: kinds, periodic: kinds, off: kinds },
  summary: 'Choose how one is told of something; what the law or safety asks for cannot be off',
})

/** The link below a mail. It needs no account, can do nothing else, and doing it twice is harmless. */
export const stopNews = command('stopNews', 'PUT /news_choices/stop', {
  input: { key: id(), kind: oneOf(newsKinds), all: boolean({ optional: true }) },
  access: 'public',
  summary: 'No mails of a kind any more, or of any that can be off, for whoever has the link of a mail',
})
