import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Home } from '#protocol/features/who-am-i.ts'
import { isObject } from '#protocol/shared/guards.ts'

/** For whom an item of the menu may be hidden. */
export const audiences = ['visitor', 'student', 'mentor', 'host', 'volunteer', 'school', 'centre'] as const
export type Audience = (typeof audiences)[number]

const audienceOfHome: Record<Home, Audience> = {
  internship: 'student',
  mentees: 'mentor',
  host: 'host',
  place: 'volunteer',
  school: 'school',
  centre: 'centre',
}
/** Whoever has no role anywhere sees what a visitor sees. */
export const audienceOf = (home: Home | null | undefined): Audience => (home ? audienceOfHome[home] : 'visitor')

/** A main item, what lies below it, and what lies below that: more does not fit the menu of a phone. */
export const menuLevels = 3

/** All items of a menu in their order, each after the one that it lies below. */
export type Arranged = { id: string; parentId: string | null }

const most = 5000
export const isArrangement = (value: unknown): value is Arranged[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((each) => isObject(each) && isId(each.id) && (each.parentId === null || isId(each.parentId)))
