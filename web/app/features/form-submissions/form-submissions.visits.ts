import { askedOfThree, goodAnswers } from '#e2e/forms.ts'
import { linkInMailTo } from '#e2e/mailbox.ts'
import { accountApi } from '#e2e/marketplace.ts'
import type { Visits } from '#e2e/visits.ts'
import { submitAnswers } from '#protocol/features/form-answering.ts'

/** Whoever comes by a link gets a plain page with a small script of its own. */
const scripts = 25_000

async function make() {
  const school = await accountApi('schooladmin', 'demo')
  const own = `rondgang${Math.random().toString(36).slice(2, 7)}`
  const { formId, ids, people } = await askedOfThree(school, own, 'mentor@demo.test')
  const submissionId = ids.mentor ?? ''
  await school.run(submitAnswers, '', { submissionId, version: 1, answers: goodAnswers })
  return { formId, submissionId, baker: people.baker }
}
let made: ReturnType<typeof make> | undefined
/** One form for all of them: the mentor did, the baker and the student did not. */
const asked = () => {
  made ??= make()
  return made
}

export const visits: Visits = {
  '/forms/:token': {
    part: async () => new URL(await linkInMailTo('demo', (await asked()).baker)).pathname.split('/').at(-1) ?? '',
    scripts,
  },
  '/form_builder/:id': { part: async () => (await asked()).formId },
  '/form_builder/:id/vragen': { part: async () => (await asked()).formId },
  '/form_builder/:id/submissions/:submissionId': {
    part: () => asked().then(({ formId, submissionId }) => `${formId}/${submissionId}`),
  },
}
