import { journey } from '../support/journey.ts'
import { seesCount } from '../support/sees.ts'
import { say } from '../support/words.ts'

const lists = [
  ['/levels', 'levels.title', 'levels.add'],
  ['/mentorships', 'mentorships.own.title', 'mentorships.add.open'],
  ['/internship_periods', 'periods.title', 'periods.add.open'],
  ['/tags', 'tags.title', 'tags.add.open'],
] as const

journey('a mentor looks at the lists of the school and changes nothing there', {}, async ({ page, visit, signIn }) => {
  await signIn('mentor')
  for (const [path, title, add] of lists) {
    await visit(path)
    await page.getByRole('heading', { level: 1, name: say(title) }).waitFor()
    const main = page.getByRole('main')
    await main.getByRole('listitem').or(main.getByRole('row')).first().waitFor()
    await seesCount(main.getByText(say(add), { exact: true }), 0, `nothing to add on ${path}`)
    await seesCount(main.locator('a[href$="/edit"], form[method=post]'), 0, `nothing to change on ${path}`)
  }
})

journey('a centre looks at the periods of its schools', {}, async ({ page, visit, signIn }) => {
  await signIn('center')
  await visit('/internship_periods')
  await page.getByRole('heading', { level: 1, name: say('periods.title') }).waitFor()
  await page.getByRole('columnheader', { name: say('periods.table.columns.school'), exact: true }).waitFor()
  await seesCount(page.getByRole('main').locator('a[href$="/edit"]'), 0)
})
