import { Form, redirect } from 'react-router'
import { RoleOffers, readOwnOffers } from '#app/features/users/role-offers.tsx'
import { roleWord } from '#app/features/users/role-word.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { useT } from '#lib/i18n.tsx'
import { requireThat } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { ApiError } from '#protocol/client.ts'
import { acceptRoleOffer, declineRoleOffer } from '#protocol/features/users.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Route } from './+types/account-roles'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'account', 'roles.title')

const YEAR = 365 * 24 * 3600

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await requireSession(context)
  return { offers: await readOwnOffers(context.get(apiContext), user.id) }
}

/** Yes or no to a role that one was offered. One that is no longer open changes nothing. */
async function answerOffer(context: Route.ActionArgs['context'], id: string, isYes: boolean) {
  const tell = (key: string, color: 'success' | 'info' | 'warning') =>
    redirect('/account/roles', withToast({ title: `users.offer.${key}`, color }))
  try {
    await context.get(apiContext).run(isYes ? acceptRoleOffer : declineRoleOffer, id)
    return isYes ? tell('accepted', 'success') : tell('declined', 'info')
  } catch (error) {
    if (error instanceof ApiError && [403, 404, 409].includes(error.status)) return tell('gone', 'warning')
    throw error
  }
}

/** The choice is kept on this device; only an organization of one's own can be chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { organizations } = await requireSession(context)
  const form = await request.formData()
  if (form.has('offer')) return answerOffer(context, String(form.get('offer')), form.get('answer') === 'accept')
  const chosen = String(form.get('organization') ?? '')
  requireThat(organizations.some(({ id }) => id === chosen))
  const cookie = `organization=${chosen}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`
  return redirect('/dashboard', { headers: { 'set-cookie': cookie } })
}

export default function AccountRoles({ loaderData }: Route.ComponentProps) {
  const t = useT('account')
  const roleText = useT('users')
  const { session } = useRoot()
  const { organizations = [], organization } = session ?? {}
  return (
    <>
      <RoleOffers offers={loaderData.offers} />
      <Card>
        <h1 className="text-h2">{t('roles.title')}</h1>
        <p className="mt-1 text-ui text-muted">
          {t(organizations.length > 1 ? 'roles.lead' : organizations.length === 1 ? 'roles.leadOne' : 'roles.none')}
        </p>
        <ul className="mt-4">
          {organizations.map(({ id, name, type, city, roles }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-4 not-first:border-t">
              <Avatar name={name} className="size-11 text-base" />
              <span className="min-w-0 flex-1 basis-44">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">
                  {[t(`types.${type}`), city].filter(Boolean).join(', ')}
                </span>
                <span className="block text-sm text-ink2">
                  {roles.map((role) => roleText(roleWord(role, type))).join(', ')}
                </span>
              </span>
              {id === organization?.id ? (
                <StatusPill status="now">{t('roles.current')}</StatusPill>
              ) : (
                <Form method="post" action="/account/roles">
                  <Button
                    type="submit"
                    name="organization"
                    value={id}
                    look="outline"
                    size="md"
                    className="min-h-11"
                    aria-label={t('roles.chooseOf', { name })}
                  >
                    {t('roles.choose')}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
