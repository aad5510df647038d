import { journey } from '../support/journey.ts'
import { mailWith } from '../support/mailbox.ts'
import { addToContractMail, keepMailText, mailTexts, mailWords as words } from '../support/own-mail-text.ts'

journey(
  'a school says in its own words that a contract is ready to sign, tries it on itself, and takes the default back',
  {},
  async (they) => {
    const { page, visit, tenant } = they
    await addToContractMail(they, 'Bel ons gerust, ook als het niet lukt.')
    // Beside it: how it arrives, and what is other than the default.
    await page
      .getByRole('region', { name: words('preview.title') })
      .getByText('Bel ons gerust')
      .waitFor()
    await page.getByRole('insertion').getByText('Bel ons gerust').first().waitFor()

    await page.getByRole('button', { name: words('try.verb') }).click()
    await page.getByText(/De proef is onderweg naar/).waitFor()
    await mailWith(tenant, 'Proef: Wilt u het stagecontract')

    await keepMailText(they)
    await visit(mailTexts)
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
    await visit(mailTexts)
    await row.getByText(words('state.default')).waitFor()
  },
)
