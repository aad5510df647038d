import type { TableRow } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { type CommandResult, handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Input } from '#protocol/declaring/define.ts'
import * as protocol from '#protocol/features/applications.ts'
import { isOneOf, required } from '#protocol/shared/guards.ts'
import { accept } from '../accept-application.ts'
import { dayNumbers, findLink, isPassedOn, type Link, viewLink } from './application-links.ts'
import { decline, extend, talk, transfer } from './host-answers.ts'

type Application = TableRow<'applications'>
type Answer = Input<typeof protocol.answerApplicationLink.input>

const shown = async (tx: Tx, link: Link): Promise<CommandResult> => ({
  status: 200,
  body: metaDocument(await viewLink(tx, link)),
})

/** Only reads: whoever looks at a mail for somebody else, a virus scanner too, decides nothing. */
export const openApplicationLink = handle(protocol.openApplicationLink, async ({ input, tx, call }) =>
  shown(tx, await findLink(tx, call, input.token)),
)

/** A double tap, or the same page sent again. */
function isRepeat(application: Application, { email }: Link, given: Answer): boolean {
  switch (given.answer) {
    case 'accept':
      return application.status === 'accepted' && application.answeredBy === email
    case 'decline':
      return application.status === 'declined' && application.answeredBy === email
    case 'talk':
      return (
        application.status === 'in_talk' &&
        application.talkPlace === given.talkPlace &&
        application.talkAt?.getTime() === Date.parse(given.talkAt ?? '')
      )
    case 'extend':
      return application.extendedAt !== null
    case 'transfer':
      return !!given.email && application.handlerEmail?.toLowerCase() === given.email.toLowerCase()
  }
}

/** Whoever comes too late hears what became of it. */
async function requireAnswerable(tx: Tx, application: Application, link: Link, given: Answer): Promise<void> {
  if (isPassedOn(application.handlerEmail, link.email)) {
    throw fail('application.passedOn', { name: application.handlerName })
  }
  const isWaiting = application.status === 'waiting' && ['accept', 'decline'].includes(given.answer)
  if (isWaiting || isOneOf(protocol.atHostStatuses, application.status)) return
  const { decidedBy, decidedAt } = await viewLink(tx, link)
  if (decidedBy) throw fail('application.decided', { by: decidedBy, on: decidedAt ? dayNumbers(decidedAt) : '' })
  throw fail('state.conflict', { field: 'status', state: application.status })
}

const needed = (value: string | null | undefined, field: string): string => {
  if (!value) throw failField('required', field)
  return value
}

export const answerApplicationLink = handle(protocol.answerApplicationLink, async ({ input, tx, call }) => {
  const link = await findLink(tx, call, input.token)
  const found = await tx.rowFrom(protocol.applications, 'where id = $1 for no key update', [link.applicationId])
  const application = required(found, 'application of a link')
  if (isRepeat(application, link, input)) return shown(tx, link)
  await requireAnswerable(tx, application, link, input)
  const by = { userId: null, email: link.email }
  switch (input.answer) {
    case 'accept':
      await accept(tx, application, by)
      break
    case 'decline': {
      const reason = needed(input.reason, 'reason')
      if (reason.length < 3) throw failField('tooShort', 'reason', { min: 3 })
      await decline(tx, application, reason, by)
      break
    }
    case 'talk': {
      const [talkAt, talkPlace] = [needed(input.talkAt, 'talkAt'), needed(input.talkPlace, 'talkPlace')]
      await talk(tx, application, { talkAt, talkPlace, talkNote: input.talkNote })
      break
    }
    case 'extend':
      await extend(tx, application)
      break
    case 'transfer': {
      const to = { name: needed(input.name, 'name'), email: needed(input.email, 'email') }
      await call.throttle.mail(to.email, call)
      await transfer(tx, application, to, link.email)
    }
  }
  return shown(tx, link)
})
