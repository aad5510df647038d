import { useLocation, useMatches } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { ContractToSign } from '#protocol/features/contract-signing.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Timer } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { ContractPage } from '../paper/contract-page.tsx'
import { SealedDocument } from './document.tsx'
import { FillForm } from './fill-form.tsx'
import { Others } from './others.tsx'
import { OwnPhone, type Phone } from './own-phone.tsx'
import type { SignAnswer } from './sign.server.ts'
import { SignAgain } from './sign-again.tsx'
import { SignForm } from './sign-form.tsx'
import { SignSteps } from './sign-steps.tsx'
import { Summary } from './summary.tsx'

type Props = {
  of: ContractToSign
  token: string | null
  phone: Phone
  mark: string
  cameBack?: SignAnswer | undefined
}
const marks: Record<ContractToSign['state'], Status> = {
  sign: 'now',
  fill: 'now',
  wait: 'wait',
  prepare: 'wait',
  signed: 'done',
  done: 'done',
  declined: 'warn',
}

export function ToSign({ of, token, phone, mark, cameBack }: Props) {
  const t = useT('contracts')
  const { state } = of
  const isUp = state === 'sign' || state === 'fill'
  const own = useOwnData()
  // Whoever has an account may have opened it long before it is their turn.
  const follows =
    state === 'wait' ||
    of.document === 'sealing' ||
    state === 'signed' ||
    phone.square !== null ||
    (token === null && state !== 'done')
  return (
    <div data-mark={mark} data-follows={follows ? own : undefined} data-reads={state === 'sign' ? own : undefined}>
      <div className="grid gap-5 lg:grid-cols-[1fr_26rem] lg:items-end lg:gap-8">
        <Head of={of} isUp={isUp} />
        <SignSteps of={of} />
      </div>
      <div className="mt-5 grid gap-5 lg:mt-7 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-8">
        {isUp ? null : (
          <div className="grid gap-5 empty:hidden">
            <SealedDocument of={of} token={token} />
            <Others of={of} token={token} />
            {token === null ? (
              <ButtonLink to="/dashboard" look="outline" className="w-full">
                {t('sign.goOn')}
              </ButtonLink>
            ) : null}
          </div>
        )}
        <div className={`grid min-w-0 gap-5 lg:gap-6 ${isUp ? '' : 'lg:col-start-1 lg:row-start-1'}`}>
          <SignAgain of={of} />
          <Summary of={of} cameBack={cameBack} />
          <ContractPage paper={of.paper} steps={of.steps} isFolded />
        </div>
        {isUp ? (
          <div className="grid gap-5 lg:sticky lg:top-6">
            {phone.isFirst ? <OwnPhone of={of} token={token} phone={phone} /> : null}
            {state === 'sign' ? <SignForm of={of} cameBack={cameBack} /> : <FillForm of={of} cameBack={cameBack} />}
            {phone.isFirst ? null : <OwnPhone of={of} token={token} phone={phone} />}
            <Others of={of} token={token} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Where the data of this page alone is asked for, as the router would. */
function useOwnData(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('_routes', useMatches().at(-1)?.id ?? '')
  return `${pathname}.data?${query}`
}

/** Whose contract it is reads about themselves. */
const isAboutReader: Partial<Record<ContractToSign['me']['role'], true>> = { student: true }

function Head({
  of: { state, me, student, firstName, organization, reason, shownBy },
  isUp,
}: {
  of: ContractToSign
  isUp: boolean
}) {
  const t = useT('contracts')
  const words = { student, firstName, organization, reason: reason ?? '' }
  const told = isAboutReader[me.role] && (state === 'sign' || state === 'done') ? (`own.${state}` as const) : state
  return (
    <div className="min-w-0">
      {isUp ? (
        <p className="flex items-center gap-2.5 text-ui font-semibold text-primaryink">
          {shownBy ? (
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-[var(--s-500)]" />
          ) : (
            <Timer className="size-5 shrink-0" />
          )}
          {shownBy ? t('sign.watched', { name: shownBy }) : t('sign.quick')}
        </p>
      ) : (
        <StatusMark status={marks[state]} className="size-12" />
      )}
      <h1 className="mt-2 text-h1 break-words">{t(`sign.title.${told}`, words)}</h1>
      <p className="mt-1 text-lead break-words text-ink2">{t(`sign.lead.${told}`, words)}</p>
    </div>
  )
}
