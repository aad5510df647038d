import { useT } from '#lib/i18n.tsx'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ArrowRight } from '#ui/icons.tsx'

/** The next one that waits for the same person: a host with many students, a school with many contracts. */
export function Others({ of: { others, state }, token }: { of: ContractToSign; token: string | null }) {
  const t = useT('contracts')
  const [next, ...rest] = others
  if (!next) return null
  const query = token ? `?${new URLSearchParams({ token })}` : ''
  const isUp = state === 'sign' || state === 'fill'
  const left = rest.length === 0 ? 'last' : rest.length === 1 ? 'one' : 'more'
  return (
    <Card title={t('sign.others.title')}>
      <p className="mb-4 text-ui text-muted">{t(`sign.others.${left}`, { count: rest.length })}</p>
      <ButtonLink
        to={`/contracts/${next.contractId}/sign/${next.signerId}${query}`}
        look={isUp ? 'outline' : 'primary'}
        className="w-full"
      >
        {t('sign.others.next', { student: next.student })}
        <ArrowRight className="size-5 shrink-0" />
      </ButtonLink>
    </Card>
  )
}
