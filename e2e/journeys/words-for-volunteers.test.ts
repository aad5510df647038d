import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesThatSay } from '../support/own-sentences.ts'
import { linksIn, type ReadPage, readerOf, textsIn } from '../support/read-page.ts'

const MOST = 60
/** Pages that look alike, with another row in them, are read twice. */
const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':id')
/** Pages that are the same for everybody, or for others, are left out. */
const isPage = (href: string) =>
  /^\/(?!\/)/.test(href) &&
  !/^\/(api|auth|assets|dev|uitloggen|sign-out|files|over-ons|voor-leerlingen|voor-scholen|contact|veelgestelde-vragen|privacyverklaring)?$|^\/(api|files)\/|\.(csv|xlsx|pdf|ics|png|svg|json|xml|webmanifest)$/.test(
    href,
  )
const start = [
  '/dashboard',
  '/stagebank?q=bestaatniet',
  '/stagebank?plaats=Nergenshuizen',
  '/notificaties',
  '/zoeken?q=a',
]

const word = /stage(?!haven)|leerling|mentor|\bschool/i
// "{count} leerlingen" may as well be the end of what somebody wrote.
const ofSchools = sentencesThatSay(word)
  .filter(({ words, longest }) => longest.length > 15 || !words.source.includes('.{0,80}?'))
  .map(({ key, words }) => ({ key, whole: new RegExp(`^${words.source}$`) }))

/** What a text on one of these pages, or those they lead to, says of schools; and how many were read. */
async function readThrough(read: ReadPage, start: readonly string[], follows = true) {
  const waiting = [...start]
  const kinds = new Map<string, number>()
  const found: string[] = []
  let seen = 0
  for (let path = waiting.shift(); path && seen < MOST; path = waiting.shift(), seen++) {
    const { status, html } = await read(path)
    assert.ok(status < 500, `${path} answers ${status}`)
    for (const text of textsIn(html)
      .map((each) => each.trim())
      .filter((each) => word.test(each))) {
      const key = ofSchools.find(({ whole }) => whole.test(text))?.key
      if (key) found.push(`${path}: ${text} (${key})`)
    }
    for (const href of follows ? linksIn(html).filter(isPage) : []) {
      const { pathname } = new URL(href, 'http://here')
      const kind = kindOf(pathname)
      const times = kinds.get(kind) ?? 0
      if (times >= (kind === pathname ? 1 : 2)) continue
      kinds.set(kind, times + 1)
      waiting.push(pathname)
    }
  }
  return { found, seen }
}

for (const tenant of ['match2gether', 'demo']) {
  test(`no screen speaks to a volunteer of ${tenant} as to a student`, { timeout: 300_000 }, async () => {
    const { found, seen } = await readThrough(await readerOf(tenant, { account: 'volunteer' }), start)
    assert.ok(seen > 20, `${seen} pages`)
    assert.deepEqual(found, [])
  })
}

test('what the demo writes for volunteers does not speak to students', async () => {
  const read = await readerOf('match2gether')
  for (const path of ['/over-ons', '/contact', '/veelgestelde-vragen', '/voor-vrijwilligers', '/voor-organisaties']) {
    const { html } = await read(path)
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    assert.ok(main.length > 1000, path)
    assert.deepEqual(
      textsIn(main).filter((each) => word.test(each)),
      [],
      path,
    )
  }
})

test('no door of a site for volunteers speaks of schools', async () => {
  const doors = [
    '/inloggen/vrijwilliger',
    '/inloggen/stagebieder',
    '/organizations/signup',
    '/organizations/signup/success',
  ]
  const { found } = await readThrough(await readerOf('match2gether'), doors, false)
  assert.deepEqual(found, [])
})
