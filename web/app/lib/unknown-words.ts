import type { Say } from './i18n.tsx'

/** Mistakes that the compiler must find: `npm run check` fails when it accepts one of them. */
export function unknownWords(t: Say<'users'>, day: string, isOne: boolean): string[] {
  return [
    t('title'),
    t(`roles.${day}`),
    // @ts-expect-error there is no such key
    t('titel'),
    // @ts-expect-error one of the two is not there
    t(isOne ? 'title' : 'titels'),
    // @ts-expect-error no key looks like this
    t(`rolls.${day}`),
    // @ts-expect-error this is a group of texts, and not one about a number
    t('roles'),
  ]
}
