import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

journey(
  'a school has places proposed for everybody, keeps a pair, and has the rest worked out again',
  { tenant: 'nuborgh' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/internships/assign')
    await page.getByRole('button', { name: say('assign.propose') }).click()
    const again = page.getByRole('button', { name: say('assign.proposal.again') })
    await again.waitFor()
    const keep = page.getByRole('button', { name: say('assign.rows.lock') })
    await keep.first().click()
    await page.getByText(say('assign.proposal.changed')).first().waitFor()
    await again.click()
    await page.waitForURL(/voorstel=/)
    await page
      .getByRole('button', { name: say('assign.rows.unlock') })
      .first()
      .waitFor()
    await page.getByText(say('assign.compare.title')).first().waitFor()
  },
)
