import { Form, redirect } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { requireSession } from '../../lib/session.server.ts'
import { pageTitle } from '../../lib/title.ts'
import { useRoot } from '../../root.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { StatusPill } from '../../ui/status-mark.tsx'
import type { Route } from './+types/account-roles'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Mijn organisaties', en: 'My organizations' })

const YEAR = 365 * 24 * 3600

/** The choice is kept on this device; only an organization of one's own can be chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { organizations } = await requireSession(context, request)
  const chosen = String((await request.formData()).get('organization') ?? '')
  if (!organizations.some(({ id }) => id === chosen)) throw new Response(null, { status: 403 })
  const cookie = `organization=${chosen}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax`
  return redirect('/dashboard', { headers: { 'set-cookie': cookie } })
}

export default function AccountRoles() {
  const t = useT('account')
  const { session } = useRoot()
  const { organizations = [], organization, roles = [] } = session ?? {}
  const rolesAt = (id: string) => roles.filter((role) => role.resourceId === id).map((role) => t(`roles.${role.name}`))
  return (
    <Card>
      <h1 className="text-h2">{t('roles.title')}</h1>
      <p className="mt-1 text-ui text-muted">
        {t(organizations.length > 1 ? 'roles.lead' : organizations.length === 1 ? 'roles.leadOne' : 'roles.none')}
      </p>
      <ul className="mt-4">
        {organizations.map(({ id, name, type, city }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-4 not-first:border-t">
            <Avatar name={name} className="size-11 text-base" />
            <span className="min-w-0 flex-1 basis-44">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{[t(`types.${type}`), city].filter(Boolean).join(', ')}</span>
              <span className="block text-sm text-ink2">{rolesAt(id).join(', ')}</span>
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
  )
}
