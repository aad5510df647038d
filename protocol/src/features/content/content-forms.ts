import { query, told } from '#protocol/declaring/define.ts'
import { id, list } from '#protocol/declaring/fields.ts'
import type { PublicForm } from '../form-answering.ts'

/** A form that anybody may fill in, as a page shows it. */
export type PageForm = Pick<PublicForm, 'state' | 'title' | 'owner' | 'opensOn' | 'closesOn'> & {
  id: string
  /** The last part of its link. */
  token: string
}
export const pageForms = query('pageForms', 'GET /cms/page_forms', {
  access: 'public',
  filters: { formId: list(id()) },
  tells: told<{ forms: PageForm[] }>(),
  summary: 'Of these forms, those that anybody may fill in: what they are called and whether they are open now',
})

/** Where a form stands: on a page or in the news, in an assignment, or at a step of a route. */
export type FormPlace = {
  formId: string
  kind: 'page' | 'news' | 'assignment' | 'step'
  id: string
  name: string
  /** On a page: whether visitors see it there now, or only who writes. */
  isLive: boolean
}
export const formPlaces = query('formPlaces', 'GET /cms/form_places', {
  filters: { formId: list(id()) },
  tells: told<{ places: FormPlace[] }>(),
  summary: 'Where these forms stand, as far as one may see it',
})
