import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#engine/call.ts'
import type { WrittenMail } from '#protocol/features/mail-text.ts'
import { required } from '#protocol/shared/guards.ts'
import { tenants } from '#protocol/tenants/all.ts'
import { contrast, MINIMUM_CONTRAST } from '#protocol/tenants/contrast.ts'
import { features } from '../features.ts'
import { fieldsOf, type MailKind } from './mail-kind.ts'
import { renderMail } from './render.ts'

const kinds = features.flatMap(({ mails }) => Object.values(mails))
const sites = tenants.map((tenant): Site => ({ ...tenant, id: tenant.key, url: `https://${tenant.key}.test` }))
const long = 'Wilhelmina van den Berg-Ouwerkerk <b>& zonen</b> '.repeat(8)
const to = (locale: 'nl' | 'en') => ({ id: null, email: 'a@b.test', locale, firstName: long })
const written: WrittenMail = {
  subject: [{ type: 'text', text: 'Een eigen tekst' }],
  body: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Lees ', marks: [{ type: 'bold' }] },
          { type: 'text', text: 'meer', marks: [{ type: 'link', attrs: { href: '/stagebank' } }, { type: 'italic' }] },
          { type: 'hardBreak' },
          { type: 'field', attrs: { name: 'firstName' } },
        ],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eerst' }] }] }],
      },
    ],
  },
  buttons: ['Doe het'],
}

function* everyMail(of: readonly Site[]) {
  for (const site of of)
    for (const mail of kinds)
      for (const locale of ['nl', 'en'] as const) {
        const values = Object.fromEntries(fieldsOf(mail).map((name) => [name, long]))
        const given = { mail, to: to(locale), values, link: '/a?b=1&c=2', links: linksOf(mail), stop: '/stop' }
        yield { about: `${site.key} ${mail.purpose} ${locale}`, ...renderMail(site, given) }
        yield { about: `${site.key} ${mail.purpose} written`, ...renderMail(site, given, undefined, written) }
      }
}
const linksOf = ({ nl }: MailKind) => (nl.buttons ?? ['']).map((_, at) => `/a?answer=${at}`)

/** What some mail programs take out or draw wrongly, and what no mail of ours needs. */
const refused = [
  /<(script|link|iframe|form|input|object|embed|svg|video|base)\b/i,
  /\son\w+=/i,
  /@(import|font-face)/i,
  /url\(/i,
  /(position|float|display:\s*(flex|grid)|transform|var\()\s*[:(]/i,
  /javascript:/i,
]

test('every mail is plain HTML that mail programs show, of a modest size, and the same as text', () => {
  for (const { about, html, text, subject } of everyMail(sites.slice(0, 1))) {
    for (const pattern of refused) assert.doesNotMatch(html, pattern, about)
    for (const [image] of html.matchAll(/<img\b[^>]*>/gi)) assert.match(image, /\salt="/, about)
    assert.ok(Buffer.byteLength(html) < 100_000, `${about} is too large`)
    assert.match(html, /<html lang="(nl|en)">[\s\S]*<meta name="color-scheme" content="light dark">/, about)
    assert.doesNotMatch(html, /<b>& zonen/, `${about}: a value is escaped`)
    assert.doesNotMatch(text, /&#\d+;|<\/?(p|a|strong|em|ul|li|br)\b/, `${about}: the text is no HTML`)
    assert.doesNotMatch(subject, /[\r\n]/, about)
    // Everything that is opened is closed again, in the right order.
    assert.doesNotThrow(() => readTexts(html, {}), about)
  }
})

test('all of it can be read in the colours of every site, by day and by night', () => {
  const one = kinds.filter(({ purpose }) => ['applicationReceived', 'newMatches'].includes(purpose))
  assert.equal(one.length, 2)
  for (const { about, html } of everyMail(sites)) {
    if (!one.some(({ purpose }) => about.includes(` ${purpose} `))) continue
    const night = Object.fromEntries(
      Array.from(html.matchAll(/^\.(\w+)\{(.*)\}$/gm), ([, name = '', rules = '']) => [name, rules]),
    )
    assert.ok(Object.keys(night).length > 4, about)
    for (const [mode, rules] of [['day', {}] as const, ['night', night] as const]) {
      const texts = readTexts(html, rules)
      assert.ok(texts.length > 5, about)
      for (const { ink, paper, words } of texts)
        assert.ok(contrast(ink, paper) >= MINIMUM_CONTRAST, `${about} by ${mode}: ${ink} on ${paper} at ${words}`)
    }
  }
})

test('a text of one’s own stays text in both, with what must stay below it', () => {
  const mail = required(
    kinds.find(({ purpose }) => purpose === 'contractToSign'),
    'the mail',
  )
  const site = required(sites[0], 'a site')
  const { html, text, subject } = renderMail(site, { mail, to: to('nl'), link: '/teken' }, undefined, written)
  assert.equal(subject, 'Een eigen tekst')
  assert.match(text, /^Lees meer \(https:\/\/\S+\/stagebank\)\nWilhelmina/)
  assert.match(text, /\n\n- Eerst\n\nHet kost een minuut[^\n]+\n\nDoe het:\nhttps:\/\/\S+\/teken\n/)
  assert.match(html, /<strong>Lees <\/strong><a href="https:\/\/\S+\/stagebank"[^>]*><em>meer<\/em><\/a><br>Wilhelmina/)
  assert.match(html, /<ul [^>]*><li>Eerst<\/li><\/ul>/)
})

type Look = { tag: string; ink: string; paper: string }
/** What stands where, in which colours: a mail says them on the element itself, and by night by the names of classes. */
function readTexts(html: string, classes: Record<string, string>) {
  const texts: { ink: string; paper: string; words: string }[] = []
  const stack: Look[] = [{ tag: '', ink: '#000000', paper: '#ffffff' }]
  const inBody = html.slice(html.indexOf('<body'), html.indexOf('</html>'))
  for (const [whole, closing, tag = '', attributes = ''] of inBody.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+/g)) {
    const now = required(stack.at(-1), 'an element around it')
    if (!tag) {
      if (whole.trim()) texts.push({ ink: now.ink, paper: now.paper, words: whole.trim().slice(0, 40) })
    } else if (closing) {
      if (stack.pop()?.tag !== tag) throw new Error(`</${tag}> closes nothing`)
    } else if (tag !== 'br') {
      const name = /class="(\w+)"/.exec(attributes)?.[1] ?? ''
      const rules = `${/style="([^"]*)"/.exec(attributes)?.[1] ?? ''};${classes[name] ?? ''}`
      const last = (property: string) =>
        [...rules.matchAll(new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`, 'g'))].at(-1)?.[1]
      stack.push({ tag, ink: last('color') ?? now.ink, paper: last('background') ?? now.paper })
    }
  }
  return texts
}
