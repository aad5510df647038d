import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAssignment } from '#protocol/features/assignments.ts'
import { formPlaces, pageForms } from '#protocol/features/content/content-forms.ts'
import { createContentPage, publishPage, removePage, savePage } from '#protocol/features/content/content-pages.ts'
import { closeForm, shareForm } from '#protocol/features/forms.ts'
import { formWorld } from '#test/form-world.ts'

const w = await formWorld()
const { schoolAdmin, student, guest, providerAdmin } = w

const onPage = async (formId: string) => (await guest.tell(pageForms, { filter: { formId: [formId] } })).forms[0]
const placesOf = async (formId: string) => (await schoolAdmin.tell(formPlaces, { filter: { formId: [formId] } })).places

test('a page shows a form to everybody as long as anybody may fill it in', async () => {
  const id = await w.published()
  assert.equal(await onPage(id), undefined, 'a form for who is asked is nobody else’s business')
  const { publicToken } = await schoolAdmin.run(shareForm, id, { isPublic: true })
  const open = await onPage(id)
  assert.deepEqual([open?.token, open?.state], [publicToken, 'open'])
  assert.ok(open?.title.nl)

  await schoolAdmin.run(shareForm, id, { isPublic: true, opensOn: '2099-01-01' })
  assert.deepEqual([(await onPage(id))?.state, (await onPage(id))?.opensOn], ['notYet', '2099-01-01'])
  await schoolAdmin.run(shareForm, id, { isPublic: true })
  await schoolAdmin.run(closeForm, id)
  assert.equal((await onPage(id))?.state, 'closed')

  await assert.rejects(guest.tell(pageForms, { filter: { formId: ['x'] } }), { status: 400 })
})

test('who keeps the site sees where a form stands: what is written at once, what is live once it is, and never what was removed', async () => {
  const id = await w.published()
  await schoolAdmin.run(shareForm, id, { isPublic: true })
  assert.deepEqual(await placesOf(id), [])
  const page = await schoolAdmin.run(createContentPage, '', {
    kind: 'page',
    slug: 'met-formulier',
    status: 'published',
    titleNl: 'Vertel het ons',
    blocksNl: [],
  })
  const words = (nl: string) => ({ nl, en: '' })
  const content = {
    ...{ title: words('Vertel het ons'), summary: words(''), description: words('') },
    parts: [{ key: 'a', nl: { type: 'form' as const, formId: id }, en: null }],
  }
  await schoolAdmin.run(savePage, page.id, { content, revision: 0 })
  const place = { formId: id, kind: 'page', id: page.id, name: 'Vertel het ons' }
  assert.deepEqual(await placesOf(id), [{ ...place, isLive: false }])
  await schoolAdmin.run(publishPage, page.id, { revision: 1 })
  assert.deepEqual(await placesOf(id), [{ ...place, isLive: true }])
  for (const reader of [student, providerAdmin, guest])
    await assert.rejects(reader.tell(formPlaces, { filter: { formId: [id] } }), `${reader} keeps no site`)
  await schoolAdmin.run(removePage, page.id)
  assert.deepEqual(await placesOf(id), [])

  const made = { schoolId: w.school.id, title: 'Terugblik', marking: 'none', supervisor: 'none' } as const
  const studentIds = [(await w.placed()).student.id]
  const assignment = await schoolAdmin.run(createAssignment, '', { ...made, studentIds, formId: id })
  const work = { formId: id, kind: 'assignment', id: assignment.id, name: 'Terugblik', isLive: false }
  assert.deepEqual(await placesOf(id), [work])
})
