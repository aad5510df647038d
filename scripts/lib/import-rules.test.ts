import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importProblem, spellingProblem } from './import-rules.ts'

const screen = 'web/app/features/users/person/user-page.tsx'
const problem = (file: string, target: string) => importProblem(file, target, (path) => path === screen)

test('imports point at what lies further down', () => {
  for (const [file, target] of [
    ['server/src/features/users/invite/invite.ts', 'server/src/mail/queue.ts'],
    ['server/src/engine/road.ts', 'server/src/db/database.ts'],
    ['server/src/http/docs/openapi.ts', 'protocol/src/declaring/define.ts'],
    ['server/src/app.ts', 'server/src/web/web-app.ts'],
    ['server/src/start.ts', 'server/seeds/seed.ts'],
    ['web/app/features/users/person/user-page.tsx', 'web/app/lib/use-root.ts'],
    ['web/app/layouts/default-layout.tsx', 'web/app/features/shell/frame/header.tsx'],
    ['web/app/ui/button.tsx', 'web/app/lib/i18n.tsx'],
    ['web/app/lib/api.ts', 'protocol/src/client.ts'],
    ['web/app/lib/generated/word-files.ts', 'web/app/features/users/locales/nl.json'],
  ] as const)
    assert.equal(problem(file, target), undefined, `${file} → ${target}`)
})

test('an import that points upwards is told', () => {
  for (const [file, target] of [
    ['server/src/db/database.ts', 'server/src/engine/call.ts'],
    ['server/src/places/towns.ts', 'server/src/http/html.ts'],
    ...['engine', 'auth', 'events', 'faults', 'files', 'http', 'icons', 'mail', 'tenants'].flatMap((part) => [
      [`server/src/${part}/any.ts`, 'server/src/features/users/invite/invite.ts'],
      [`server/src/${part}/any.ts`, 'server/src/app.ts'],
      [`server/src/${part}/any.ts`, 'server/src/web/web-app.ts'],
    ]),
    ['server/src/features/users/invite/invite.ts', 'server/src/features.ts'],
    ['server/src/features/users/invite/invite.ts', 'server/src/web/web-app.ts'],
    ['server/src/features/users/invite/invite.ts', 'server/seeds/seed.ts'],
    ['web/app/lib/toasts.ts', 'web/app/ui/status-mark.tsx'],
    ['web/app/lib/seo.ts', 'web/app/root.tsx'],
    ['web/app/features/users/person/roles-card.tsx', 'web/app/root.tsx'],
    ['web/app/ui/button.tsx', 'web/app/features/users/person/roles-card.tsx'],
    ['web/app/features/users/person/roles-card.tsx', 'web/app/layouts/default-layout.tsx'],
  ] as [string, string][])
    assert.equal(problem(file, target), 'imports point the other way here', `${file} → ${target}`)
})

test('neither side knows the other, and neither knows tests and tools', () => {
  for (const [file, target] of [
    ['protocol/src/features/users.ts', 'web/app/lib/api.ts'],
    ['server/src/http/html.ts', 'web/app/lib/api.ts'],
    ['server/src/app.ts', 'scripts/lib/command.ts'],
    ['server/src/features/users/invite/invite.ts', 'server/test/world.ts'],
    ['server/src/features/users/invite/invite.ts', 'server/src/features/vacancies/vacancies.factory.ts'],
    ['web/app/lib/api.ts', 'server/src/app.ts'],
    ['web/app/routes.ts', 'e2e/support/journey.ts'],
  ] as const)
    assert.match(problem(file, target) ?? '', /outside of the product/, `${file} → ${target}`)
  assert.match(problem('protocol/src/features/users.ts', 'server/src/engine/fail.ts') ?? '', /the other way/)
})

test('a feature keeps its rules, reactions and screens to itself', () => {
  const from = 'server/src/features/retention/run-retention.ts'
  for (const name of ['users.feature.ts', 'users.reactions.ts', 'users.rules.ts', 'users.bulk.ts'])
    assert.equal(problem(from, `server/src/features/users/${name}`), 'it is not for other features', name)
  for (const name of ['users.policy.ts', 'erase-person.ts'])
    assert.equal(problem(from, `server/src/features/users/${name}`), undefined, name)
  assert.equal(problem(from, 'server/src/features/retention/retention.classes.ts'), undefined)

  assert.equal(problem('web/app/features/account/account.tsx', screen), 'it is not for other features')
  assert.equal(problem('web/app/features/users/form/edit-user.tsx', screen), undefined)
  assert.equal(problem('web/app/features/account/account.tsx', 'web/app/features/users/role-offers.tsx'), undefined)
})

test('there are no index files to import', () => {
  assert.equal(problem('web/app/features/users/form/edit-user.tsx', 'web/app/ui/index.ts'), 'import the file itself')
})

test('a file of another feature is called by its whole name', () => {
  const other = 'web/app/features/users/role-offers.tsx'
  assert.match(spellingProblem('web/app/features/account/account.tsx', other, '../users/role-offers.tsx') ?? '', /#app/)
  assert.equal(
    spellingProblem('web/app/features/account/account.tsx', other, '#app/features/users/role-offers.tsx'),
    undefined,
  )
  assert.equal(spellingProblem('web/app/features/users/form/edit-user.tsx', other, '../role-offers.tsx'), undefined)
})
