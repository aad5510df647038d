import { redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import { formText } from '#lib/form-text.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import {
  createNotificationTemplate,
  resetNotificationTemplate,
  saveNotificationTemplate,
  tryNotificationText,
} from '#protocol/features/notification-templates.ts'

export type TextAnswer = { did: 'try'; sentTo: string } | { did: 'late' } | { did: 'refused'; text: string }

const list = '/notification_templates'
const toast = (title: 'saved' | 'reset') => withToast({ title: `notification-templates.toasts.${title}` })

/** What the editor asks: to keep the text, to try it on oneself, or to go back to the default. */
export async function textAction(api: Client, form: FormData, id?: string): Promise<TextAnswer | Response> {
  const read = (name: string) => JSON.parse(formText(form, name) || 'null')
  try {
    switch (form.get('do')) {
      case 'try': {
        const input = { purpose: formText(form, 'purpose'), text: read('text') }
        const locale = formText(form, 'locale') === 'en' ? 'en' : 'nl'
        return { did: 'try', sentTo: (await api.run(tryNotificationText, '', { ...input, locale })).sentTo }
      }
      case 'reset':
        if (id) await api.run(resetNotificationTemplate, id)
        return redirect(list, toast('reset'))
      default: {
        const texts = { nl: read('nl'), en: read('en') }
        if (id) {
          await api.run(saveNotificationTemplate, id, { ...texts, revision: Number(formText(form, 'revision')) })
          return redirect(`${list}/${id}/edit`, toast('saved'))
        }
        const made = await api.run(createNotificationTemplate, '', { ...texts, purpose: formText(form, 'purpose') })
        return redirect(`${list}/${made.id}/edit`, toast('saved'))
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    if (error.status === 412) return { did: 'late' }
    return { did: 'refused', text: error.errors[0]?.detail ?? '' }
  }
}
