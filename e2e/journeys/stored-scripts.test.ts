import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Fields } from '#protocol/declaring/define.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { features } from '#server/features.ts'
import { type Account, accounts, emailOf, journey, password, serverUrl } from '../support/journey.ts'
import { linksIn, readerOf, wordsIn } from '../support/read-page.ts'

// Whoever may write a text writes scripts into it, in every text that is declared. Then everybody reads their screens as the
// server makes them, and each kind of screen that shows one is looked at in a browser: no script runs, nothing is fetched from
// elsewhere, no policy of the browser has to step in.
const tenant = 'stagehaven'
/** For each person as the server makes them, which costs a twentieth of what a browser does; and in the browser for all. */
const PAGES = 15
const LOOKED_AT = 12

const scripts = [
  `"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)></svg><a href="javascript:alert(4)">klik</a> [klik](javascript:alert(5)) <img src=https://evil.test/pixel.png>`,
  `'"><svg onload=alert(6)></svg><script>alert(7)</script>`,
  `<img src=x onerror=alert(8)>`,
]
/** Addresses, numbers and the like have forms of their own, in which no script fits; those of a website must not be one. */
function scriptFor({ kind, format, max = 255, readOnly }: Field): string | undefined {
  if (kind !== 'text' || readOnly) return undefined
  if (format === 'url') return 'javascript:alert(9)'
  if (format && !['lines', 'personName', 'organizationName'].includes(format)) return undefined
  return scripts.find((script) => script.length <= max)
}

type Row = { id: string; attributes: Record<string, unknown>; meta?: { can?: Record<string, boolean> } }
type Door = { type: string; path: string; fields: Fields; can: string }

/** Where a row is changed by what is written about it: by its resource, or by a command that stands for that. */
const doors: Door[] = features.flatMap(({ resources, commands }) => [
  ...resources.flatMap(({ resource, writes }) =>
    writes.includes('update')
      ? [{ type: resource.type, path: resource.path, fields: resource.attributes, can: 'update' }]
      : [],
  ),
  ...commands.flatMap(({ protocol: { name, method, path, on, input } }) =>
    on && path.endsWith('/:id') && (method === 'PATCH' || method === 'PUT')
      ? [{ type: on.type, path: path.slice(1).replace('/:id', ''), fields: input, can: name }]
      : [],
  ),
])

async function keysOf(account: Account): Promise<Record<string, string>> {
  const answer = await fetch(`${serverUrl()}/auth/sign_in`, {
    method: 'POST',
    headers: { 'x-tenant': tenant, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(account, tenant), password }),
  })
  return { 'x-tenant': tenant, authorization: answer.headers.get('authorization') ?? '' }
}

const isAccount = (email: unknown) => accounts.some((account) => email === emailOf(account, tenant))

/** Writes into one row what this person may write there; gives what was taken. */
async function writeScripts(keys: Record<string, string>, { type, path, fields, can }: Door): Promise<string[]> {
  const url = `${serverUrl()}/api/v1/${path}`
  const listed = await fetch(`${url}?page[size]=20`, { headers: keys })
  if (!listed.ok) return []
  const { data }: { data: Row[] } = JSON.parse(await listed.text())
  // The last one, and nobody who signs in: other stories begin with the first, and with those.
  const row = data.findLast(({ meta, attributes }) => meta?.can?.[can] && !isAccount(attributes.email))
  const taken: string[] = []
  for (const [name, field] of row ? Object.entries(fields) : []) {
    const script = scriptFor(field)
    if (!script) continue
    const write = (value: unknown) =>
      fetch(`${url}/${row?.id}`, {
        method: 'PATCH',
        headers: { ...keys, 'content-type': 'application/vnd.api+json', accept: 'application/vnd.api+json' },
        body: JSON.stringify({ data: { type, id: row?.id, attributes: { [name]: value } } }),
      })
    const answer = await write(script)
    assert.ok(answer.status < 500, `${path} ${name}: ${answer.status}`)
    assert.ok(!answer.ok || field.format !== 'url', `${path} ${name} takes a script for a website`)
    if (!answer.ok) continue
    taken.push(`${type}.${name}`)
    after(() => write(row?.attributes[name]))
  }
  return taken
}

const taken = new Set<string>()
for (const account of accounts) {
  const keys = await keysOf(account)
  for (const door of doors) for (const name of await writeScripts(keys, door)) taken.add(name)
}

/** Pages that look alike, with another row in them, are looked at twice. */
const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, ':id')
const isPage = (href: string) =>
  href.startsWith('/') &&
  !/^\/(api|auth|assets|dev|uitloggen|sign-out|files)\b|\.(csv|xlsx|pdf|ics|png|svg)$/.test(href)

/** What would be an element of the page; as text it has other signs, between the tags and in what scripts are given. */
const madeIn = (html: string) =>
  html.match(/<(img src=x|img src=https:\/\/evil|svg onload|script>alert)|href="?\s*javascript:/gi) ?? []

const shown: { account?: Account; path: string }[] = []
/** As they come from the server: from page to page by their links. Where the scripts can be read is noted. */
async function readAround(from: string[], account?: Account): Promise<void> {
  const read = await readerOf(tenant, { account })
  const waiting = [...from]
  const kinds = new Map<string, number>()
  for (let seen = 0; seen < PAGES && waiting.length > 0; seen++) {
    const path = waiting.shift() ?? ''
    const { html } = await read(path)
    assert.deepEqual(madeIn(html), [], `${path}: what was typed is text and nothing else`)
    if (wordsIn(html).includes('onerror=alert')) shown.push({ account, path })
    for (const href of linksIn(html).filter(isPage)) {
      const { pathname } = new URL(href, 'http://here')
      const kind = kindOf(pathname)
      const times = kinds.get(kind) ?? 0
      if (times >= (kind === pathname ? 1 : 2)) continue
      kinds.set(kind, times + 1)
      waiting.push(pathname)
    }
  }
}

for (const account of accounts)
  test(`${account}: scripts that somebody typed come as text`, () => readAround(['/dashboard'], account))

test('visitors too get them as text, and there were many to see', async () => {
  await readAround(['/', '/stagebank', '/nieuws'])
  assert.ok(taken.size >= 10, `only ${taken.size} texts took a script: ${[...taken]}`)
  assert.ok(shown.length >= 10, `scripts were shown on only ${shown.length} pages: ${shown.map(({ path }) => path)}`)
})

/** In the page, once its own scripts have drawn it again. */
const made = `[...document.querySelectorAll(
  'img[src="x"],img[src*="evil.test"],[onload],[onerror],a[href^="javascript:" i]')].map((element) => element.outerHTML)`

journey(
  'in a browser they stay text: nothing runs, and nothing is fetched from elsewhere',
  { tenant },
  async (they) => {
    const { page, visit, signIn } = they
    const dialogs: string[] = []
    page.on('dialog', async (dialog) => {
      dialogs.push(`${page.url()} ${dialog.message()}`)
      await dialog.dismiss()
    })
    const kinds = new Set<string>()
    for (const { account, path } of shown) {
      if (kinds.has(kindOf(path)) || kinds.size === LOOKED_AT) continue
      kinds.add(kindOf(path))
      if (account) await signIn(account)
      else await they.context.clearCookies()
      await visit(path)
      assert.deepEqual(await page.evaluate<string[]>(made), [], `${path}: what was typed is text and nothing else`)
    }
    assert.ok(kinds.size >= 5, `only ${kinds.size} kinds of pages show them`)
    assert.deepEqual(dialogs, [], 'no script ran')
  },
)
