import assert from 'node:assert/strict'
import { journey, type Traveller } from '../support/journey.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'

/** Presses each number and counts the list that it leads to. */
async function followNumbers({ page, visit }: Traveller): Promise<void> {
  await visit('/dashboard')
  const bar = page.getByRole('list', { name: say('dashboard.stages.label') })
  const links = await bar.getByRole('link').all()
  const asked = await Promise.all(
    links.map(async (link) => ({
      to: (await link.getAttribute('href')) as string,
      count: Number(/\d+$/.exec((await link.innerText()).trim())?.[0]),
    })),
  )
  assert.ok(asked.length >= 4, 'the students are spread over the route')
  for (const { to, count } of asked) {
    await visit(to)
    await page.getByText(new RegExp(`(tot|\\D)\\s*\\d+ van ${count}$`)).waitFor()
  }
}

journey('each number on the dashboard of a school leads to the people it counts', { tenant }, async (they) => {
  const { page, signIn, visit } = they
  await signIn('schooladmin')
  await followNumbers(they)
  await visit('/dashboard')
  await page.getByRole('link', { name: say('dashboard.school.facts.late') }).click()
  await page.getByRole('heading', { level: 1, name: say('users.views.students') }).waitFor()
  await page.getByText(`${say('users.filters.late.label')}: ${say('users.filters.late.true')}`).waitFor()
})

journey('a mentor goes from what waits to the thing itself', { tenant: 'mas4you' }, async (they) => {
  const { page, signIn, visit } = they
  await signIn('mentor')
  await visit('/dashboard')
  const turns = page.getByRole('link', { name: /^Beoordeel wat .+ vraagt$/ })
  const to = (await turns.first().getAttribute('href')) as string
  await turns.first().click()
  await page.waitForURL((url) => url.pathname + url.search === to)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
