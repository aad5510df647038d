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

/** The words of one feature. A key that is missing shows itself, and `npm run check` finds it before a person does. */
export function useT(feature: string): Translate {
  const { messages } = useContext(WordsContext)
  return (key, params) => translate(messages, `${feature}.${key}`, params)
}

export function translate(messages: Messages, path: string, params: Record<string, string | number> = {}): string {
  let found: string | Messages | undefined = messages
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') return path
  return found.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
