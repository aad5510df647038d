import { useT } from '#lib/i18n.tsx'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Download } from '#ui/icons.tsx'

/** What everybody signed, with its seal, for who signed it: by their own link, or with their account. */
export function SealedDocument({ of: { document, contractId }, token }: { of: ContractToSign; token: string | null }) {
  const t = useT('contracts')
  if (!document) return null
  const path = token
    ? `/api/v1/contract_signing/document?${new URLSearchParams({ token })}`
    : `/api/v1/contracts/${contractId}/document`
  return (
    <Card title={t('sign.document.title')}>
      <p className="text-ui text-muted">{t(`sign.document.${document}`)}</p>
      {document === 'ready' ? (
        <a href={path} download className={buttonClass('primary', 'xl', 'mt-4 w-full')}>
          <Download className="size-5 shrink-0" />
          {t('sign.document.take')}
        </a>
      ) : null}
    </Card>
  )
}
