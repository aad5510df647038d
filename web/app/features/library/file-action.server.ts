import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, type FormError, readChecked, save } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { sendFile } from '#lib/send-file.server.ts'
import { pathOf } from '#lib/session.server.ts'
import { libraryRules, removeLibraryFile, restoreLibraryFile, updateLibraryFile } from '#protocol/features/library.ts'
import { libraryHome } from './library-tabs.ts'

const refuse = (errors: FormError[]) => data<FormAnswer>({ isSaved: false, errors }, 422)

/** What the page of files asks: a file described anew, removed or taken back, and without scripts new ones or another in its place. */
export async function fileAction(context: Readonly<RouterContextProvider>, request: Request) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const [what, id, name] = [formText(form, 'do'), formText(form, 'id'), formText(form, 'name')]
  const back = pathOf(request)
  if (what === 'remove') {
    return save(async () => {
      await api.run(removeLibraryFile, id)
      const undo = { to: libraryHome, id }
      return redirect(libraryHome, withToast({ title: 'library.saved.removed', params: { name }, undo }))
    })
  }
  if (what === 'restore' || formText(form, 'decision') === 'undo') {
    return save(async () => {
      await api.run(restoreLibraryFile, id)
      return redirect(`${libraryHome}?bestand=${id}`, withToast({ title: 'library.saved.restored' }))
    })
  }
  if (what === 'replace' || what === 'add') {
    const wrong = await sendAll(context, form, what === 'replace' ? id : undefined)
    if (wrong.length > 0) return refuse(wrong)
    throw redirect(back, withToast({ title: what === 'add' ? 'library.saved.added' : 'library.saved.replaced' }))
  }
  const { input, wrong } = readChecked(updateLibraryFile.input, form, true)
  if (wrong) return refuse(wrong)
  return save(async () => {
    await api.run(updateLibraryFile, id, input, { since: formText(form, 'since') })
    return redirect(back, withToast({ title: 'library.saved.changed', params: { name: input.name } }))
  }, updateLibraryFile.input)
}

/** Without scripts the files come with the form, and are sent on one by one; of each that is refused it says why. */
async function sendAll(context: Readonly<RouterContextProvider>, form: FormData, id: string | undefined) {
  const to = id
    ? ({ method: 'PUT', path: `/cms/files/${encodeURIComponent(id)}/content` } as const)
    : ({ method: 'POST', path: '/cms/files' } as const)
  const wrong: FormError[] = []
  for (const file of form.getAll('file')) {
    const { errors = [] } = await sendFile(context, file, { ...to, field: 'file', maxBytes: libraryRules.pictureBytes })
    const name = file instanceof File && file.name ? `${file.name}: ` : ''
    wrong.push(...errors.map((error) => ({ ...error, text: error.text && `${name}${error.text}` })))
  }
  return wrong
}
