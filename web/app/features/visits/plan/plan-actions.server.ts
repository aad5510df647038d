import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { save, submit } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { cancelVisit, planVisits, recordVisit } from '#protocol/features/visits.ts'
import { addressOf, viewOf } from './plan-view.ts'

/** Plans what was chosen, or takes it back while nobody was told yet. */
export async function runPlanAction(context: Readonly<RouterContextProvider>, request: Request) {
  const api = context.get(apiContext)
  const view = viewOf(new URL(request.url).searchParams)
  const form = await request.clone().formData()
  if (form.get('decision') === 'undo')
    return save(async () => {
      for (const id of String(form.get('id')).split(',').filter(isId)) await api.run(cancelVisit, id)
      return redirect(addressOf(view), withToast({ title: 'visits.toast.takenBack', color: 'info' }))
    })
  if (form.get('decision') === 'record')
    return save(async () => {
      const { id } = await api.run(recordVisit, '', { internshipId: formText(form, 'internshipId') })
      return redirect(`/bezoeken/${id}`, withToast({ title: 'visits.toast.recorded' }))
    })
  return submit(request, planVisits, async (input) => {
    const { ids } = await api.run(planVisits, '', input)
    const here = addressOf({ ...view, day: input.day, week: '', internship: '', page: 1 })
    const title = ids.length === 1 ? 'visits.toast.plannedOne' : 'visits.toast.planned'
    const undo = { to: here, id: ids.join(',') }
    return redirect(here, withToast({ title, params: { count: ids.length }, undo }))
  })
}
