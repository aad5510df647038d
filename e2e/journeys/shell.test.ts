import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { seeFocus } from '../support/focus.ts'
import { isListening, journey } from '../support/journey.ts'
import { type Locale, say } from '../support/words.ts'

const samples = '/dev/ui/shell'
const button = (page: Page, words: string) => page.getByRole('button', { name: say(words), exact: true })
const toasts = (page: Page) => page.getByRole('region', { name: say('ui.toast.region') })
const saved = (page: Page) => toasts(page).getByText(say('dev-ui.shell.saved'))
// One that is cut off by another is over as well.
const settled = 'Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => true)'

journey('a toast is there for five seconds', {}, async ({ page, visit }) => {
  await page.clock.install()
  await visit(samples)
  await button(page, 'dev-ui.shell.colors.success').click()
  await saved(page).waitFor()
  await page.clock.runFor(4_000)
  assert.equal(await saved(page).count(), 1)
  await page.clock.runFor(1_100)
  assert.equal(await saved(page).count(), 0)
})

journey('a toast waits while one points at it or is in it, and then goes on', {}, async ({ page, visit }) => {
  await page.clock.install()
  await visit(samples)
  await button(page, 'dev-ui.shell.colors.success').click()
  await saved(page).waitFor()
  await page.clock.runFor(2_000)
  await saved(page).hover()
  await page.clock.runFor(20_000)
  assert.equal(await saved(page).count(), 1)
  await button(page, 'ui.toast.close').focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  assert.equal(await saved(page).count(), 1, 'the focus is still in it')
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(1_000)
  assert.equal(await saved(page).count(), 1)
  await page.clock.runFor(2_100)
  assert.equal(await saved(page).count(), 0)
})

journey('three toasts at most; they can be closed, and errors speak up', {}, async ({ page, visit }) => {
  await visit(samples)
  for (const color of ['success', 'danger', 'warning', 'info'])
    await button(page, `dev-ui.shell.colors.${color}`).click()
  assert.equal(await saved(page).count(), 3)
  const urgent = toasts(page).locator('[aria-live=assertive]').getByText(say('dev-ui.shell.saved'))
  assert.equal(await urgent.count(), 1)
  await toasts(page)
    .getByRole('button', { name: say('ui.toast.close') })
    .first()
    .click()
  assert.equal(await saved(page).count(), 3, 'the fourth takes its place')
})

journey('what was done can be undone from the toast', {}, async ({ page, visit }) => {
  await visit(samples)
  await button(page, 'dev-ui.shell.withAction').click()
  await button(page, 'dev-ui.shell.undo').click()
  await toasts(page).getByText(say('dev-ui.shell.undone')).waitFor()
  assert.equal(await saved(page).count(), 0)
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  journey(`a page can leave a message for the next one, ${how} scripts`, { javaScriptEnabled }, async (traveller) => {
    const { page, visit } = traveller
    await visit(samples)
    await button(page, 'dev-ui.shell.afterRedirect').click()
    await saved(page).waitFor()
    await page.reload()
    if (javaScriptEnabled) await isListening(page)
    assert.equal(await saved(page).count(), 0, 'and it is said once')
  })
}

for (const side of ['left', 'right'] as const) {
  journey(`the panel from the ${side} is 24rem wide, and the page waits behind it`, {}, async ({ page, visit }) => {
    await visit(samples)
    const opener = button(page, `dev-ui.shell.sides.${side}`)
    const panel = page.getByRole('dialog', { name: say('dev-ui.shell.panelTitle') })
    await opener.click()
    await panel.waitFor()
    await page.evaluate(settled)
    const box = await panel.boundingBox()
    assert.equal(box?.width, 384)
    assert.equal(box?.x, side === 'left' ? 0 : (page.viewportSize()?.width ?? 0) - 384)
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      assert.ok(await page.evaluate(`document.activeElement.closest('#paneel') !== null`), 'the focus stays in it')
    }
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await seeFocus(page, opener)
  })
}

