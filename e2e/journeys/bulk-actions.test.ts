import { createUser } from '#protocol/features/users.ts'
import { journey } from '../support/journey.ts'
import { accountApi, ownOrganization } from '../support/marketplace.ts'
import { seesCount } from '../support/sees.ts'
import { bulkPanel } from '../support/toasts.ts'
import { say } from '../support/words.ts'

const letters = () =>
  [...crypto.randomUUID().replaceAll('-', '')]
    .map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16)))
    .join('')

/** Two people of whom only this story knows, by the last name they share. */
async function family(): Promise<string> {
  const school = await accountApi('schooladmin', 'demo')
  const organizationId = await ownOrganization(school)
  const lastName = `B${letters().slice(0, 10)}`
  for (const firstName of ['Kinda', 'Kindb']) {
    const person = { firstName, lastName, email: `${letters().slice(0, 12)}@proef.test` }
    await school.run(createUser, '', { ...person, role: 'mentor', organizationId, invite: false })
  }
  return lastName
}

journey(
  'a whole filtered list is archived in the background, seen again after a reload, and undone',
  {},
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    const name = await family()
    const rows = page.locator('tbody tr[data-id]')
    await visit(`/users?q=${name}`)
    await rows.nth(1).waitFor()
    await page.getByRole('checkbox', { name: say('table.selectPage') }).check()
    await page
      .getByRole('region', { name: say('table.bulk') })
      .getByRole('button', { name: say('users.actions.archiveUser') })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('users.actions.archiveUser') })
      .click()

    const panel = bulkPanel(page)
    await panel.getByText(say('bulk-actions.done.archiveUsers', { count: 2 })).waitFor()
    // After a while it closes by itself, but not under the pointer.
    await panel.hover()
    await page.getByText(say('table.noResults')).waitFor()

    await visit(`/users?q=${name}&status=archived`)
    await rows.nth(1).waitFor()
    await panel.getByRole('button', { name: say('bulk-actions.undo') }).click()
    await panel.getByText(say('bulk-actions.undone', { count: 2 })).waitFor()
    await panel.getByRole('button', { name: say('bulk-actions.close') }).click()
    await visit(`/users?q=${name}`)
    await rows.nth(1).waitFor()
    await seesCount(panel, 0, 'what was closed stays closed')
  },
)

journey(
  'many invitations are asked about first, and what was done does not lie in the way of the next',
  { viewport: { width: 1280, height: 768 } },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    const name = await family()
    await visit(`/users?q=${name}`)
    const all = page.getByRole('checkbox', { name: say('table.selectPage') })
    const bar = page.getByRole('region', { name: say('table.bulk') })
    await page.locator('tbody tr[data-id]').nth(1).waitFor()
    await all.check()
    const invite = say('users.actions.inviteUser')
    await bar.getByRole('button', { name: invite, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: say('users.sure.inviteUser.many', { count: 2 }) })
    await question.getByRole('button', { name: invite, exact: true }).click()
    const panel = bulkPanel(page)
    await panel.getByText(say('bulk-actions.done.inviteUsers', { count: 2 })).waitFor()

    await all.check()
    await panel.waitFor({ state: 'detached' })
    for (const each of await bar.getByRole('button').all()) await each.click({ trial: true })
    await bar.getByRole('button', { name: say('table.clear') }).click()
  },
)
