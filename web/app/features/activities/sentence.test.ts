import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { collectWords } from '#lib/collect-words.ts'
import type { Translate } from '#lib/i18n.tsx'
import type { Action } from './activities.data.ts'
import { sentenceOf, textOf } from './sentence.ts'

const features = join(import.meta.dirname, '..')
const files = Object.fromEntries(
  globSync(join(features, '**/locales/*.json')).map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))]),
)
const find = (words: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], words)

const wordsOf = (locale: string, isFormal = false): Translate => {
  const { activities } = collectWords(files, locale)
  return (path, params = {}) => {
    const found = (isFormal ? find(activities, `formal.${path}`) : undefined) ?? find(activities, path)
    if (typeof found !== 'string') return `activities.${path}`
    return found.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  }
}

const me = 'me'
const site = 'Stagehaven Test'
const action = (given: Partial<Action>): Action => ({
  id: '1',
  name: 'bulk_finished',
  subjectId: 'school',
  subject: 'Het College',
  title: null,
  to: null,
  other: null,
  bulk: null,
  others: 0,
  at: '2026-11-15T12:00:00Z',
  actor: { id: me, name: 'Sam', to: null },
  by: null,
  ...given,
})
const said = (locale: string, given: Partial<Action>) => textOf(sentenceOf(action(given), me, wordsOf(locale), site))
const other = { title: 'V4A', to: '/groups/1' }

test('an action on many rows says how many and in which class', () => {
  const bulk = { action: 'putInGroups', rows: 3 }
  assert.equal(said('nl', { bulk, other }), 'Je zette 3 leerlingen in klas V4A')
  assert.equal(said('en', { bulk, other }), 'You put 3 students in class V4A')
  assert.equal(said('nl', { bulk: { ...bulk, rows: 1 }, other }), 'Je zette 1 leerling in klas V4A')
  assert.equal(said('nl', { bulk }), 'Je zette 3 leerlingen in een klas')
  assert.equal(
    said('nl', { name: 'bulk_undone', bulk, other }),
    'Je maakte ongedaan: leerlingen in klas V4A zetten (3)',
  )
})

test('the class leads to its page', () => {
  const parts = sentenceOf(action({ bulk: { action: 'putInGroups', rows: 3 }, other }), me, wordsOf('nl'), site)
  assert.deepEqual(parts.at(-1), { text: 'V4A', to: '/groups/1' })
})

test('an import is told by the name of its file, which leads to it', () => {
  const given = { name: 'import_undone', subject: null, title: 'leerlingen.csv', to: '/importeren/1' }
  assert.equal(said('nl', given), 'Je draaide de import van leerlingen.csv terug')
  assert.equal(said('en', given), 'You took back the import of leerlingen.csv')
  const parts = sentenceOf(action(given), me, wordsOf('nl'), site)
  assert.ok(parts.some(({ text, to }) => text === 'leerlingen.csv' && to === '/importeren/1'))
})

const anna = { id: 'anna', name: 'Anna', to: '/users/anna' }
const myself = { id: me, name: 'Chloë', to: '/users/me' }
const mine = { subjectId: me, subject: 'Chloë', to: '/users/me' }
const noor = { subjectId: 'noor', subject: 'Noor', to: '/users/noor' }
const company = { subjectId: 'school', subject: 'Nieuwe School', to: '/organizations/school' }

