import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

/** Words with a name in them, up to that name. */
const starting = (words: string) => new RegExp(`^${words.split(' ')[0]} `)

journey(
  'a school has places proposed for everybody, keeps a pair, and has the rest worked out again',
  { tenant: 'nuborgh' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/internships/assign')
    // One student is put at a place by hand; that stands fast in what is worked out.
    const take = page.getByRole('button', { name: starting(say('assign.pairs.takeName', { name: '' })) })
    await take.first().click()
    await page
      .getByRole('button', { name: starting(say('assign.pairs.putAt', { name: '', title: '' })) })
      .first()
      .click()
    await page.getByRole('button', { name: say('assign.pairs.onlyOne') }).waitFor()
    await page.getByRole('button', { name: say('assign.propose') }).click()
    const again = page.getByRole('button', { name: say('assign.proposal.again') })
    await again.waitFor()
    await page
      .getByRole('button', { name: say('assign.rows.unlock') })
      .first()
      .waitFor()
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
