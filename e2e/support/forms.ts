import assert from 'node:assert/strict'
import { requestForm } from '#protocol/features/form-submissions.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { createForm, publishForm, shareForm } from '#protocol/features/forms.ts'
import type { Client } from '../../protocol/src/client.ts'
import { placeAtTheBakers } from './contracts.ts'

const both = (nl: string, en: string) => ({ nl, en })
const levels = [
  { key: 'nog0niet', label: both('Nog niet', 'Not yet') },
  { key: 'soms0000', label: both('Soms', 'Sometimes') },
  { key: 'meestal0', label: both('Meestal', 'Mostly') },
  { key: 'altijd00', label: both('Altijd', 'Always') },
]
const criteria = [
  { key: 'optijd00', label: both('Op tijd zijn', 'Being on time') },
  { key: 'vragen00', label: both('Vragen stellen', 'Asking questions') },
  { key: 'samen000', label: both('Samenwerken', 'Working together') },
]

/** A question that brings another one, a rubric on a second page, and a name under it. */
export const lookBack = (title: string): FormContent => ({
  title: both(title, `${title} (en)`),
  intro: both('Dit duurt vijf minuten. Je antwoorden helpen de leerlingen na jou.', 'This takes five minutes.'),
  fields: [
    {
      key: 'aanraden',
      kind: 'choice',
      label: both('Zou je deze plek aanraden?', 'Would you recommend this place?'),
      required: true,
      options: [
        { key: 'jazeker0', label: both('Ja, zeker', 'Yes') },
        { key: 'liefniet', label: both('Nee, liever niet', 'Rather not') },
      ],
    },
    {
      key: 'watbeter',
      kind: 'long_text',
      label: both('Wat kan beter?', 'What can be better?'),
      required: true,
      showIf: { match: 'all', conditions: [{ field: 'aanraden', is: 'equals', value: 'liefniet' }] },
    },
    { key: 'cijfer00', kind: 'number', label: both('Welk cijfer geef je?', 'Which mark?'), min: 1, max: 10 },
    { key: 'pagina02', kind: 'page_break', label: both('Hoe ging het?', 'How did it go?') },
    {
      key: 'rubriek0',
      kind: 'rubric',
      label: both('Werkhouding', 'Attitude'),
      required: true,
      criteria,
      levels,
      descriptions: { optijd00: { altijd00: both('Altijd vijf minuten eerder', 'Always five minutes early') } },
    },
    { key: 'trots000', kind: 'long_text', label: both('Waar ben je trots op?', 'What are you proud of?') },
    { key: 'naam0000', kind: 'signature', look: 'typed', label: both('Je naam', 'Your name'), required: true },
  ],
})

/** For anybody who sees the poster: a picture, a day and two signatures. Gives the code on it. */
export async function posterForm(school: Client, name: string): Promise<string> {
  const content: FormContent = {
    title: both(name, `${name} (en)`),
    fields: [
      {
        key: 'foto0000',
        kind: 'file',
        label: both('Een foto', 'A picture'),
        required: true,
        accept: ['images'],
        maxFiles: 1,
      },
      { key: 'jarig000', kind: 'date', label: both('Geboren op', 'Born on') },
      { key: 'tekenen1', kind: 'signature', look: 'drawn', label: both('Handtekening', 'Signature'), required: true },
      {
        key: 'tekenen2',
        kind: 'signature',
        look: 'drawn',
        label: both('Tweede ouder', 'Other parent'),
        required: true,
      },
    ],
  }
  const { id } = await school.run(createForm, '', { name, purpose: 'other', content })
  await school.run(publishForm, id, { revision: 1 })
  const { publicCode } = await school.run(shareForm, id, { isPublic: true })
  return publicCode ?? ''
}

/** Asked of a student, of the baker without an account and of the mentor. */
export async function askedOfThree(school: Client, own: string, mentorEmail: string) {
  const place = await placeAtTheBakers(school, own, mentorEmail)
  const title = `Terugblik ${own}`
  const { id: formId } = await school.run(createForm, '', {
    name: title,
    purpose: 'evaluation_student',
    content: lookBack(title),
  })
  await school.run(publishForm, formId, { revision: 1 })
  const ids: Record<string, string> = {}
  for (const role of ['student', 'host', 'mentor'] as const) {
    const { made, skipped } = await school.run(requestForm, formId, { internshipIds: [place.internshipId], role })
    assert.deepEqual(skipped, [])
    ids[role] = made[0] ?? ''
  }
  return { ...place, formId, title, ids }
}

/** What fits `lookBack`. */
export const goodAnswers = {
  aanraden: 'jazeker0',
  cijfer00: 8,
  rubriek0: { optijd00: 'altijd00', vragen00: 'meestal0', samen000: 'soms0000' },
  trots000: 'Sem ziet wat er moet gebeuren.',
  naam0000: 'Merel Kramer',
}
