import type { Home } from '#protocol/features/who-am-i.ts'
import type { AbilityName } from '#protocol/generated/abilities.ts'
import type { QueueName } from '#protocol/generated/queues.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'

/** Tabs that hold pages of several features; their words and icons stand with the main menu. */
export type TabName =
  | 'internships'
  | 'people'
  | 'organizations'
  | 'vacancies'
  | 'settings'
  | 'ownOrganization'
  | 'myStudents'

type Entry = {
  /** Its name among the words of the feature. */
  label: string
  path: string
  /** Without it everybody has it who is signed in. */
  can?: AbilityName
  /** Smaller ones first, among those of all features. */
  order: number
}

/**
 * In the main menu of whoever comes for this: a page below a tab, or with an icon a tab of its own. A tool has only its icon on
 * a wide screen, beside the bell: whoever has many tabs has no room for one more.
 */
export type MainEntry = Entry & {
  home: readonly Home[]
  /** Other paths that it stays active on. */
  under?: readonly string[]
  /** What waits there for somebody's decision: how many stands beside the label. */
  counts?: readonly QueueName[]
  /** Only for who is ever asked to decide about these: elsewhere others do it, and there would be nothing to see. */
  decides?: QueueName
} & ({ tab: TabName } | { icon: IconDrawing; short?: string; isFirstToGo?: boolean; isTool?: boolean })

/** In the menu under one's own name. */
export type AccountEntry = Entry & { icon: IconDrawing }

/** Something that one can begin from anywhere: only the search offers it, screens have their own buttons. */
export type ActionEntry = Entry & {
  icon: IconDrawing
  /** Who comes for this; without it everybody who may. */
  home?: readonly Home[]
  /** What else one may type to find it, among the words of the feature. */
  words?: string
}

/** A card on the page of all settings. Its words are a title and a text below the label. */
export type SettingsEntry = Entry & { icon: IconDrawing; about: 'organization' | 'oneself' }

/** What a feature adds to the menus, in `<feature>.menu.ts`, from where they are collected. */
export type MenuEntries = {
  main?: readonly MainEntry[]
  account?: readonly AccountEntry[]
  settings?: readonly SettingsEntry[]
  actions?: readonly ActionEntry[]
}
