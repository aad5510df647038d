import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { leaving, Outcome } from './leave.data.ts'

type Who = NonNullable<Awaited<ReturnType<typeof leaving>>>

const marks: Record<string, { status: Status; tint: string }> = {
  pending: { status: 'wait', tint: 'bg-infosoft text-infoink' },
  denied: { status: 'err', tint: 'bg-errsoft text-errink' },
  withdrawn: { status: 'done', tint: 'bg-oksoft text-okink' },
}

const freshAfter: Record<string, string> = { asked: 'pending', withdrawn: 'withdrawn' }

/** Where the request to the school stands. Taken back long ago is no news any more. */
export function RequestState({ who: { request, school }, outcome }: { who: Who; outcome?: Outcome }) {
  const t = useT('erasure')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  // The answer comes a moment before the request itself is read again.
  const isFresh = request?.status === freshAfter[outcome ?? '']
  useEffect(() => {
    if (isFresh) box.current?.focus()
  }, [isFresh])
  const mark = request && marks[request.status]
  if (!request || !mark || (request.status === 'withdrawn' && !isFresh)) return null
  const status: string = request.status
  const date = dateText(request.createdAt, locale, 'full')
  return (
    <div ref={box} tabIndex={-1} role="status" className={`mb-5 flex gap-3 rounded-tile p-4 text-ui ${mark.tint}`}>
      <StatusMark status={mark.status} className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-semibold">{t(`states.${status}.title`, { school })}</p>
        <p>{t(`states.${status}.text`, { school, date })}</p>
        {request.reason ? <p className="mt-1 break-words">{t('states.reason', { reason: request.reason })}</p> : null}
        {request.status === 'pending' && request.canWithdraw ? (
          <Form method="post" className="mt-3">
            <Button type="submit" name="withdraw" value={request.id} look="outline" size="md" className="min-h-11">
              {t('states.withdraw')}
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  )
}

/** Why it did not happen. */
export function Problem({ answer }: { answer: { outcome: Outcome; text?: string } }) {
  const t = useT('erasure')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mb-5 flex gap-3 rounded-tile bg-errsoft p-4 text-ui text-errink"
    >
      <StatusMark status="err" className="mt-0.5 size-5" />
      <div>
        <p className="font-semibold">{t('problem')}</p>
        <p>{answer.outcome === 'throttled' ? t('throttled') : answer.text}</p>
      </div>
    </div>
  )
}