journey('the panel closes in every way that one tries', {}, async ({ page, visit }) => {
  await visit(samples)
  const panel = page.getByRole('dialog', { name: say('dev-ui.shell.panelTitle') })
  const closers = page.getByRole('button', { name: say('ui.panel.close') })
  const ways = {
    'a click beside it': () => page.mouse.click(20, 400),
    'Enter on the scrim': () => closers.first().press('Enter'),
    'Space on the scrim': () => closers.first().press('Space'),
    'its button': () => closers.last().click(),
    Escape: () => page.keyboard.press('Escape'),
  }
  for (const [way, close] of Object.entries(ways)) {
    await button(page, 'dev-ui.shell.sides.right').click()
    await panel.waitFor()
    await close()
    await panel.waitFor({ state: 'detached' }).catch(() => assert.fail(`it does not close by ${way}`))
  }
})

journey('on a phone the panel takes the whole width', { viewport: { width: 390, height: 844 } }, async (traveller) => {
  const { page, visit } = traveller
  await visit(samples)
  await button(page, 'dev-ui.shell.sides.right').click()
  await page.evaluate(settled)
  assert.equal((await page.getByRole('dialog').boundingBox())?.width, 390)
})

journey('a slow page shows a bar of three pixels, a fast one shows none', {}, async ({ page, visit }) => {
  await visit(samples)
  const bar = page.getByRole('progressbar', { name: say('shell.loading') })
  await page.getByRole('link', { name: say('dev-ui.shell.slowPage') }).click()
  await bar.waitFor()
  assert.equal((await bar.boundingBox())?.height, 3)
  await page.waitForURL(/wacht=1500/)
  await bar.waitFor({ state: 'detached' })
})

for (const locale of ['nl', 'en'] as const satisfies Locale[]) {
  for (const [fault, kind, status] of [
    ['401', '401', 401],
    ['403', '403', 403],
    ['404', '404', 404],
    ['500', 'other', 500],
    ['wrong-center', 'wrongCenter', 403],
  ] as const) {
    const browser = { locale: locale === 'nl' ? 'nl-NL' : 'en-GB' }
    journey(`the error screen explains ${fault} in ${locale}`, browser, async ({ page, visit, expect }) => {
      expect(status)
      await visit(`${samples}?fout=${fault}`)
      const title = say(`pages.errors.${kind}.title`, {}, locale)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText(say(`pages.errors.${kind}.text`, {}, locale)).waitFor()
      const code = kind === 'other' ? 'pages.errors.code' : 'pages.errors.knownCode'
      await page.getByText(say(code, { code: status }, locale)).waitFor()
      await page.getByRole('link', { name: say('pages.errors.home', {}, locale), exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/')
    })
  }
}

/** Resolves when the page has come to this height; the way there is smooth. */
const scrolledTo = (y: number) => `new Promise((resolve) => {
  const look = () => (Math.abs(scrollY - ${y}) < 2 ? resolve(true) : requestAnimationFrame(look))
  look()
})`

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  journey(
    `a new page begins at its top, and back is where one was: ${reducedMotion}`,
    { reducedMotion },
    async (they) => {
      const { page, visit } = they
      await visit('/')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('shell.footer.about.privacy') })
        .click()
      await page.getByRole('heading', { level: 1, name: say('pages.privacy.title') }).waitFor()
      await page.evaluate(scrolledTo(0))
      const smooth = await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')
      assert.equal(smooth, reducedMotion === 'reduce' ? 'auto' : 'smooth')
      await page.goBack()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.evaluate('new Promise(requestAnimationFrame)')
      assert.ok(
        await page.evaluate(`new Promise((resolve) => {
      const look = () => (scrollY > 0 ? resolve(true) : requestAnimationFrame(look))
      look()
    })`),
      )
    },
  )
}

journey('who does not see the page change hears the title of the new one', {}, async ({ page, visit }) => {
  await visit('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.footer.about.privacy') })
    .click()
  await page.locator('p[aria-live=polite]', { hasText: say('pages.privacy.title') }).waitFor({ state: 'attached' })
})

