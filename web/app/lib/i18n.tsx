import { createContext, type ReactNode, use, useContext, useState } from 'react'
import type { WordFiles } from './generated/word-files.ts'
import { loadMessages } from './messages.ts'
import { fill, find, type Messages, translate } from './translate.ts'

export const locales = ['nl', 'en'] as const
export type Locale = (typeof locales)[number]
/** Who comes in gets what those pages say; the rest comes when it is first needed. */
export const parts = ['all', 'visitors'] as const
export type Part = (typeof parts)[number]
export type Words = { locale: Locale; version: string; part: Part; messages: Messages }

const WordsContext = createContext<Words & { switchTo(locale: Locale, version: string): Promise<void> }>({
  locale: 'nl',
  version: '',
  part: 'all',
  messages: {},
  switchTo: async () => {},
})

export function MessagesProvider({ children, ...first }: Words & { children: ReactNode }) {
  const [words, setWords] = useState<Words>(first)
  const switchTo = async (locale: Locale, version: string) => {
    setWords({ locale, version, part: 'all', messages: await loadMessages(locale, version) })
  }
  return <WordsContext value={{ ...words, switchTo }}>{children}</WordsContext>
}

export const useLocale = (): Locale => useContext(WordsContext).locale
export const useLocaleSwitch = () => useContext(WordsContext).switchTo

type Params = Record<string, string | number>
export type Translate = (key: string, params?: Params) => string

export type Feature = keyof WordFiles
/** The paths of all texts; one that is about a number is a pair of texts, `one` and `other`. */
type PathsOf<Words, Before extends string = ''> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? `${Before}${Key}`
    : PathsOf<Words[Key], `${Before}${Key}.`> | (Words[Key] extends { other: string } ? `${Before}${Key}` : never)
}[keyof Words & string]
/** What others say on the screens of this feature (see collect-words.ts). */
type HandedTo<Name extends Feature> = {
  [Other in Feature]: Other extends Name
    ? never
    : WordFiles[Other] extends Record<Name, infer Words>
      ? PathsOf<Words>
      : never
}[Feature]
type KeysOf<Name extends Feature> =
  | PathsOf<WordFiles[Name]>
  | (Name extends 'activities' | 'notifications' ? HandedTo<Name> : never)
/** A key that is put together, such as `days.${day}`, is known when at least one key looks like it. */
type Unknown<Keys extends string, Key extends string> = Key extends unknown
  ? [Extract<Keys, Key>] extends [never]
    ? Key
    : never
  : never
/** What comes with a key: for one that the feature does not have, an argument that nobody can give. */
export type KnownKey<Name extends Feature, Key extends string> = [Unknown<KeysOf<Name>, Key>] extends [never]
  ? [params?: Params]
  : [thereIsNoSuchKey: never]
/** Says the words of one feature. */
export type Say<Name extends Feature> = <Key extends string>(key: Key, ...rest: KnownKey<Name, Key>) => string

/** Companies and non-profits are addressed with u; `nl.formal.json` beside a feature's words says what that changes. */
export const FormalContext = createContext(false)
/** Volunteers come for places and not for internships; `nl.volunteer.json` and `en.volunteer.json` say what that changes. */
export const VolunteerContext = createContext(false)

/** The words of one feature. */
export const useT = <Name extends Feature>(feature: Name): Say<Name> => useWordsOf(feature)

/** The words of whichever feature uses a part that many share, such as the page around a list. */
export function useWordsOf(feature: Feature): Translate {
  const say = useWordsWith(({ messages }) => feature in messages)
  return (key, params) => say(`${feature}.${key}`, params)
}

/** Words by their whole name, for what only knows it at the last moment: 'account.saved'. */
export const useWords = (isNeeded = true): Translate => useWordsWith(({ part }) => part === 'all' || !isNeeded)

function useWordsWith(isThere: (words: Words) => boolean): Translate {
  const words = useContext(WordsContext)
  const messages = isThere(words) ? words.messages : use(loadMessages(words.locale, words.version))
  const isFormal = useContext(FormalContext)
  const isVolunteer = useContext(VolunteerContext)
  const voices = [...(isFormal ? ['formal'] : []), ...(isVolunteer ? ['volunteer'] : [])]
  return (path, params) => {
    const said = voices.reduce<string | undefined>(
      (known, voice) => known ?? find(messages, path.replace('.', `.${voice}.`)),
      undefined,
    )
    return said === undefined ? translate(messages, path, params) : fill(said, params)
  }
}
