import type { Messages } from './translate.ts'

/** What a feature says on screens of others: its sentences in the list of recent actions and among the notifications. */
const elsewhere = ['activities', 'notifications']

/** The words of one language by feature, from the contents of every `locales/` folder by path. */
export function collectWords(files: Record<string, Messages>, locale: string): Messages {
  const all: Messages = {}
  for (const [path, words] of Object.entries(files)) {
    const [, feature, language, voice] = /([^/]+)\/locales\/(\w+)(?:\.(formal|volunteer))?\.json$/.exec(path) ?? []
    if (!feature || language !== locale) continue
    const add = (name: string, part: Messages) => {
      all[name] = merged(all[name], voice ? { [voice]: part } : part)
    }
    for (const [key, part] of Object.entries(words)) {
      if (feature !== key && elsewhere.includes(key) && typeof part !== 'string') add(key, part)
      else add(feature, { [key]: part })
    }
  }
  return all
}

function merged(one: Messages[string] | undefined, other: Messages): Messages {
  const result: Messages = typeof one === 'object' ? { ...one } : {}
  for (const [key, value] of Object.entries(other)) {
    result[key] = typeof value === 'string' ? value : merged(result[key], value)
  }
  return result
}
