import assert from 'node:assert/strict'
import { after } from 'node:test'
import type { Fields } from '#protocol/declaring/define.ts'
import type { Field } from '#protocol/declaring/fields.ts'
import { features } from '#server/features.ts'
import { type Account, accounts, emailOf, journey, password, serverUrl, type Traveller } from '../support/journey.ts'

// Whoever may write a text writes scripts into it, in every text that is declared. Then everybody looks at their screens: no
// script runs, nothing is fetched from elsewhere, no policy of the browser has to step in.
const tenant = 'stagehaven'
const PAGES = 10

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

type Found = { made: string[]; isShown: boolean; links: string[] }
/** In the page: what became an element of the page, whether the texts are there to be read, and where one can go. */
const look = `({
  made: [...document.querySelectorAll('img[src="x"],img[src*="evil.test"],[onload],[onerror],a[href^="javascript:" i]')]
    .map((element) => element.outerHTML),
  isShown: (document.body.textContent ?? '').includes('onerror=alert'),
  links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
})`
const shown: string[] = []
async function lookAround({ page, visit }: Traveller, from: string[]): Promise<void> {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(`${page.url()} ${dialog.message()}`)
    await dialog.dismiss()
  })
  const waiting = [...from]
  const kinds = new Map<string, number>()
  for (let seen = 0; seen < PAGES && waiting.length > 0; seen++) {
    const path = waiting.shift() ?? ''
    await visit(path)
    const found = await page.evaluate<Found>(look)
    assert.deepEqual(found.made, [], `${path}: what was typed is text and nothing else`)
    if (found.isShown) shown.push(path)
    for (const href of found.links.filter(isPage)) {
      const { pathname } = new URL(href, 'http://here')
      const kind = kindOf(pathname)
      const times = kinds.get(kind) ?? 0
      if (times >= (kind === pathname ? 1 : 2)) continue
      kinds.set(kind, times + 1)
      waiting.push(pathname)
    }
  }
  assert.deepEqual(dialogs, [], 'no script ran')
}

for (const account of accounts) {
  journey(`${account}: scripts that somebody typed are shown as text`, { tenant, minutes: 4 }, async (they) => {
    await they.signIn(account)
    await lookAround(they, ['/dashboard'])
  })
}

journey('visitors too see them as text, and there were many to see', { tenant, minutes: 4 }, async (they) => {
  await lookAround(they, ['/', '/stagebank', '/nieuws'])
  assert.ok(taken.size >= 10, `only ${taken.size} texts took a script: ${[...taken]}`)
  assert.ok(shown.length >= 5, `scripts were shown on only ${shown.length} pages: ${shown}`)
})
