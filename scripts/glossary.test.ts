import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'

/** One word, one meaning: which words stand on which screens only. The table stands in docs/glossary.md. */
type Rule = { word: RegExp; means: string; only: readonly string[]; instead: string }

const root = join(import.meta.dirname, '..')
const rules: Rule[] = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('## One word, one meaning')[1]
  ?.split('\n')
  .flatMap((line) => {
    const [, word, means, only, instead] = line.split('|').map((cell) => cell.trim())
    if (!word?.startsWith('`') || !means || !only || !instead) return []
    const words = word.slice(1, -1).replaceAll(', ', '|')
    return [{ word: new RegExp(`\\b(${words})\\b`, 'i'), means, only: only.split(', '), instead }]
  }) as Rule[]

type Messages = { [key: string]: string | Messages }
const textsOf = (words: Messages, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  )

test('the glossary names words that mean one thing', () => {
  assert.ok(rules.length >= 4, 'docs/glossary.md has a table under "One word, one meaning"')
})

for (const file of globSync('web/app/**/locales/nl*.json', { cwd: root })) {
  const feature = basename(dirname(dirname(file)))
  test(`${file} uses each word for one thing`, () => {
    const texts = textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')))
    for (const { word, means, only, instead } of rules) {
      if (only.includes(feature)) continue
      const wrong = texts.filter(([, text]) => word.test(text)).map(([key, text]) => `${key}: ${text}`)
      assert.deepEqual(wrong, [], `${word} means ${means}; write ${instead}`)
    }
  })
}
