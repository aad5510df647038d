import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save, submit } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { parseShades } from '#protocol/tenants/shades.ts'
import { dropLook, lookDesk, lookFields, publishLook, saveLook, undoLook } from '#protocol/tenants/site-look.ts'
import { valuesOf } from './look-values.ts'

export const lookHome = '/content/look'
/** When one saw it is no field: the form says it of itself. */
const written = { ...saveLook, input: lookFields }

/** What the form shows, and when it was last changed. */
export async function readShown(context: Readonly<RouterContextProvider>) {
  const desk = await context.get(apiContext).tell(lookDesk)
  const { changedAt, changedBy } = desk
  const row = { ...valuesOf(desk.draft ?? desk.live), updatedAt: changedAt }
  return { desk, row: changedBy ? { ...row, changedBy } : row }
}

/** Keeps a draft, shows it to everybody, throws it away or goes back to the look before. */
export async function changeLook(context: Readonly<RouterContextProvider>, request: Request) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  const [step, seen] = [formText(form, 'do'), formText(form, 'seen')]
  const done = (title: `settings.look.done.${'published' | 'dropped' | 'undone'}`) =>
    redirect(lookHome, withToast({ title }))
  if (step === 'drop') {
    return save(async () => {
      await api.run(dropLook, '', { seen })
      return done('settings.look.done.dropped')
    })
  }
  if (step === 'undo') {
    return save(async () => {
      await api.run(undoLook, '', { seen })
      return done('settings.look.done.undone')
    })
  }
  if (step === 'reset') return save(() => api.run(saveLook, '', { seen }))
  const wrong = wrongColours(form)
  if (wrong.length > 0) return data({ isSaved: false, errors: wrong }, 422)
  return submit(
    request,
    written,
    async (input, since) => {
      const { changedAt } = await api.run(saveLook, '', { ...input, seen: since ?? seen })
      if (step !== 'publish') return
      await api.run(publishLook, '', { seen: changedAt })
      return done('settings.look.done.published')
    },
    async () => (await readShown(context)).row,
  )
}

/** Said at the field, with what is missing; the API only says that it is no set of colours. */
function wrongColours(form: FormData) {
  return (['primary', 'secondary'] as const).flatMap((field) => {
    const text = formText(form, field)
    const problem = text ? parseShades(text).problem : undefined
    return problem ? [{ field, code: `shades.${problem.code}`, params: { shades: problem.shades.join(', ') } }] : []
  })
}