journey('an error is gone as soon as one goes on', {}, async ({ page, visit, expect }) => {
  expect(404)
  await visit(samples)
  await page.getByRole('link', { name: say('dev-ui.shell.fault.404') }).click()
  await page.getByRole('heading', { level: 1, name: say('pages.errors.404.title') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: say('dev-ui.title') }).waitFor()
})

journey('a newer build is offered, and taken by one press', {}, async ({ page, visit }) => {
  await page.clock.install()
  await page.route('**/build.json?*', (route) => route.fulfill({ json: { id: 'newer' } }))
  await visit('/privacyverklaring')
  const offer = page.getByRole('button', { name: say('shell.newBuild.reload') })
  await page.clock.runFor(4 * 60_000)
  assert.equal(await offer.count(), 0)
  await page.clock.runFor(2 * 60_000)
  await offer.waitFor()
  const reloaded = page.waitForEvent('load')
  await offer.click()
  await reloaded
})

journey('nothing is offered while the build is the same', {}, async ({ page, visit }) => {
  await page.clock.install()
  await visit('/privacyverklaring')
  const asked = page.waitForResponse(/build\.json/)
  await page.clock.runFor(6 * 60_000)
  assert.equal((await asked).headers()['cache-control'], 'no-store')
  assert.equal(await page.getByRole('button', { name: say('shell.newBuild.reload') }).count(), 0)
})

journey('words that cannot be loaded leave a page that works, and a way to try again', {}, async (traveller) => {
  const { page, expect } = traveller
  expect(503)
  await page.route('**/locales/*', (route) => route.fulfill({ status: 503 }))
  const report = page.waitForRequest('**/fouten')
  await page.goto('/privacyverklaring')
  assert.equal((await report).postDataJSON().message, 'Failed loading locale')
  await page.getByText(say('shell.localeFailed.title')).waitFor()
  await page.unroute('**/locales/*')
  await page.getByRole('link', { name: say('shell.localeFailed.retry') }).click()
  await isListening(page)
  assert.equal(await page.getByText(say('shell.localeFailed.title')).isVisible(), false)
})

journey('a language that cannot be loaded changes nothing, and can be tried again', {}, async (traveller) => {
  const { page, context, visit, expect } = traveller
  expect(503)
  await visit('/privacyverklaring')
  await page.route('**/locales/*', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: say('shell.languages.en') }).click()
  await toasts(page).getByText(say('shell.languageFailed.title')).waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'nl')
  assert.equal((await context.cookies()).filter(({ name }) => name === 'locale').length, 0)
  await page.unroute('**/locales/*')
  await page.getByRole('button', { name: say('shell.languageFailed.retry') }).click()
  await page.locator('html[lang=en]').waitFor()
})

journey('the chosen language is kept for a year, its words for a day', {}, async ({ page, context, visit }) => {
  const words = page.waitForResponse(/\/locales\/nl\.json/)
  await visit('/privacyverklaring')
  assert.equal((await words).headers()['cache-control'], 'public, max-age=86400')
  await page.getByRole('button', { name: say('shell.languages.en') }).click()
  await page.locator('html[lang=en]').waitFor()
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  assert.ok(days > 364.9 && days <= 365, `${days} days`)
})

journey('half a second after signing out nothing of the person is left in the browser', {}, async (traveller) => {
  const { page, visit, signIn } = traveller
  await page.clock.install()
  await signIn('student')
  await visit('/dashboard')
  await page.evaluate(`localStorage.setItem('draft', 'Lieve mentor')`)
  await page.getByRole('banner').locator('summary').first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.account.signOut') })
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.signIn') })
    .waitFor()
  await page.clock.runFor(600)
  assert.equal(await page.evaluate(`localStorage.getItem('draft')`), null)
})

