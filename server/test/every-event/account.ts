import assert from 'node:assert/strict'
import { addRole, createUser, removeRole, resendInvitation } from '#protocol/features/users.ts'
import { mailTo, tokenIn } from '../mails.ts'
import { randomEmail } from '../setup.ts'
import { goodPassword, personWithPassword } from '../visitor.ts'
import { person } from '../world.ts'
import type { NewsWorld, Walk } from './news-world.ts'

async function invite(w: NewsWorld) {
  const email = randomEmail('new')
  w.callAddress(email, 'newcomer')
  const input = { email, firstName: 'Sofie', lastName: 'Jansen', role: 'student', organizationId: w.school.id } as const
  const { id } = await w.schoolAdmin.run(createUser, '', input)
  w.call({ id, email }, 'newcomer')
  return { id, email }
}
const withPassword = async (w: NewsWorld) =>
  w.call(await personWithPassword(w.app, w.site, [['volunteer', w.provider.id]]), 'member')
const passwords = (password: string) => ({ password, password_confirmation: password })

/** Asks for a new password and chooses it. */
async function resetPassword(w: NewsWorld, email: string, isDone: boolean) {
  assert.equal((await w.visit('POST', '/auth/password', { email })).status, 200)
  if (!isDone) return
  const token = tokenIn(await mailTo(w.app, w.site, email, 'passwordReset'))
  const chosen = { ...passwords(`${goodPassword} en meer`), reset_password_token: token }
  assert.equal((await w.visit('PUT', '/auth/password', chosen)).status, 200)
}

export const accountWalk: Walk = {
  1: {
    name: 'account.invited',
    cause: invite,
    told: ['newcomer: mail invitation nl'],
  },
  2: {
    name: 'account.confirmed',
    cause: async (w) => {
      const { email } = await invite(w)
      const token = tokenIn(await mailTo(w.app, w.site, email, 'invitation'))
      const answer = await w.visit('POST', '/api/v1/confirm', { confirmation_token: token, ...passwords(goodPassword) })
      assert.equal(answer.status, 200, answer.text)
    },
    told: ['newcomer: mail accountConfirmed nl'],
  },
  3: {
    name: 'account.invited_again',
    cause: async (w) => {
      const { id } = await invite(w)
      await w.settled()
      await w.rows(`update users set invited_at = now() - interval '1 hour' where id = $1`, [id])
      await w.schoolAdmin.run(resendInvitation, id)
    },
    told: ['newcomer: mail invitationAgain nl'],
  },
  4: {
    name: 'password.reset_requested',
    cause: async (w) => resetPassword(w, (await withPassword(w)).email, false),
    told: ['member: mail passwordReset nl'],
  },
  5: {
    name: 'password.changed',
    cause: async (w) => resetPassword(w, (await withPassword(w)).email, true),
    told: ['member: mail passwordChanged nl'],
  },
  6: {
    name: 'email.changed',
    cause: async (w) => {
      const member = await withPassword(w)
      const email = randomEmail('other')
      w.callAddress(email, 'member at the new address')
      await member.send('PATCH', '/current_user', { user: { email, current_password: goodPassword } })
      const token = tokenIn(await mailTo(w.app, w.site, email, 'emailConfirm'))
      assert.equal((await w.visit('POST', '/api/v1/confirm', { confirmation_token: token })).status, 200)
    },
    told: ['member: mail emailChanged nl', 'member: mail emailChanged nl', 'member: mail emailChanging nl'],
  },
  7: {
    name: 'role.added or removed',
    cause: async (w) => {
      const helper = w.call(await person(w.app, w.site, [['student', w.school.id]]), 'helper')
      const role = { name: 'volunteer', organizationId: w.school.id } as const
      await w.schoolAdmin.run(addRole, helper.id, role)
      await w.settled()
      await w.schoolAdmin.run(removeRole, helper.id, role)
      await w.schoolAdmin.run(addRole, helper.id, { name: 'mentor', organizationId: w.school.id })
    },
    told: [
      'helper: line roleAdded',
      'helper: line roleOffered',
      'helper: line roleRemoved',
      'helper: mail roleAdded nl',
      'helper: mail roleOffered nl',
      'helper: mail roleRemoved nl',
    ],
  },
  53: {
    name: 'account.deletion_requested',
    cause: async (w) => {
      const [student, member] = [await w.newStudent(), await withPassword(w)]
      for (const who of [student, member]) assert.equal((await who.send('POST', '/current_user/deletion')).status, 200)
    },
    told: [
      'member: mail deletionConfirm nl',
      'schoolAdmin: mail deletionToDecide nl',
      'student: mail deletionAsked nl',
    ],
  },
  54: {
    name: 'account.deletion_done',
    cause: async (w) => {
      const member = await withPassword(w)
      await member.send('POST', '/current_user/deletion')
      const token = tokenIn(await mailTo(w.app, w.site, member.email, 'deletionConfirm'))
      assert.equal((await w.visit('POST', '/api/v1/confirm_deletion', { token })).status, 204)
    },
    told: ['member: mail accountDeleted nl'],
  },
  55: {
    name: 'account.inactivity_warning',
    cause: async (w) => {
      const member = await withPassword(w)
      await w.rows(
        `update users set last_sign_in_at = now() - interval '25 months', created_at = now() - interval '3 years' where id = $1`,
        [member.id],
      )
      await w.clock('retentionSlice')
    },
    told: ['member: mail inactivityWarning nl'],
  },
}
