import assert from 'node:assert/strict'
import { journey } from '../support/journey.ts'
import { seesAttribute, seesCount, seesPath } from '../support/sees.ts'
import { say } from '../support/words.ts'

const signUp = '/organizations/signup'

journey('an organization that comes for the first time finds where to register', {}, async ({ page, visit }) => {
  await visit('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.footer.providers.signUp') })
    .waitFor()
  await page.getByRole('link', { name: say('home.audiences.stagebieder.start') }).click()
  await seesPath(page, signUp)
  for (const door of ['/inloggen', '/inloggen/stagebieder']) {
    await visit(door)
    await page
      .getByRole('link', { name: say('sign-in.signUp.go') })
      .filter({ visible: true })
      .click()
    await seesPath(page, signUp)
  }
  await visit('/voor-stagebieders')
  await page.locator(`main a[href="${signUp}"]`).click()
  await seesPath(page, signUp)
})

journey('a student begins on the home page with what there is to choose', {}, async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('link', { name: say('home.audiences.leerling.start') }).click()
  await seesPath(page, '/stagebank')
})

journey('whoever has the link of a place that is closed is told so, and sees what is like it', {}, async (they) => {
  const { page, context, visit, signIn, expect } = they
  await signIn('center')
  await visit('/dashboard')
  const [closed] = await page.evaluate<{ id: string; attributes: { title: string } }[]>(
    `fetch('/api/v1/vacancies?filter[status_eq]=closed&page[size]=1')
      .then((answer) => answer.json()).then(({ data }) => data)`,
  )
  assert.ok(closed)
  await context.clearCookies()
  expect(404)
  await visit(`/stagebank/${closed.id}`)
  await page.getByRole('heading', { level: 1, name: say('stagebank.former.title') }).waitFor()
  await page.getByText(closed.attributes.title).first().waitFor()
  await seesAttribute(page.locator('meta[name=robots]'), 'content', 'noindex, follow')
  const region = page.getByRole('region', { name: say('stagebank.former.alike') })
  const alike = region.getByRole('heading', { level: 3 })
  await seesCount(alike, 3)
  await page.getByRole('link', { name: say('stagebank.former.go') }).click()
  await seesPath(page, '/stagebank')
})

journey('who is not signed in cannot sign out, and comes to the door', {}, async ({ page, visit }) => {
  await visit('/uitloggen')
  await seesPath(page, '/inloggen')
})

journey('the tabs of a host stay where they are', { viewport: { width: 1920, height: 1000 } }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('nonprofit')
  const places = new Set<number | undefined>()
  for (const path of ['/dashboard', '/stagebank', '/aanmeldingen', '/vacancies', '/profile-edit']) {
    await visit(path)
    places.add((await page.getByRole('banner').getByRole('link').first().boundingBox())?.x)
  }
  assert.equal(places.size, 1)
})