test('what happened to oneself is told to oneself', () => {
  assert.equal(said('nl', { ...mine, name: 'account_confirmed', actor: null }), 'Je hebt de uitnodiging aangenomen')
  assert.equal(said('en', { ...mine, name: 'account_confirmed', actor: null }), 'You accepted the invitation')
  assert.equal(said('nl', { ...mine, name: 'account_invited', actor: anna }), 'Anna nodigde jou uit')
  assert.equal(said('nl', { ...mine, name: 'role_added', actor: myself }), 'Je gaf jezelf een rol')
  assert.equal(said('en', { ...mine, name: 'role_added', actor: myself }), 'You gave yourself a role')
  assert.equal(
    said('nl', { ...mine, name: 'account_deletion_requested', actor: myself }),
    'Je vroeg om verwijdering van je account',
  )
  const somebody = { id: 'x', name: '', to: null }
  assert.equal(
    said('nl', { ...mine, name: 'impersonation_started', actor: somebody }),
    'Iemand keek mee in jouw account',
  )
  assert.equal(said('nl', { ...mine, name: 'session_started', actor: null }), 'Je logde in')
})

test('what nobody did is done by the site, and a guest is somebody', () => {
  assert.equal(said('nl', { ...mine, name: 'account_invited', actor: null }), 'Stagehaven Test nodigde jou uit')
  assert.equal(
    said('nl', { ...company, name: 'organization_created', actor: null }),
    'Stagehaven Test voegde Nieuwe School toe',
  )
  assert.equal(said('en', { ...noor, name: 'session_started', actor: null }), 'Noor signed in')
  assert.equal(
    said('nl', { ...company, name: 'vacancy_reported', subject: 'Bakken', actor: null }),
    'Iemand meldde iets over Bakken',
  )
})

test('how many others there were is not told to one of them', () => {
  const made = { name: 'proposal_made', actor: anna, others: 2 }
  assert.equal(said('nl', { ...made, ...noor }), 'Anna stelde een stage voor aan Noor en 2 anderen')
  assert.equal(said('nl', { ...made, ...mine }), 'Anna stelde een stage voor aan jou')
})

/** What no sentence may say, in any language. */
const wrong: Record<string, RegExp[]> = {
  nl: [
    /\bjou (heeft|kan|nam|kreeg|koos|is|loopt)\b/i,
    /\bvan (jou|jezelf)\b/,
    /\bJe (heeft|kan)\b/,
    /\bJe .*\bjou\b/,
    /^(?!Je\b).*\bjezelf\b/,
  ],
  formal: [/\b(je|jij|jou|jouw|jezelf)\b/i, /\bvan (u|uzelf)\b/, /\bU .*\bu\b/, /^(?!U\b).*\buzelf\b/],
  en: [/\bof you\b/, /\bYou\b.*\byou\b/, /\bYou (has|is|was|looks)\b/i, /^(?!You\b).*\byourself\b/],
}

test('every sentence is right, whoever did it and whomever it is about', () => {
  const doers = [
    { actor: myself, by: null },
    { actor: anna, by: null },
    { actor: null, by: null },
    { actor: anna, by: myself },
    { actor: myself, by: anna },
  ]
  const nothing = { subjectId: 'gone', subject: null, to: null }
  // Nobody is an organization, a vacancy or a form themselves.
  const thingsOf = (name: string) =>
    /^(organization|vacancy|bulk|form|formSubmission|apiKey|webhook)_/.test(name)
      ? [company, nothing]
      : [mine, noor, company, nothing]
  const names = Object.keys(find(collectWords(files, 'nl'), 'activities.events') as object)
  assert.ok(names.length > 100)
  for (const [language, patterns] of Object.entries(wrong)) {
    const t = language === 'formal' ? wordsOf('nl', true) : wordsOf(language)
    for (const name of names)
      for (const who of doers)
        for (const thing of thingsOf(name))
          for (const more of [{}, { other }, { title: '2A' }, { other, title: '2A' }]) {
            const text = textOf(sentenceOf(action({ ...who, ...thing, ...more, name }), me, t, site))
            const told = `${language} ${name}: ${text}`
            assert.match(text, /^[A-Z]/, told)
            assert.ok(!text.includes('activities.'), told)
            for (const pattern of patterns) assert.doesNotMatch(text, pattern, told)
            if (who.actor === null) assert.equal(text.split('Nieuwe School').length <= 2, true, told)
          }
  }
})
