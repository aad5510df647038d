import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

type Texts = { [key: string]: string | Texts }

function* flat(texts: Texts, path: string): Generator<[string, string]> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [`${path}.${key}`, text]
    else yield* flat(text, `${path}.${key}`)
  }
}

export type Sentence = { key: string; words: RegExp; longest: string }

/** Every sentence of ours that says one of these words, and how to find it with its blanks filled in. What people wrote is theirs. */
export function sentencesThatSay(word: RegExp): Sentence[] {
  const app = join(import.meta.dirname, '../../web/app')
  const files = globSync('**/locales/nl.json', { cwd: app }).filter((file) => !file.includes('dev-ui'))
  const all = files.flatMap((file) => [
    ...flat(JSON.parse(readFileSync(join(app, file), 'utf8')), basename(dirname(dirname(file)))),
  ])
  return all
    .filter(([, text]) => word.test(text))
    .map(([key, text]) => {
      const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/\s+/g, ' '))
      const longest = parts.reduce((one, other) => (other.length > one.length ? other : one))
      return { key, words: new RegExp(parts.map(escaped).join('.{0,80}?')), longest }
    })
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where its longest part is missing, the sentence is: looking for that first takes a hundredth of the time. */
export const isSaidIn = (text: string, { words, longest }: Sentence) => text.includes(longest) && words.test(text)
