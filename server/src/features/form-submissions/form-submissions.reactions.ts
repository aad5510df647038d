import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { deciders, toldOf } from '#features/internships/whom-to-tell.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { submissionMails as mails } from './form-submissions.mails.ts'
import { submissionNews } from './form-submissions.news.ts'
import { type Asked, askedOf, wordsOf, writeTo } from './requests/letters.ts'

const stillOpen = async (tx: Tx, id: string): Promise<Asked | undefined> => {
  const asked = await askedOf(tx, id)
  return asked && isOneOf(protocol.openSubmissions, asked.status) ? asked : undefined
}

const tellRequested = on('tellFormRequested', protocol.submissionRequested, async ({ event, tx }) => {
  const asked = await stillOpen(tx, event.submissionId)
  const mail = { person: mails.formRequested, host: mails.formHostRequested }
  if (asked) await writeTo(tx, asked, { event, mail, kind: 'formRequested' })
})

const tellReminder = on('tellFormReminder', protocol.submissionReminded, async ({ event, tx }) => {
  const asked = await stillOpen(tx, event.submissionId)
  const mail = { person: mails.formReminder, host: mails.formHostReminder }
  if (asked) await writeTo(tx, asked, { event, mail, kind: 'formReminded' })
})

const tellReturned = on('tellFormReturned', protocol.submissionReturned, async ({ event, tx }) => {
  const asked = await stillOpen(tx, event.submissionId)
  const mail = { person: mails.formReturned, host: mails.formHostReturned }
  if (asked) await writeTo(tx, asked, { event, mail, kind: 'formReturned' })
})

const tellLink = on('tellFormLink', protocol.submissionLinkAsked, async ({ event, tx }) => {
  const asked = await askedOf(tx, event.submissionId)
  if (asked?.role !== 'host') return
  const mail = { person: mails.formHostLink, host: mails.formHostLink }
  await writeTo(tx, asked, { event, mail })
})

/** Whoever looks at it: the mentor or the school. What came by a public link is counted, what goes with work is told with it. */
const tellSubmitted = on('tellFormSubmitted', protocol.submissionSubmitted, async ({ event, tx }) => {
  const asked = await askedOf(tx, event.submissionId)
  if (asked?.status !== 'submitted' || !asked.internshipId || asked.workId || asked.role === 'mentor') return
  const told = await toldOf(tx, asked.internshipId)
  if (!told) return
  const path = `/form_builder/${asked.formId}/submissions/${asked.id}`
  for (const to of await deciders(tx, told)) {
    const words = wordsOf(asked, to.locale)
    const detail = `${words.form} (${told.student})`
    await tell(tx, submissionNews.formSubmitted, { event, to, detail, path, mail: mails.formSubmitted, values: words })
  }
})

/** In the product only: nothing is left to do. */
const tellAccepted = on(
  'tellFormAccepted',
  protocol.submissionAccepted,
  async ({ event, tx }) => {
    const asked = await askedOf(tx, event.submissionId)
    if (asked?.status !== 'accepted' || !asked.respondentId) return
    const locale = asked.locale ?? tx.site.locale
    const to = { id: asked.respondentId, email: asked.email ?? '', locale, firstName: asked.firstName ?? '' }
    const detail = wordsOf(asked, locale).form
    await tell(tx, submissionNews.formAccepted, { event, to, detail, path: `/forms/${asked.id}` })
  },
  protocol.submissionAcceptanceUndone,
)

export const submissionReactions = [tellRequested, tellReminder, tellReturned, tellLink, tellSubmitted, tellAccepted]
