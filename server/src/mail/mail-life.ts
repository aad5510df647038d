import { oneOf } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

const told = 'a mail follows from an event and is none itself'
const mails = { type: 'mails', attributes: { status: oneOf(['waiting', 'sent', 'failed', 'bounced']) } }

/**
 * Until the last attempt a mail that was not taken is still waiting. One that failed can be sent again by hand. One that was taken
 * may be reported as not arrived, also before we wrote down that it was taken.
 */
export const mailLife = lifecycle(mails, 'status', {
  start: { waiting: { quiet: told } },
  moves: {
    send: { from: ['waiting', 'failed'], to: 'sent', by: 'system', quiet: told },
    waitOn: { from: ['waiting', 'failed'], to: 'waiting', by: 'system', quiet: told },
    giveUp: { from: ['waiting', 'failed'], to: 'failed', by: 'system', quiet: told },
    bounce: { from: ['waiting', 'sent'], to: 'bounced', by: 'system', quiet: 'mail.bounced says it once it is sure' },
  },
})
