import { data, redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { requireSession } from '#lib/session.server.ts'
import { ApiError } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { deleteView, renameView, saveView, shareView, viewLists, withdrawView } from '#protocol/features/saved-views.ts'
import type { Route } from './+types/keep-view'
import { wayBack } from './back-to-list.ts'

/** Keeps, renames, shares or deletes a view of a list, and comes back to that list. */
export async function action({ context, request }: Route.ActionArgs) {
  // Where they work now is with whom something is shared.
  const api = apiOf(context, await requireSession(context))
  const form = await request.formData()
  const text = (key: string) => String(form.get(key) ?? '').trim()
  const [id, name, intent] = [text('id'), text('name'), text('intent')]
  const back = wayBack(text('back'))
  const isPlain = !new URL(request.url).pathname.endsWith('.data')
  const done = (title: string) => redirect(back, withToast({ title: `saved-views.${title}` }))
  try {
    if (intent === 'save') {
      const list = viewLists.find((each) => each === text('list'))
      if (!list) throw data(null, { status: 400 })
      const [query, replace] = [text('query'), text('replace') === 'true']
      try {
        await api.run(saveView, '', { list, name, query, replace })
      } catch (error) {
        if (!(error instanceof ApiError) || error.errors[0]?.code !== 'record.nameTaken') throw error
        // Asked on a page of its own: there may be no scripts, or it was kept on another device just now.
        return redirect(`/weergaven/vervangen?${new URLSearchParams({ list, name, query, back })}`)
      }
      return done('saved')
    }
    if (!isId(id)) throw data(null, { status: 400 })
    if (intent === 'delete') {
      await api.run(deleteView, id)
      // With scripts the page says so itself, with a way back.
      return isPlain ? done('deleted') : redirect(back)
    }
    if (intent === 'share' || intent === 'withdraw') {
      await api.run(intent === 'share' ? shareView : withdrawView, id)
      return done(intent === 'share' ? 'shared' : 'withdrawn')
    }
    await api.run(renameView, id, { name })
    return done('renamed')
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    const problem = error.errors[0]?.detail ?? error.message
    return redirect(back, withToast({ title: problem, color: 'danger' }))
  }
}

export const loader = () => redirect('/')
