import type { FormContent, FormField } from '#protocol/features/forms/content.ts'

export const insertField = (content: FormContent, field: FormField, at: number): FormContent => ({
  ...content,
  fields: [...content.fields.slice(0, at), field, ...content.fields.slice(at)],
})

export const removeField = (content: FormContent, key: string): FormContent => ({
  ...content,
  fields: content.fields.filter((field) => field.key !== key),
})

/** `to` is its place among the others. */
export function moveField(content: FormContent, key: string, to: number): FormContent {
  const from = content.fields.findIndex((field) => field.key === key)
  const field = content.fields[from]
  const place = Math.max(0, Math.min(content.fields.length - 1, to))
  return field && place !== from ? insertField(removeField(content, key), field, place) : content
}

/** Only the changed field is another object, so that the rows of all others are not drawn again. */
export const changeField = (content: FormContent, changed: FormField): FormContent => ({
  ...content,
  fields: content.fields.map((field) => (field.key === changed.key ? changed : field)),
})
