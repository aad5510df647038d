import { useEffect, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { ArrowRight, QrCode as QrIcon, X } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { FollowLive } from './follow-live.tsx'
import type { QrAnswer, QrPage, ShownCode } from './qr.server.ts'
import { QrRing } from './qr-ring.tsx'
import { QrSeats } from './qr-seats.tsx'

type Props = { of: QrPage; answer: QrAnswer | undefined }

export function QrScreen({ of, answer }: Props) {
  const t = useT('contracts')
  const { seat, seats, contractId } = of
  const [kept, setKept] = useState<ShownCode | null>(null)
  const shown = answer?.shown ?? null
  // The page is read again with every change; the code stays.
  if (shown && shown !== kept && shown.signerId === seat.id) setKept(shown)
  useFirstCode(seat.canShow && kept === null && !answer)
  const next = seats.find(({ id, canShow }) => canShow && id !== seat.id)
  return (
    <div className="wrap w-full max-w-[62rem] py-6 md:py-10">
      <FollowLive />
      <p className="flex items-center gap-2.5 text-ui font-semibold text-primaryink">
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-[var(--s-500)]" />
        {t('qr.live')}
      </p>
      <h1 aria-live="polite" className="mt-2 text-h1 break-words">
        {t(`qr.title.${seat.status}`, { name: seat.name })}
      </h1>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-8">
        <div className="text-center">
          {answer && answer.errors.length > 0 ? <FormProblems errors={answer.errors} answer={answer} /> : null}
          <Shown of={of} kept={kept} />
        </div>
        <QrSeats of={of} />
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-3">
        <ButtonLink to={`/contracts/${contractId}`} look="outline">
          <X className="size-5" />
          {t(seat.canShow ? 'qr.stop' : 'qr.close')}
        </ButtonLink>
        {!seat.canShow && next ? (
          <ButtonLink to={`/contracts/${contractId}/qr-sign/${next.id}`}>
            {t('qr.next', { name: next.name })}
            <ArrowRight className="size-5" />
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}

/** Whoever comes here wants a code; without scripts there is a button for it. */
function useFirstCode(isWanted: boolean): void {
  const submit = useSubmit()
  useEffect(() => {
    if (isWanted) void submit(null, { method: 'post', replace: true })
  }, [isWanted, submit])
}

function Shown({ of: { seat }, kept }: { of: QrPage; kept: ShownCode | null }) {
  const t = useT('contracts')
  if (!seat.canShow)
    return (
      <>
        <StatusMark
          status={seat.status === 'signed' ? 'done' : seat.status === 'declined' ? 'warn' : 'wait'}
          className="mx-auto size-24"
        />
        <p className="mt-3 text-lead break-words">{t(`qr.after.${seat.status}`, { reason: seat.reason ?? '' })}</p>
      </>
    )
  return (
    <>
      {kept ? <QrRing key={kept.expiresAt} of={kept} /> : <QrIcon className="mx-auto size-24 text-muted" />}
      <p className="mt-4 font-semibold" role="status">
        {t(seat.status === 'viewed' ? 'qr.scanned' : 'qr.scan')}
      </p>
      <p className="mt-0.5 text-ui text-muted">{t('qr.noted')}</p>
      <Form method="post" replace className="mt-3">
        <SubmitButton look={kept ? 'ghost' : 'primary'} size={kept ? 'md' : 'xl'} className="min-h-11">
          {t(kept ? 'qr.again' : 'qr.show')}
        </SubmitButton>
      </Form>
    </>
  )
}
