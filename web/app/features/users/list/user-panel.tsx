import type { PanelProps } from '#app/features/lists/list-page.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Pencil, VenetianMask } from '#ui/icons.tsx'
import { FactsPanel } from '#ui/table/facts-panel.tsx'
import { PersonStatusPill } from '../status-of-person.tsx'
import type { UserRow } from '../users.data.ts'

/** Who somebody is, without leaving the list. */
export function UserPanel({ row, ...props }: PanelProps<UserRow>) {
  const t = useT('users')
  const locale = useLocale()
  const name = (column: string) => t(`columns.${column}`)
  return (
    <FactsPanel<UserRow>
      {...props}
      row={row}
      title={row?.name ?? ''}
      open={{ to: `/users/${row?.id}`, label: t('panel.open') }}
      facts={
        row
          ? [
              [name('email'), <MailLink key="mail" address={row.email} />],
              [name('phoneNumber'), row.phoneNumber],
              [name('organization'), row.organization],
              [name('number'), row.number],
              [name('classes'), row.classes],
              [name('level'), row.level],
              [name('mentor'), row.mentors],
              [t('page.lastSignIn'), row.lastSignInAt ? dateText(row.lastSignInAt, locale, 'moment') : t('never')],
              [name('createdAt'), dateText(row.createdAt, locale, 'full')],
              [name('statusReason'), row.statusReason],
            ]
          : []
      }
    >
      {row ? <Who row={row} /> : null}
    </FactsPanel>
  )
}

const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="break-all text-primaryink underline underline-offset-3">
    {address}
  </a>
)

function Who({ row }: { row: UserRow }) {
  const t = useT('users')
  return (
    <>
      <div className="mt-3 flex items-center gap-4">
        <Avatar name={row.name} className="size-14 text-lg" />
        <div className="min-w-0">
          <p className="text-ui text-muted">{row.roles.map((role) => t(role)).join(', ')}</p>
          <div className="mt-1">
            <PersonStatusPill status={row.status} />
          </div>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {row.can.updateUser ? (
          <ButtonLink to={`/users/${row.id}/edit`} look="outline" size="md" className="min-h-11 flex-1">
            <Pencil className="size-4.5" />
            {t('actions.edit')}
          </ButtonLink>
        ) : null}
        {row.can.signInAsUser ? (
          <ButtonLink to={`/account/inloggen-als/${row.id}`} look="outline" size="md" className="min-h-11 flex-1">
            <VenetianMask className="size-4.5" />
            {t('actions.signInAs')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  )
}
