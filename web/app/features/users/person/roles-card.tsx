import { Form, useSubmit } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Plus } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import type { PersonPage } from './user-page.data.ts'

type Role = PersonPage['roles'][number]

/** What somebody may do and where. Taking a role away counts at once; one that is offered waits for their yes. */
export function RolesCard({ person }: { person: PersonPage }) {
  const { id, firstName, name, roles, offers, can } = person
  const t = useT('users')
  const locale = useLocale()
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  const isLast = roles.length === 1
  const ask = async (form: HTMLFormElement, role: Role) => {
    const isSure = await confirm({
      title: t('roleCard.sure', { role: t(role.word).toLowerCase(), name: firstName }),
      text: t(isLast ? 'roleCard.sureLast' : 'roleCard.sureWhy', { organization: role.at, name: firstName }),
      verb: t('roleCard.remove'),
      isDanger: true,
    })
    if (!isSure) return
    if (!isLast) return submit(form)
    const removal = new FormData(form)
    removal.set('undo', 'offered')
    await submit(removal, { method: 'post' })
    // What was refused stays on this page, which says why.
    if (window.location.pathname !== '/users') return
    const title = t('roleCard.lastGone', { name })
    showToast({ title, color: 'success', action: { label: t('undo'), run: () => void giveBack(role) } })
  }
  /** The way back is the way in: whoever has no role any more is taken up again by their address. */
  const giveBack = ({ name: roleName, organizationId }: Role) => {
    const { email, infix, lastName } = person
    const again = { email, firstName, infix: infix ?? '', lastName, role: roleName, invite: 'false' }
    return submit(again, { method: 'post', action: `/users/add?organization=${organizationId}` })
  }
  return (
    <Card title={t('roleCard.title')}>
      {roles.length === 0 ? <p className="text-ui text-muted">{t('roleCard.none')}</p> : null}
      <ul>
        {roles.map((role) => (
          <li key={role.id} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
            <span className="min-w-0 flex-1">
              <span className="block text-ui font-semibold">{t(role.word)}</span>
              <span className="block text-sm text-muted">{role.at || t('roleCard.everywhere')}</span>
              {role.isKept ? <span className="block text-sm text-muted">{t('roleCard.last')}</span> : null}
            </span>
            {can.removeRole && role.organizationId && !role.isKept ? (
              <Form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault()
                  void ask(event.currentTarget, role)
                }}
              >
                <input type="hidden" name="do" value="removeRole" />
                <input type="hidden" name="name" value={role.name} />
                <input type="hidden" name="organizationId" value={role.organizationId} />
                <Button
                  type="submit"
                  look="ghost"
                  size="sm"
                  className="min-h-11"
                  aria-label={t('roleCard.removeOf', { role: t(role.word), organization: role.at })}
                >
                  {t('roleCard.remove')}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
        {offers.map(({ id: offerId, name: offered, at, expiresAt, canWithdraw }) => (
          <li key={offerId} className="flex items-center gap-3 border-t border-line py-2.5">
            <StatusMark status="wait" />
            <span className="min-w-0 flex-1">
              <span className="block text-ui font-semibold">
                {t('roleCard.offered', { role: t(`roles.${offered}`) })}
              </span>
              <span className="block text-sm text-muted">
                {t('roleCard.until', { organization: at, date: dateText(expiresAt, locale) })}
              </span>
            </span>
            {canWithdraw ? (
              <Form method="post">
                <input type="hidden" name="do" value="withdrawOffer" />
                <input type="hidden" name="offer" value={offerId} />
                <Button
                  type="submit"
                  look="ghost"
                  size="sm"
                  className="min-h-11"
                  aria-label={t('roleCard.withdrawOf', { role: t(`roles.${offered}`) })}
                >
                  {t('roleCard.withdraw')}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {can.addRole ? (
        <ButtonLink to={`/users/${id}/add_role`} look="outline" size="md" className="mt-3 min-h-11">
          <Plus className="size-4.5" />
          {t('roleCard.add')}
        </ButtonLink>
      ) : null}
      {dialog}
    </Card>
  )
}
