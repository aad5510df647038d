import { data, redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { errorsOf } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { linkVerdicts } from '#protocol/features/assignment-links.ts'
import { giveOpinion, takeOpinionBack } from '#protocol/features/assignments.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { LookAnswer } from './look.server.ts'

/** The button says what is thought; the form, of which work and of which version. */
export async function runHostWorks(api: Client, request: Request) {
  const form = await request.formData()
  const verdict = formText(form, 'do')
  const workIds = form.getAll('workIds').map(String)
  const versionIds = form.getAll('versionIds').map(String)
  if (!isOneOf(linkVerdicts, verdict) || !workIds.every(isId)) throw data(null, { status: 400 })
  const text = formText(form, 'text').trim()
  for (const [at, id] of workIds.entries()) {
    const versionId = versionIds[at] ?? ''
    try {
      if (verdict === 'undo') await api.run(takeOpinionBack, id)
      else await api.run(giveOpinion, id, { verdict, text: text || null, versionId })
    } catch (error) {
      const { status, errors } = errorsOf(error, giveOpinion.input)
      return data<LookAnswer>({ versionId, errors, text }, status)
    }
  }
  const title = verdict === 'undo' ? 'assignments.toast.undone' : 'assignments.toast.said'
  return redirect('/opdrachten/stagiairs', withToast({ title }))
}
