import { useT } from '#lib/i18n.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { type ShownDelivery, useOutcome } from './delivery-log.tsx'
import { deliveryMarks } from './webhook-marks.ts'

/** How it went with the message that somebody has just sent to try it. */
export function TestOutcome({ of: delivery }: { of: ShownDelivery }) {
  const t = useT('webhooks')
  const said = useOutcome(delivery)
  return (
    <div role="status" className="mt-4 flex gap-3 rounded-tile bg-sunken p-4 text-ui">
      <StatusMark status={deliveryMarks[delivery.state]} className="mt-0.5 size-5" />
      <p className="min-w-0 break-words">
        <span className="font-semibold">{t(`test.outcome.${delivery.state}`)}</span>
        {said ? <span className="block text-ink2">{said}</span> : null}
      </p>
    </div>
  )
}