journey('keys that open nothing any more are handed in, and one comes back after signing in', {}, async (traveller) => {
  const { page, context, visit, signIn } = traveller
  await signIn('student')
  await visit('/dashboard')
  const url = new URL(page.url()).origin
  await context.addCookies([{ name: 'access-token', value: 'verlopen', url, httpOnly: true }])
  await visit('/account/roles')
  await page.waitForURL((here) => here.pathname + here.search === '/inloggen?terug=%2Faccount%2Froles')
  await toasts(page).getByText(say('shell.sessionEnded.title')).waitFor()
  const names = (await context.cookies()).map(({ name }) => name)
  for (const name of ['access-token', 'client', 'uid']) assert.ok(!names.includes(name), name)
})

journey(
  'a line that is lost is told as such, in the colours of the site',
  { tenant: 'raayland' },
  async (traveller) => {
    const { page, visit } = traveller
    await visit('/privacyverklaring')
    const colour = `getComputedStyle(document.documentElement).getPropertyValue('--p-600')`
    const own = await page.evaluate(colour)
    await page.route('**/*.data*', (route) => route.abort('aborted'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.toHome', { app: 'Stagehaven Raayland' }) })
      .click()
    await page.getByRole('heading', { level: 1, name: say('pages.errors.offline.title') }).waitFor()
    assert.equal(await page.evaluate(colour), own)
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: say('pages.errors.retry') }).click()
    await page.waitForLoadState()
    assert.equal(await page.getByRole('heading', { name: say('pages.errors.offline.title') }).count(), 0)
  },
)

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  journey(`a profile that was saved keeps its address, ${how} scripts`, { javaScriptEnabled }, async (traveller) => {
    const { page, visit, signIn } = traveller
    await signIn('volunteer')
    await visit('/profile-edit')
    await page.getByRole('button', { name: say('account.save'), exact: true }).click()
    await page.getByText(say('account.saved'), { exact: true }).waitFor()
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, '/profile-edit')
  })
}

