import { journey } from '../support/journey.ts'
import { mailWith } from '../support/mailbox.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`notification-templates.${path}`, params)

journey(
  'a school says in its own words that a contract is ready to sign, tries it on itself, and takes the default back',
  {},
  async ({ page, signIn, visit, tenant }) => {
    await signIn('schooladmin')
    await visit('/notification_templates?q=stagecontract')
    await page.getByRole('link', { name: /^Wilt u het stagecontract van .* tekenen\?$/ }).click()
    const text = page.getByRole('textbox', { name: words('parts.body') })
    await text.getByText('vraagt u om het contract te tekenen').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Bel ons gerust, ook als het niet lukt.')
    // Beside it: how it arrives, and what is other than the default.
    await page
      .getByRole('region', { name: words('preview.title') })
      .getByText('Bel ons gerust')
      .waitFor()
    await page.getByRole('insertion').getByText('Bel ons gerust').first().waitFor()

    await page.getByRole('button', { name: words('try.verb') }).click()
    await page.getByText(/De proef is onderweg naar/).waitFor()
    await mailWith(tenant, 'Proef: Wilt u het stagecontract')

    await page.getByRole('button', { name: words('save'), exact: true }).click()
    await page.waitForURL(/\/notification_templates\/[^/]+\/edit/)
    await visit('/notification_templates?q=stagecontract')
    const row = page.getByRole('listitem').filter({ hasText: /^Wilt u het stagecontract/ })
    await row.getByText(words('state.own')).waitFor()

    await row.getByRole('link').click()
    await page.getByRole('button', { name: words('back.open') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('back.verb') })
      .click()
    await page.getByText(words('changes.none')).waitFor()
    await page.getByRole('button', { name: words('save'), exact: true }).click()
    await page.getByText(words('toasts.reset')).waitFor()
    await visit('/notification_templates?q=stagecontract')
    await row.getByText(words('state.default')).waitFor()
  },
)
