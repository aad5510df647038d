import { on } from '#engine/reactions.ts'
import { queueMail } from '#mail/queue.ts'
import { passwordChanged } from '#protocol/sessions.ts'

export const tellPasswordChanged = on('tellPasswordChanged', passwordChanged, async ({ event, tx }) => {
  const user = await tx.row(`select id, email, locale, first_name as "firstName" from users where id = $1`, [
    event.userId,
  ])
  if (!user) return
  const to = { id: user.id, email: user.email, locale: user.locale, firstName: user.firstName }
  await queueMail(tx, { purpose: 'passwordChanged', key: event.id, to, link: '/auth/recover' })
})
