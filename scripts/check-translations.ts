import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { anyNamespace, readWords } from './lib/screen-words.ts'

/**
 * Every word on the screen exists in both languages: the same keys with the same {params} and none of them empty, every
 * key that a screen asks for is there, and no screen has texts of its own. What companies read in another tone exists too.
 */
process.chdir(join(import.meta.dirname, '..'))
type Messages = { [key: string]: string | Messages }

const problems: string[] = []
const folders = new Set<string>()
const namespaces = new Map<string, Map<string, string>>()

/** A feature says under these names what it tells on screens of others (web/app/lib/collect-words.ts). */
const handed = (namespace: string) =>
  /^(activities|notifications)$/.test(namespace) ? /^$/ : /^(activities|notifications)\./

function wordsOf(namespace: string, key: string): Map<string, string> {
  const name = handed(namespace).exec(key)?.[1] ?? namespace
  const words = namespaces.get(name) ?? new Map<string, string>()
  namespaces.set(name, words)
  return words
}

for (const folder of new Set(globSync('web/app/**/locales/*.json').map(dirname))) {
  const namespace = basename(dirname(folder))
  const [nl, en] = ['nl', 'en'].map((locale) => readTexts(`${folder}/${locale}.json`)) as [Texts, Texts]
  if (folders.has(namespace)) problems.push(`${folder}: there is another folder named ${namespace}`)
  folders.add(namespace)
  for (const [key, text] of nl.texts) wordsOf(namespace, key).set(key.replace(handed(namespace), ''), text)
  compare(nl, en)
  compare(en, nl)
  if (existsSync(`${folder}/nl.formal.json`)) checkFormal(readTexts(`${folder}/nl.formal.json`), nl)
  if (existsSync(`${folder}/nl.volunteer.json`)) {
    const [vrijwilliger, volunteer] = ['nl', 'en'].map((locale) => readTexts(`${folder}/${locale}.volunteer.json`)) as [
      Texts,
      Texts,
    ]
    compare(vrijwilliger, volunteer)
    compare(volunteer, vrijwilliger)
    checkVolunteer(vrijwilliger, nl, /stage|leerling|mentor/i)
    checkVolunteer(volunteer, en, /internship|student|mentor/i)
  }
}
for (const file of globSync('web/app/**/*.tsx').sort()) checkScreen(file)
for (const file of globSync('web/app/features/*/*.menu.ts').sort()) checkMenu(file)

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

type Texts = { file: string; source: string; texts: Map<string, string> }

function readTexts(file: string): Texts {
  try {
    const source = readFileSync(file, 'utf8')
    return { file, source, texts: new Map(flatten(JSON.parse(source))) }
  } catch (error) {
    problems.push(`${file}: ${(error as Error).message}`)
    return { file, source: '', texts: new Map() }
  }
}

function* flatten(messages: Messages, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [path + key, value]
    else yield* flatten(value, `${path}${key}.`)
  }
}

function compare(one: Texts, other: Texts): void {
  for (const [key, text] of one.texts) {
    const place = `${one.file}:${lineOf(one.source, key)}`
    const theirs = other.texts.get(key)
    if (text.trim() === '') problems.push(`${place}: ${key} is empty`)
    if (theirs === undefined) problems.push(`${place}: ${key} is missing in ${other.file}`)
    else if (paramsOf(text) !== paramsOf(theirs)) {
      problems.push(`${place}: ${key} has {${paramsOf(text)}}, but {${paramsOf(theirs)}} in ${other.file}`)
    }
  }
}

/** Says the same to somebody who is addressed with u, and does not fall back into je halfway. */
function checkFormal(formal: Texts, nl: Texts): void {
  for (const [key, text] of formal.texts) {
    const place = `${formal.file}:${lineOf(formal.source, key)}`
    const usual = nl.texts.get(key)
    if (usual === undefined) problems.push(`${place}: ${key} is missing in ${nl.file}`)
    else if (paramsOf(text) !== paramsOf(usual)) problems.push(`${place}: ${key} has other {params} than ${nl.file}`)
    if (/\b(je|jij|jou|jouw|jullie)\b/i.test(text)) problems.push(`${place}: ${key} says je`)
  }
}

/** Says the same to a volunteer, and does not speak of what only schools have. */
function checkVolunteer(volunteer: Texts, plain: Texts, ofSchools: RegExp): void {
  for (const [key, text] of volunteer.texts) {
    const place = `${volunteer.file}:${lineOf(volunteer.source, key)}`
    const usual = plain.texts.get(key)
    if (usual === undefined) problems.push(`${place}: ${key} is missing in ${plain.file}`)
    else if ([...paramsIn(text)].some((name) => !paramsIn(usual).has(name)))
      problems.push(`${place}: ${key} has other {params} than ${plain.file}`)
    if (ofSchools.test(text)) problems.push(`${place}: ${key} says ${ofSchools.exec(text)?.[0]}`)
  }
}

function paramsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
}

function paramsOf(text: string): string {
  return [...paramsIn(text)].sort().join(', ')
}

/** The line where the last part of the key stands, after the parts before it. */
function lineOf(source: string, key: string): number {
  let at = 0
  for (const part of key.split('.')) at = Math.max(at, source.indexOf(`"${part}":`, at))
  return source.slice(0, at).split('\n').length
}

/** The words of a file lie in its folder or in the nearest one above it. */
function namespaceOf(folder: string): string {
  return folder === '.' || existsSync(`${folder}/locales`) ? basename(folder) : namespaceOf(dirname(folder))
}

function checkScreen(file: string): void {
  const { uses, literals } = readWords(file, readFileSync(file, 'utf8'), namespaceOf(dirname(file)))
  for (const { line, text } of literals) {
    problems.push(`${file}:${line}: "${text}" belongs in the locale files`)
  }
  for (const { line, key, pattern, namespaces: names } of uses) {
    const found = names.includes(anyNamespace)
      ? [...namespaces.values()]
      : names.flatMap((name) => namespaces.get(name) ?? [])
    const isKnown = found.some((words) => [...words.keys()].some((known) => pattern.test(known)))
    if (!isKnown) problems.push(`${file}:${line}: there is no "${key}" in ${names.join(' or ')}`)
  }
}

/** An entry of a menu names words of its own feature: a text, or on the page of all settings a title and a text. */
function checkMenu(file: string) {
  const words = [...(namespaces.get(basename(dirname(file)))?.keys() ?? [])]
  for (const [, key] of readFileSync(file, 'utf8').matchAll(/(?:label|short): '([^']+)'/g)) {
    if (!words.includes(`${key}`) && !words.includes(`${key}.title`)) problems.push(`${file}: no words for ${key}`)
  }
}