journey('what was typed when the session ended is there again after signing in, but no password', {}, async (they) => {
  const { page, context, visit, signIn } = they
  const firstName = page.getByLabel(say('account.fields.firstName'))
  const kept = () => page.evaluate(`sessionStorage.getItem('draft')`) as Promise<string | null>
  await signIn('student')
  await visit('/profile-edit')
  const own = await firstName.inputValue()
  await firstName.fill('Half Getypt')
  await page.getByRole('radio', { name: say('account.languages.en') }).check()
  await context.clearCookies({ name: 'access-token' })
  await page.getByRole('button', { name: say('account.save'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/inloggen')
  assert.match((await kept()) ?? '', /Half Getypt/)

  await signIn('student')
  await visit('/profile-edit')
  await toasts(page).getByText(say('shell.draft.title')).waitFor()
  assert.equal(await firstName.inputValue(), 'Half Getypt')
  assert.equal(await page.getByRole('radio', { name: say('account.languages.en') }).isChecked(), true)
  assert.equal(await kept(), null, 'it is told once')
  await page.reload()
  await isListening(page)
  assert.equal(await firstName.inputValue(), own, 'and it was not saved')

  await visit('/profile-edit/email')
  await page.getByLabel(say('account.fields.newEmail')).fill('nieuw@demo.test')
  await page.getByLabel(say('account.fields.currentPassword'), { exact: true }).fill('Geheim-2026!')
  await context.clearCookies({ name: 'access-token' })
  await page
    .locator('main')
    .getByRole('button', { name: say('account.email.submit') })
    .click()
  await page.waitForURL((url) => url.pathname === '/inloggen')
  assert.doesNotMatch((await kept()) ?? '', /Geheim/)
  assert.match((await kept()) ?? '', /nieuw@demo.test/)

  await signIn('mentor')
  await visit('/profile-edit/email')
  await page.evaluate(`new Promise((resolve) => {
    const look = () => (sessionStorage.getItem('draft') === null ? resolve(true) : requestAnimationFrame(look))
    look()
  })`)
  assert.equal(await page.getByLabel(say('account.fields.newEmail')).inputValue(), '', 'nobody else gets it')
})

journey('who works for two organizations changes desks from any page', {}, async (traveller) => {
  const { page, visit, signIn } = traveller
  const menu = page.getByRole('banner').locator('summary', { hasText: say('shell.account.menu') })
  const choices = page.getByRole('group', { name: say('shell.account.organizations') })
  const here = choices.locator('[aria-current=true]')
  const nameIn = async (choice: Locator) =>
    (await choice.innerText()).replace(say('shell.account.switchTo'), '').trim().split('\n')[0] as string
  await signIn('nonprofit')
  await visit('/dashboard')
  const before = await page.locator('main').innerText()
  await menu.click()
  const [own, other] = [await nameIn(here), await nameIn(choices.getByRole('button'))]
  await choices.getByRole('button').click()
  await menu.getByText(other).waitFor()
  await choices.waitFor({ state: 'hidden' })
  await seeFocus(page, menu)
  assert.notEqual(await page.locator('main').innerText(), before, 'other people, other numbers')

  await visit('/profile-edit')
  await menu.click()
  await here.filter({ hasText: other }).waitFor()
  await choices.getByRole('button', { name: own }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await menu.getByText(own).waitFor()
  assert.equal(await page.locator('main').innerText(), before)
})

journey('who works for one organization is not asked to choose', {}, async ({ page, visit, signIn }) => {
  await signIn('provider')
  await visit('/dashboard')
  await page
    .getByRole('banner')
    .locator('summary', { hasText: say('shell.account.menu') })
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.account.roles') })
    .waitFor()
  assert.equal(await page.getByRole('group', { name: say('shell.account.organizations') }).count(), 0)
})

for (const account of ['schooladmin', 'center'] as const) {
  journey(
    `on a phone the menu of ${account} comes in from the left`,
    { viewport: { width: 390, height: 844 } },
    async (they) => {
      const { page, visit, signIn } = they
      const opener = page.getByRole('banner').getByRole('button', { name: say('shell.menu'), exact: true })
      const panel = page.getByRole('dialog', { name: say('shell.menu') })
      await signIn(account)
      await visit('/dashboard')
      assert.equal(await page.getByRole('navigation', { name: say('shell.main') }).count(), 0, 'there is no bar')
      await opener.click()
      await panel.waitFor()
      assert.equal(await panel.locator('[aria-current=page]').getAttribute('href'), '/dashboard')
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      await seeFocus(page, opener)
      await opener.click()
      await panel.getByRole('link', { name: say('shell.nav.settings'), exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/instellingen')
      await panel.waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1, name: say('settings.title') }).waitFor()
    },
  )
}

journey(
  'without scripts an administrator has the bar after all',
  { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  async ({ page, visit, signIn }) => {
    await signIn('schooladmin')
    await visit('/dashboard')
    const bar = page.getByRole('navigation', { name: say('shell.main') })
    await bar.getByRole('link', { name: say('shell.nav.settings') }).click()
    await page.waitForURL((url) => url.pathname === '/instellingen')
  },
)

for (const locale of ['nl', 'en'] as const satisfies Locale[]) {
  for (const account of ['student', 'mentor', 'provider'] as const) {
    const browser = {
      locale: locale === 'nl' ? 'nl-NL' : 'en-GB',
      viewport: { width: 320, height: 640 },
    }
    journey(`the bar of a ${account} fits the narrowest phone in ${locale}`, browser, async (traveller) => {
      const { page, visit, signIn } = traveller
      await signIn(account)
      await visit('/dashboard')
      const links = page.getByRole('navigation', { name: say('shell.main', {}, locale) }).getByRole('link')
      await links.first().waitFor()
      const measured = (await page.evaluate(`[...document.querySelectorAll('nav a')]
        .filter((link) => link.checkVisibility() && link.closest('nav').getBoundingClientRect().bottom === innerHeight)
        .map((link) => ({ word: link.innerText, over: link.scrollWidth - link.clientWidth, high: link.clientHeight }))`)) as {
        word: string
        over: number
        high: number
      }[]
      assert.equal(measured.length, await links.count())
      assert.deepEqual(
        measured.filter(({ over, high }) => over > 0 || high > 60),
        [],
        'each word is whole and on one line',
      )
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320)
    })
  }
}
