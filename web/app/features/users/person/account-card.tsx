import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { archiveUser, deactivateUser } from '#protocol/features/users.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CommandForm, RuledForm } from '#ui/command-form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { PersonPage } from './user-page.data.ts'

type Answer = { name: string; errors: FormError[] } | undefined
const simple = ['inviteUser', 'resendInvitation', 'reactivateUser', 'restoreUser'] as const

/** Whether somebody can sign in, and what can be done about it. */
export function AccountCard({ person, answer }: { person: PersonPage; answer: Answer }) {
  const t = useT('users')
  const locale = useLocale()
  const { session } = useRoot()
  const { id, roles, status, statusReason, invitedAt, can, firstName } = person
  // The last administrator is not sent away, and nobody shuts out themselves: who cannot press it reads why.
  const stays = roles.some(({ isKept }) => isKept) ? 'roleCard.last' : id === session?.user.id ? 'account.self' : null
  const errorsOf = (name: string) => (answer?.name === name ? answer.errors : undefined)
  const offered = simple.filter(
    (name) =>
      can[name] &&
      (name !== 'inviteUser' || status === 'waiting') &&
      (name !== 'resendInvitation' || status === 'invited'),
  )
  const others = answer && !['archiveUser', 'deactivateUser'].includes(answer.name) ? answer.errors : undefined
  if (offered.length === 0 && !can.archiveUser && !can.deactivateUser && !statusReason) return null
  return (
    <Card title={t('account.title')}>
      <p className="text-ui text-ink2">
        {t(`account.is.${status}`, { name: firstName, date: invitedAt ? dateText(invitedAt, locale, 'full') : '' })}
      </p>
      {statusReason ? <p className="mt-1 text-ui text-muted">{t('account.reason', { reason: statusReason })}</p> : null}
      <div className="mt-4 grid gap-3">
        {offered.map((name) => (
          <RuledForm key={name} errors={errorsOf(name)} className="grid gap-3">
            <input type="hidden" name="do" value={name} />
            <SubmitButton look={name === 'inviteUser' ? 'primary' : 'outline'} className="w-full">
              {t(`actions.${name}`)}
            </SubmitButton>
          </RuledForm>
        ))}
        {others && !offered.some((name) => name === answer?.name) ? (
          <RuledForm errors={others}>{null}</RuledForm>
        ) : null}
        {stays && (can.archiveUser || can.deactivateUser) ? <p className="text-ui text-muted">{t(stays)}</p> : null}
        {can.deactivateUser && !stays ? (
          <details open={errorsOf('deactivateUser') !== undefined}>
            <summary className={buttonClass('outline', 'xl', 'w-full list-none')}>
              {t('actions.deactivateUser')}
            </summary>
            <CommandForm
              command={deactivateUser}
              errors={errorsOf('deactivateUser')}
              labels={{ reason: t('account.why') }}
              className="mt-4 grid gap-4"
            >
              <input type="hidden" name="do" value="deactivateUser" />
              <p className="text-ui text-ink2">{t('account.deactivateWhy')}</p>
              <TextArea name="reason" label={t('account.why')} rows={2} />
              <SubmitButton>{t('actions.deactivateUser')}</SubmitButton>
            </CommandForm>
          </details>
        ) : null}
        {can.archiveUser && !stays ? <Archive errors={errorsOf('archiveUser')} /> : null}
      </div>
    </Card>
  )
}

/** Two presses. When somebody is still needed the answer says by whom, and going on needs a reason. */
function Archive({ errors }: { errors?: FormError[] }) {
  const t = useT('users')
  const isNeeded = errors?.some(({ code, field }) => code === 'user.stillNeeded' || field === 'reason')
  return (
    <details open={errors !== undefined}>
      <summary className={buttonClass('outline', 'xl', 'w-full list-none text-errink')}>
        {t('actions.archiveUser')}
      </summary>
      <CommandForm
        command={archiveUser}
        errors={errors}
        labels={{ reason: t('account.why') }}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="do" value="archiveUser" />
        <p className="text-ui text-ink2">{t('account.archiveWhy')}</p>
        <TextArea name="reason" label={t('account.why')} rows={2} isOptional={!isNeeded} />
        {isNeeded ? <Checkbox name="force" label={t('account.force')} /> : null}
        <SubmitButton look="danger">{t('actions.archiveUser')}</SubmitButton>
      </CommandForm>
    </details>
  )
}
