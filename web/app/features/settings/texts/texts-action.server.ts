import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save, submit } from '#lib/form.ts'
import { formText, typedIn } from '#lib/form-text.ts'
import { recordOf } from '#protocol/shared/guards.ts'
import { saveSiteTexts, textFields, textNames, textsDesk, undoSiteTexts } from '#protocol/tenants/site-texts.ts'

const home = '/content/texts'
/** When one saw it is no field: the form says it of itself. */
const written = { ...saveSiteTexts, input: textFields }

/** What the form shows, and when it was last changed. */
export async function readTexts(context: Readonly<RouterContextProvider>) {
  const { live, previous, changedAt, changedBy } = await context.get(apiContext).tell(textsDesk)
  const row = { ...recordOf(textNames, (name) => live[name] ?? ''), updatedAt: changedAt }
  return {
    live,
    hasPrevious: previous !== null,
    by: changedBy?.name ?? null,
    row: changedBy ? { ...row, changedBy } : row,
  }
}

/** Shows it to everybody, or goes back to what stood there before. */
export async function changeTexts(context: Readonly<RouterContextProvider>, request: Request) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  if (formText(form, 'do') === 'undo') {
    return save(async () => {
      await api.run(undoSiteTexts, '', { seen: formText(form, 'seen') })
      return redirect(home, withToast({ title: 'settings.texts.undone' }))
    })
  }
  const { data: answer, init } = await submit(
    request,
    written,
    (input, since) => api.run(saveSiteTexts, '', { ...input, seen: since ?? '' }),
    async () => (await readTexts(context)).row,
  )
  return data({ ...answer, ...(answer.errors.length > 0 && { typed: typedIn(form) }) }, init ?? undefined)
}
