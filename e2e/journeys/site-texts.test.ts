import type { Page } from 'playwright-core'
import { saveSiteTexts, textsDesk } from '#protocol/tenants/site-texts.ts'
import { journey } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesCount, seesInPage, seesPath, seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const path = '/content/texts'
const box = (page: Page, name: string) => page.locator(`[name=${name}]`)
const save = (page: Page) => page.getByRole('button', { name: say('settings.texts.save'), exact: true }).click()
const statements = {
  ...{ privacyDate: '2026-01-01', keptNl: 'Een jaar.' },
  ...{ accessEmail: 'access@match.example', accessDate: '2026-01-01', limitsNl: 'Er is niets bekend.' },
}
const focused = 'document.activeElement?.getAttribute("name")'

journey(
  'a site fills in what its statements must say, everybody reads it, and what stood there before comes back',
  { tenant: 'match2gether' },
  async ({ page, visit, signIn, expect, tenant }) => {
    expect(412)
    expect(422)
    await signIn('schooladmin')
    await visit('/content')
    await page
      .getByRole('link', { name: say('content.desk.tabs.texts'), exact: true })
      .first()
      .click()
    await seesPath(page, path)

    // What is missing leads to its field.
    await page.getByText(say('settings.texts.state.missing')).waitFor()
    const missing = page.getByRole('link', { name: say('settings.texts.fields.privacyOfficer') })
    await missing.click()
    await seesInPage(page, focused, 'privacyOfficer')
    await box(page, 'privacyOfficer').fill('Anouk de Wit')
    await box(page, 'privacyEmail').fill('privacy@match.example')
    await box(page, 'footerNl').fill('Samen aan de slag')

    // What visitors must find there cannot be left out: it is said at its field, and what was typed stays.
    await save(page)
    const access = page.locator('#veld-accessEmail')
    await access.getByText(say('ui.problems.required')).waitFor()
    await seesValue(box(page, 'privacyOfficer'), 'Anouk de Wit')
    for (const [name, text] of Object.entries(statements)) await box(page, name).fill(text)

    // Somebody else is earlier: what is typed stays, and what they wrote comes along.
    const centre = await accountApi('center', tenant)
    const { live, changedAt } = await centre.tell(textsDesk)
    const { organization = '', address = '', email = '' } = live
    const officer = { privacyOfficer: 'Ans', privacyEmail: 'privacy@match.example' }
    const theirs = { ...live, ...statements, ...officer, ...{ organization, address, email }, phone: '010 765 43 21' }
    await centre.run(saveSiteTexts, '', { ...theirs, seen: changedAt })
    await save(page)
    await page
      .getByRole('alert')
      .filter({ hasText: say('ui.conflict.title') })
      .waitFor()
    await seesValue(box(page, 'privacyOfficer'), 'Anouk de Wit')
    await seesValue(box(page, 'phone'), '010 765 43 21')
    await page.getByRole('button', { name: say('ui.conflict.save') }).click()
    await page.getByText(say('settings.texts.saved')).waitFor()
    await missing.waitFor({ state: 'detached' })
    await page.getByText(say('settings.texts.untranslated')).first().waitFor()

    const foot = page.getByRole('contentinfo')
    await foot.getByText('Samen aan de slag').waitFor()
    await foot.getByText('010 765 43 21').waitFor()
    await foot.getByRole('link', { name: say('shell.footer.about.privacy') }).click()
    await page.getByText('Anouk de Wit').first().waitFor()
    await page.getByRole('link', { name: 'privacy@match.example' }).waitFor()

    await visit(path)
    await page.getByRole('button', { name: say('settings.texts.undo.verb') }).click()
    const question = page.getByRole('alertdialog', { name: say('settings.texts.undo.title') })
    await question.getByRole('button', { name: say('settings.texts.undo.verb') }).click()
    await page.getByText(say('settings.texts.undone')).waitFor()
    await seesValue(box(page, 'privacyOfficer'), 'Ans')
    await seesCount(page.getByText('Samen aan de slag'), 0)
  },
)

journey(
  'what is refused without scripts comes back as it was typed',
  { tenant: 'mas4you', javaScriptEnabled: false },
  async ({ page, visit, signIn, expect }) => {
    expect(422)
    await signIn('schooladmin')
    await visit(path)
    await box(page, 'organization').fill('Een andere naam')
    await box(page, 'email').fill('geen adres')
    await save(page)
    await page.getByRole('alert').first().waitFor()
    await seesValue(box(page, 'organization'), 'Een andere naam')
    await seesValue(box(page, 'email'), 'geen adres')
    await visit('/toegankelijkheid')
    await seesCount(page.getByText('Een andere naam'), 0)
  },
)
