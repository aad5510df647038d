import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { KeyScope, keyStates } from '#protocol/features/api-keys.ts'
import { Button } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'

export type ShownKey = {
  id: string
  name: string
  handle: string
  scopes: KeyScope[]
  expiresOn: string
  lastUsedAt: string | null
  state: (typeof keyStates)[number]
  maker: string
  mayRevoke: boolean
}

const marks: Record<ShownKey['state'], Status> = {
  working: 'done',
  expiring: 'warn',
  expired: 'skip',
  revoked: 'skip',
  stopped: 'warn',
}

export function KeyRow({ of: key }: { of: ShownKey }) {
  const t = useT('api-keys')
  const locale = useLocale()
  const { confirm, dialog } = useConfirm()
  const revoke = async (button: HTMLButtonElement) => {
    const question = {
      title: t('revoke.title', { name: key.name }),
      text: t('revoke.text'),
      verb: t('revoke.verb'),
      isDanger: true,
    }
    if (await confirm(question)) button.form?.requestSubmit()
  }
  const used = key.lastUsedAt ? t('used', { date: dateText(key.lastUsedAt, locale, 'moment') }) : t('unused')
  return (
    <li className="grid gap-x-4 gap-y-2 border-line py-4 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-h4 break-words">{key.name}</h3>
          <StatusPill status={marks[key.state]}>{t(`states.${key.state}`)}</StatusPill>
        </div>
        <p className="mt-1 text-ui text-ink2">
          {t('may', { scopes: key.scopes.map((scope) => t(`scopes.${scope}.name`)).join(', ') })}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <code className="break-all">{key.handle}…</code> · {used} ·{' '}
          {t(key.state === 'expired' ? 'until.past' : 'until.ahead', { date: dateText(key.expiresOn, locale, 'full') })}
          {key.maker ? <> · {t('maker', { name: key.maker })}</> : null}
        </p>
        {key.state === 'stopped' || key.state === 'expiring' ? (
          <p className="mt-1 text-sm text-warnink">
            {t(`${key.state}Why`, { date: dateText(key.expiresOn, locale, 'full') })}
          </p>
        ) : null}
      </div>
      {key.mayRevoke ? (
        <Form method="post" className="self-center">
          <input type="hidden" name="do" value="revoke" />
          <input type="hidden" name="id" value={key.id} />
          <Button
            type="submit"
            look="outline"
            size="md"
            className="min-h-11"
            aria-label={t('revoke.of', { name: key.name })}
            onClick={(event) => {
              event.preventDefault()
              void revoke(event.currentTarget)
            }}
          >
            {t('revoke.verb')}
          </Button>
        </Form>
      ) : null}
      {dialog}
    </li>
  )
}
