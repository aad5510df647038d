import { useT } from '#lib/i18n.tsx'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import { Card } from '#ui/card.tsx'
import { Changes } from '../paper/changes.tsx'

/** Whoever signed a version before this one reads what is other now, before they sign again. */
export function SignAgain({ of: { again, state } }: { of: ContractToSign }) {
  const t = useT('contracts')
  if (!again || (state !== 'sign' && state !== 'wait')) return null
  return (
    <Card title={t('changes.again', { version: again.version })}>
      <p className="mb-4 text-ui text-ink2">{t('changes.againText')}</p>
      <Changes changes={again.changes} />
    </Card>
  )
}
