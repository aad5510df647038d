import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { readInput, save } from '#lib/form.ts'
import type { Client } from '#protocol/client.ts'
import {
  archiveUser,
  deactivateUser,
  inviteUser,
  reactivateUser,
  removeRole,
  resendInvitation,
  restoreUser,
  users,
  withdrawRoleOffer,
} from '#protocol/features/users.ts'

const gone = { title: 'users.done.removeLastRole' }

/** Whoever has no role left where one looks after people has no page any more. */
async function isOutOfSight(api: Client, id: string): Promise<boolean> {
  return (await api.list(users, { filter: { idEq: id }, fields: { users: [] } })).length === 0
}

const plain = { inviteUser, resendInvitation, reactivateUser, restoreUser }
const isPlain = (name: string): name is keyof typeof plain => Object.hasOwn(plain, name)

/** Everything that can be done on the page of a person. What the API does not allow comes back to the page. */
export async function runPersonAction(context: Readonly<RouterContextProvider>, request: Request, id: string) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const name = String(form.get('do') ?? '')
  const answer = await save(async () => {
    if (isPlain(name)) await api.run(plain[name], id)
    else if (name === 'archiveUser') await api.run(archiveUser, id, readInput(archiveUser.input, form))
    else if (name === 'deactivateUser') await api.run(deactivateUser, id, readInput(deactivateUser.input, form))
    else if (name === 'removeRole') {
      await api.run(removeRole, id, readInput(removeRole.input, form))
      if (await isOutOfSight(api, id)) return redirect('/users', form.has('undo') ? {} : withToast(gone))
    } else if (name === 'withdrawOffer') await api.run(withdrawRoleOffer, String(form.get('offer')))
    else throw new Response(null, { status: 400 })
    return redirect(`/users/${id}`, withToast({ title: `users.done.${name}` }))
  }, archiveUser.input)
  return data({ name, ...answer.data }, answer.init ?? undefined)
}
