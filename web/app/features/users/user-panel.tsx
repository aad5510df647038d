import { Pencil, VenetianMask } from 'lucide-react'
import type { ReactNode } from 'react'
import { dateText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RowPanel } from '../../ui/table/row-panel.tsx'
import type { TableState } from '../../ui/table/table-state.ts'
import { PersonStatusPill } from './status-of-person.tsx'
import type { UserRow } from './users.data.ts'

type Props = {
  rows: UserRow[]
  row?: UserRow
  onChange(row: UserRow | undefined): void
  state: TableState
  records: number
}

/** Who somebody is, without leaving the list. */
export function UserPanel({ row, ...props }: Props) {
  const t = useT('users')
  return (
    <RowPanel<UserRow>
      {...props}
      row={row}
      title={row?.name ?? ''}
      footer={
        <ButtonLink to={`/users/${row?.id}`} className="w-full">
          {t('panel.open')}
        </ButtonLink>
      }
    >
      {row ? <Facts row={row} /> : null}
    </RowPanel>
  )
}

function Facts({ row }: { row: UserRow }) {
  const t = useT('users')
  const locale = useLocale()
  const facts: [string, ReactNode][] = [
    [
      'email',
      <a key="mail" href={`mailto:${row.email}`} className="break-all text-primaryink underline underline-offset-3">
        {row.email}
      </a>,
    ],
    ['phoneNumber', row.phoneNumber],
    ['organization', row.organization],
    ['classes', row.classes],
    ['lastSignInAt', row.lastSignInAt ? dateText(row.lastSignInAt, locale, 'moment') : t('never')],
    ['createdAt', dateText(row.createdAt, locale, 'full')],
    ['statusReason', row.statusReason],
  ]
  return (
    <>
      <div className="mt-3 flex items-center gap-4">
        <Avatar name={row.name} className="size-14 text-lg" />
        <div className="min-w-0">
          <p className="text-ui text-muted">{row.roles.map((role) => t(`roles.${role}`)).join(', ')}</p>
          <div className="mt-1">
            <PersonStatusPill status={row.status} />
          </div>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {row.can.updateUser ? (
          <ButtonLink to={`/users/${row.id}/edit`} look="outline" size="md" className="min-h-11 flex-1">
            <Pencil aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {t('actions.edit')}
          </ButtonLink>
        ) : null}
        {row.can.signInAsUser ? (
          <ButtonLink to={`/account/inloggen-als/${row.id}`} look="outline" size="md" className="min-h-11 flex-1">
            <VenetianMask aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            {t('actions.signInAs')}
          </ButtonLink>
        ) : null}
      </div>
      <dl className="mt-5 text-ui">
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key} className="flex gap-4 border-t border-line py-2.5 last:border-b">
              <dt className="w-32 shrink-0 text-muted">
                {t(key === 'lastSignInAt' ? 'page.lastSignIn' : `columns.${key}`)}
              </dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
