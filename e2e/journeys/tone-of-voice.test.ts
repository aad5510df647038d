import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Account, journey } from '../support/journey.ts'
import { isSaidIn, sentencesThatSay } from '../support/own-sentences.ts'
import { readerOf, wordsIn } from '../support/read-page.ts'
import { say } from '../support/words.ts'

test('a student is addressed with je, and English has one word for both', async () => {
  const own = await readerOf('demo', { account: 'student' })
  assert.ok(wordsIn((await own('/profile-edit')).html).includes(say('account.profile.lead')))
  const english = await readerOf('demo', { account: 'nonprofit', language: 'en' })
  assert.ok(wordsIn((await english('/profile-edit')).html).includes(say('account.profile.lead', {}, 'en')))
})

/** What stands on a screen as it arrives, with what is only read aloud. Asked from the page, which is quicker than going there. */
const textOf = (page: Page, path: string): Promise<{ status: number; text: string }> =>
  page.evaluate(`fetch(${JSON.stringify(path)}).then(async (answer) => {
    const html = (await answer.text()).replaceAll(/<style[^]*?<\\/style>/g, '')
    const page = new DOMParser().parseFromString(html, 'text/html')
    for (const each of page.querySelectorAll('script, style')) each.remove()
    const named = [...page.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((each) =>
      ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name) ?? ''))
    const parts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
    const blocks = []
    for (let last; parts.nextNode(); ) {
      const block = parts.currentNode.parentElement.closest('p, li, dt, dd, h1, h2, h3, h4, button, a, label, legend, td, th, div')
      if (block === last) blocks[blocks.length - 1] += parts.currentNode.data
      else blocks.push(parts.currentNode.data)
      last = block
    }
    return { status: answer.status, text: [...blocks, ...named].join('\\n').replaceAll(/[^\\S\\n]+/g, ' ') }
  })`)

const firstOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(`fetch('/api/v1/${path}').then(async (answer) => {
    const { data } = await answer.json()
    return (Array.isArray(data) ? data[0] : data).id
  })`)

/** Every screen that somebody of a company or a non-profit can open. */
async function screens(page: Page): Promise<string[]> {
  const [me, organization] = [await firstOf(page, 'current_user'), await firstOf(page, 'current_organizations')]
  const own = await firstOf(page, `vacancies?filter[organization_id_eq]=${organization}`)
  const open = await firstOf(page, 'vacancies?filter[status_eq]=published')
  const application = await firstOf(page, 'applications')
  const account = ['', '/email', '/settings', '/periodieke-mail'].map((part) => `/profile-edit${part}`)
  const stagebank = ['', '?plaats=Nergenshuizen', '?q=bestaatniet', `/${open}`, `/${open}/melden`, `/${open}/aanmelden`]
  const places = ['', `/${organization}`, `/${organization}/edit`].map((part) => `/organizations${part}`)
  const people = ['', '/add', `/${me}`, `/${me}/edit`, `/${me}/add_role`].map((part) => `/users${part}`)
  const vacancies = ['', '/add', `/${own}`, `/${own}/edit`].map((part) => `/vacancies${part}`)
  const signingUp = ['/organizations/signup', '/organizations/signup/success', '/aanmeldingen/antwoord?token=x']
  const applications = ['', '?stap=gesprek', '?stap=besloten', `/${application}`].map((part) => `/aanmeldingen${part}`)
  return [
    ...['/', '/dashboard', '/app', '/privacyverklaring', '/notificaties', '/recente_acties', '/bestaat/niet'],
    ...['/instellingen', '/instellingen/organisatie', '/instellingen/privacy', '/groups', '/account/roles'],
    ...['/account/verwijderen', '/favorieten', '/favorieten/zoekopdrachten', '/favorieten/afmelden?sleutel=x'],
    ...[...account, ...stagebank.map((part) => `/stagebank${part}`), ...places, ...people, ...vacancies],
    ...[...applications, ...signingUp],
  ]
}

for (const account of ['provider', 'nonprofit'] satisfies Account[]) {
  journey(`no screen says je to the ${account}`, {}, async ({ page, visit, signIn, expect }) => {
    expect(400, 403, 404, 410, 422)
    await signIn(account)
    await visit('/profile-edit')
    await page.getByText(say('account.formal.profile.lead')).waitFor()
    const informal = sentencesThatSay(/\b(je|jij|jou|jouw|jullie)\b/i).filter(({ longest }) => longest.includes(' '))
    const found: string[] = []
    for (const path of await screens(page)) {
      const { status, text } = await textOf(page, path)
      assert.ok(status < 500, `${path} answers ${status}`)
      for (const sentence of informal) if (isSaidIn(text, sentence)) found.push(`${path}: ${sentence.key}`)
    }
    assert.deepEqual(found, [])
  })
}
