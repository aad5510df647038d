import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { QrSquare } from '#lib/qr.server.ts'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import { QrCode as QrIcon } from '#ui/icons.tsx'
import { QrCode } from '#ui/qr-code.tsx'

/** Where the site wants it so, a phone is the first that is offered to who sits at a large screen. */
export type Phone = { isOffered: boolean; isFirst: boolean; square: QrSquare | null }
type Props = { of: ContractToSign; token: string | null; phone: Phone }

/** A finger draws better than a mouse: the same page on one's own phone. This one goes on by itself. */
export function OwnPhone({ of: { contractId, signerId, state }, token, phone: { isOffered, square } }: Props) {
  const t = useT('contracts')
  const isOwnAccount = token === null && state === 'sign'
  if (!isOffered && !isOwnAccount) return null
  const path = `/contracts/${contractId}`
  const to = token
    ? `${path}/sign/${signerId}?${new URLSearchParams({ token, qr: '1' })}`
    : `${path}/qr-sign/${signerId}`
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 max-lg:hidden">
      {square ? (
        <QrCode of={square} label={t('sign.phone.alt')} className="w-32 shrink-0 rounded-tile border border-line" />
      ) : (
        <QrIcon className="size-8 shrink-0 text-muted" />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{t('sign.phone.title')}</p>
        {square ? (
          <p className="text-ui text-muted">{t('sign.phone.text')}</p>
        ) : (
          <Link to={to} preventScrollReset className="link inline-block py-1 text-ui font-semibold text-primaryink">
            {t('sign.phone.show')}
          </Link>
        )}
      </div>
    </div>
  )
}
