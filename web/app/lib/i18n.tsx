import { createContext, type ReactNode, useContext, useState } from 'react'
import { loadMessages } from './messages.ts'

export const locales = ['nl', 'en'] as const
export type Locale = (typeof locales)[number]
export type Messages = { [key: string]: string | Messages }
type Words = { locale: Locale; messages: Messages }

const WordsContext = createContext<Words & { switchTo(locale: Locale, version: string): Promise<void> }>({
  locale: 'nl',
  messages: {},
  switchTo: async () => {},
})

export function MessagesProvider({ locale, messages, children }: Words & { children: ReactNode }) {
  const [words, setWords] = useState<Words>({ locale, messages })
  const switchTo = async (next: Locale, version: string) => {
    setWords({ locale: next, messages: await loadMessages(next, version) })
  }
  return <WordsContext value={{ ...words, switchTo }}>{children}</WordsContext>
}

export const useLocale = (): Locale => useContext(WordsContext).locale
export const useLocaleSwitch = () => useContext(WordsContext).switchTo

export type Translate = (key: string, params?: Record<string, string | number>) => string

/** Companies and non-profits are addressed with u; `nl.formal.json` beside a feature's words says what that changes. */
export const FormalContext = createContext(false)

/** The words of one feature. A key that is missing shows itself, and `npm run check` finds it before a person does. */
export function useT(feature: string): Translate {
  const say = useWords()
  return (key, params) => say(`${feature}.${key}`, params)
}

/** Words by their whole name, for what only knows it at the last moment: 'account.saved'. */
export function useWords(): Translate {
  const { messages } = useContext(WordsContext)
  const isFormal = useContext(FormalContext)
  return (path, params) => {
    const formal = isFormal ? find(messages, path.replace('.', '.formal.')) : undefined
    return formal === undefined ? translate(messages, path, params) : fill(formal, params)
  }
}

export function translate(messages: Messages, path: string, params: Record<string, string | number> = {}): string {
  const found = find(messages, path)
  return found === undefined ? path : fill(found, params)
}

function find(messages: Messages, path: string): string | undefined {
  let found: string | Messages | undefined = messages
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

const fill = (text: string, params: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
