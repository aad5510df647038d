import type { FormContent, FormField } from '#protocol/features/forms/content.ts'
import { formStarters } from '#protocol/features/forms/starters.ts'

/** The forms that a school begins with; its students judge themselves by the rubric of the others, since last year. */
export function startersOf() {
  const rubric = formStarters.evaluation_mentor.fields.find(({ kind }) => kind === 'rubric')
  const { fields, ...student } = formStarters.evaluation_student
  const own: FormField[] = rubric
    ? [{ ...rubric, label: { nl: 'Hoe werk je zelf?', en: 'How do you work yourself?' } }]
    : []
  const now: FormContent = { ...student, fields: [...fields, ...own] }
  const before: FormContent = {
    ...now,
    fields: now.fields.map((field) =>
      field.key === 'proudoff' ? { ...field, label: { nl: 'Wat ging goed?', en: 'What went well?' } } : field,
    ),
  }
  return {
    student: [before, now],
    host: [formStarters.evaluation_host],
    mentor: [formStarters.evaluation_mentor],
    satisfaction: [formStarters.satisfaction],
    intake: [formStarters.intake],
  }
}
