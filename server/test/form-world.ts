import * as submissions from '#protocol/features/form-submissions.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import * as forms from '#protocol/features/forms.ts'
import { Client } from '../../protocol/src/client.ts'
import type { App } from '../src/app.ts'
import { routeWorld } from './route-world.ts'
import { type Person, transportOf } from './world.ts'

const both = (nl: string) => ({ nl })
const levels = ['L1', 'L2', 'L3'].map((key) => ({ key, label: both(`Niveau ${key}`) }))
const criteria = ['op', 'samen'].map((key) => ({ key, label: both(key) }))

/** A question with a follow-up that only some see, on a second page a rubric. */
export const evaluation: FormContent = {
  title: { nl: 'Eindevaluatie', en: 'Final evaluation' },
  fields: [
    {
      key: 'verloop1',
      kind: 'choice',
      label: both('Hoe ging het?'),
      required: true,
      options: ['goed', 'slecht'].map((key) => ({ key, label: both(key) })),
    },
    {
      key: 'waarom01',
      kind: 'long_text',
      label: both('Wat ging er mis?'),
      required: true,
      showIf: { match: 'all', conditions: [{ field: 'verloop1', is: 'equals', value: 'slecht' }] },
    },
    { key: 'pagina02', kind: 'page_break', label: both('Rubric') },
    {
      key: 'rubriek1',
      kind: 'rubric',
      label: both('Werkhouding'),
      required: true,
      criteria,
      levels,
      descriptions: {},
    },
    { key: 'cijfer01', kind: 'number', label: both('Cijfer'), min: 1, max: 10 },
  ],
}
export const good = { verloop1: 'goed', rubriek1: { op: 'L2', samen: 'L3' }, cijfer01: 8 }

/** A site with forms, a school and students who have places. */
export async function formWorld(app?: App) {
  const w = await routeWorld({ flags: { evaluationForms: true } }, ...(app ? [app] : []))
  const { schoolAdmin, mentor } = w
  const period = await w.newPeriod()
  const guest = new Client(transportOf(w.app), { 'x-tenant': w.site.key })
  const newForm = (who: Person = schoolAdmin, content = evaluation) =>
    who.run(forms.createForm, '', { name: 'Evaluatie', purpose: 'evaluation_student', content })
  async function published(content = evaluation) {
    const { id } = await newForm(schoolAdmin, content)
    await schoolAdmin.run(forms.publishForm, id, { revision: 1 })
    return id
  }
  async function placed() {
    const student = await w.newStudent()
    return { student, internshipId: await w.place(student, period) }
  }
  async function asked(role: 'student' | 'host' | 'mentor' = 'student', formId?: string) {
    const at = await placed()
    const of = formId ?? (await published())
    const { made, skipped } = await mentor.run(submissions.requestForm, of, { internshipIds: [at.internshipId], role })
    return { ...at, formId: of, id: made[0] ?? '', skipped }
  }
  return { ...w, guest, period, newForm, published, placed, asked }
}
