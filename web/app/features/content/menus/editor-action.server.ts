import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, readChecked, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import type { Client } from '#protocol/client.ts'
import { arrangeMenu, createMenuItem, menuItems, updateMenuItem } from '#protocol/features/content/content.ts'
import { isArrangement } from '#protocol/features/content/menus.ts'

export const menuHome = '/content/menu-items'

const { title, titleEn, linkType, systemPageId, url, hiddenFor } = updateMenuItem.input
const rules = { title, titleEn, linkType, systemPageId, url, hiddenFor }

/** A page of the site is chosen by its id, or by its path where the site has it from the start. */
const targetOf = (page: string) =>
  page.startsWith('/') ? { contentPageId: null, path: page } : { contentPageId: page }

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the editor asks: the whole menu in another order, an item gone, changed or added. */
export async function editorAction(api: Client, form: FormData) {
  const what = formText(form, 'do')
  const id = formText(form, 'id')
  const done = (key: string, name: string) =>
    redirect(menuHome, withToast({ title: `content.menus.saved.${key}`, params: { name } }))
  if (what === 'arrange') {
    const items = readJson(formText(form, 'items'))
    return save(() => api.run(arrangeMenu, formText(form, 'menuId'), { items: isArrangement(items) ? items : [] }))
  }
  if (what === 'remove') {
    return save(async () => {
      await api.remove(menuItems, id)
      return done('removed', formText(form, 'name'))
    })
  }
  const { input, wrong } = readChecked(rules, form, true)
  if (wrong) return data<FormAnswer>({ isSaved: false, errors: wrong }, 422)
  const page = formText(form, 'page')
  const missing = missingTarget(input.linkType, { page, systemPageId: input.systemPageId })
  if (missing) return data<FormAnswer>({ isSaved: false, errors: [{ field: missing, code: 'required' }] }, 422)
  const link = input.linkType === 'content_page' ? targetOf(page) : {}
  return save(async () => {
    if (what === 'change') {
      await api.run(updateMenuItem, id, { ...input, ...link }, { since: formText(form, 'since') })
      return done('changed', input.title)
    }
    const parentId = formText(form, 'parentId') || null
    const made = { ...input, ...link, menuId: formText(form, 'menuId'), parentId }
    await api.run(createMenuItem, '', made)
    return done('added', input.title)
  }, rules)
}

function missingTarget(linkType: string, { page, systemPageId }: { page: string; systemPageId?: string | null }) {
  if (linkType === 'content_page' && !page) return 'page'
  return linkType === 'system_page' && !systemPageId ? 'systemPageId' : undefined
}
