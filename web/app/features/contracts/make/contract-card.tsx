import { Form, Link } from 'react-router'
import { useT, useWordsOf } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { markOf } from '../overview/contract-row.ts'
import { useHoldUp } from '../overview/hold-up.ts'
import type { ContractOfInternship } from './contract-of-internship.data.ts'

type Props = { internshipId: string; contract: ContractOfInternship | null; canMake: boolean }

/** Where one is sent who is to make the contract. */
export const contractCardId = 'contract'

/** On the page of an internship: how its contract stands, or the button that makes one. */
export function ContractCard({ internshipId, contract, canMake }: Props) {
  const t = useT('contracts')
  const words = useWordsOf('contracts')
  const holdUp = useHoldUp()
  if (!contract && !canMake) return null
  return (
    <Card id={contractCardId} title={t('make.card.title')}>
      {contract ? (
        <>
          <StatusPill status={markOf(contract)}>{words(`overview.filters.status.${contract.status}`)}</StatusPill>
          <p className="mt-2 text-ui">{holdUp(contract).sentence}</p>
          <Link to={`/contracts/${contract.id}`} className="inline-flex min-h-11 items-center text-ui font-semibold">
            {t('make.card.open', { number: contract.number })}
          </Link>
        </>
      ) : (
        <>
          <p className="text-ui text-muted">{t('make.card.none')}</p>
          <Form method="post" action="/contracts/make" className="mt-3">
            <input type="hidden" name="id" value={internshipId} />
            <SubmitButton look="outline" className="w-full">
              {t('make.card.verb')}
            </SubmitButton>
          </Form>
        </>
      )}
    </Card>
  )
}
