import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applicationStatuses } from '#protocol/features/applications.ts'
import { bulkActionStatuses } from '#protocol/features/bulk-actions.ts'
import { deletionStatuses } from '#protocol/features/erasure.ts'
import { importKinds, importSources, importStatuses, rowOutcomes, rowStates } from '#protocol/features/imports.ts'
import { internshipStatuses } from '#protocol/features/internships.ts'
import { organizationStatuses, organizationTypes } from '#protocol/features/organizations.ts'
import { rhythms } from '#protocol/features/periodic-mail.ts'
import { roleNames, userStatuses } from '#protocol/features/user-kinds.ts'
import { genders, locales, offerStatuses } from '#protocol/features/users.ts'
import { vacancyStatuses } from '#protocol/features/vacancies/vacancies.ts'
import { reportReasons, reportStatuses } from '#protocol/features/vacancies/vacancy-reports.ts'
import { notificationKinds } from '#protocol/generated/notification-kinds.ts'
import { world } from '#test/world.ts'
import { linesOf } from './own-data-pdf.ts'
import { wordsOf } from './own-data-words.ts'
import { ownFiles } from './own-files.ts'

const { app } = await world()
const files = new Map(ownFiles(app.road.registry))
const fileNamed = (name: string) => {
  const file = files.get(name)
  assert.ok(file, name)
  return file
}

const codes: [file: string, key: string, codes: Iterable<string>][] = [
  ['account', 'status', userStatuses],
  ['account', 'gender', genders],
  ['account', 'locale', locales],
  ['periodic-mail', 'rhythm', rhythms],
  ['periodic-mail', 'weekday', '1234567'],
  ['roles', 'name', roleNames],
  ['role-offers', 'role', roleNames],
  ['role-offers', 'status', offerStatuses],
  ['organizations', 'type', organizationTypes],
  ['organizations', 'status', organizationStatuses],
  ['internships', 'status', internshipStatuses],
  ['applications', 'status', applicationStatuses],
  ['applications', 'weekdays', '1234567'],
  ['student-profile', 'freeWeekdays', '1234567'],
  ['proposals', 'status', ['open', 'applied', 'dismissed']],
  ['vacancies', 'status', vacancyStatuses],
  ['vacancy-reports', 'status', reportStatuses],
  ['vacancy-reports', 'reason', reportReasons],
  ['imports-done', 'status', importStatuses],
  ['imports-done', 'kind', importKinds],
  ['imports-done', 'source', importSources],
  ['imports-about-me', 'outcome', rowOutcomes],
  ['imports-about-me', 'state', rowStates],
  ['bulk-actions', 'status', bulkActionStatuses],
  ['bulk-actions', 'action', app.road.registry.bulk.keys()],
  ['deletion-requests', 'status', deletionStatuses],
  ['notifications', 'kind', notificationKinds],
  ['mails', 'status', ['waiting', 'sent', 'failed', 'bounced']],
]

test('every code has words in both languages', () => {
  const missing = codes.flatMap(([file, key, all]) =>
    [...all]
      .filter((code) => !wordsOf(fileNamed(file), key, code, 'nl') || !wordsOf(fileNamed(file), key, code, 'en'))
      .map((code) => [file, key, code]),
  )
  assert.deepEqual(missing, [])
})

test('the document says in words what the files say in codes', () => {
  const account = { status: 'active', gender: 'female', locale: 'nl' }
  assert.deepEqual(linesOf(fileNamed('account'), account, 'nl'), [
    'Status: actief',
    'Geslacht: vrouw',
    'Taal: Nederlands',
  ])
  assert.deepEqual(linesOf(fileNamed('account'), account, 'en').slice(0, 2), ['Status: active', 'Gender: female'])
  assert.deepEqual(linesOf(fileNamed('roles'), { name: 'admin' }, 'nl'), ['Naam: beheerder'])
  assert.deepEqual(linesOf(fileNamed('interests'), { name: 'admin' }, 'nl'), ['Naam: admin'], 'a name that is no role')
  assert.deepEqual(linesOf(fileNamed('applications'), { weekdays: [1, 3] }, 'nl'), ['Dagen: maandag, woensdag'])
  assert.deepEqual(linesOf(fileNamed('bulk-actions'), { action: 'putInGroups', isStartedByMe: true }, 'nl'), [
    'Actie: leerlingen in een klas zetten',
    'Zelf gestart: ja',
  ])
})
