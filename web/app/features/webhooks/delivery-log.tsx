import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type deliveryProblems, testName } from '#protocol/features/webhooks.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Send } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { type DeliveryState, deliveryMarks } from './webhook-marks.ts'

export type ShownDelivery = {
  id: string
  eventName: string
  state: DeliveryState
  tries: number
  at: string
  nextAt: string | null
  answerStatus: number | null
  answer: string | null
  problem: (typeof deliveryProblems)[number] | null
  mayAgain: boolean
}

type Props = { deliveries: ShownDelivery[]; page: number; pages: number; path: string }

/** What was sent in the last month, the newest first. */
export function DeliveryLog({ deliveries, page, pages, path }: Props) {
  const t = useT('webhooks')
  return (
    <Card title={t('log.title')}>
      <p className="text-sm text-muted">{t('log.lead')}</p>
      {deliveries.length === 0 ? (
        <EmptyState icon={Send} title={t('log.none.title')} text={t('log.none.text')} headingLevel={3} />
      ) : (
        <ul className="mt-1 mb-2">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} of={delivery} />
          ))}
        </ul>
      )}
      <Pager page={page} last={pages} to={(number) => (number > 1 ? `?page=${number}` : path)} />
    </Card>
  )
}

function DeliveryRow({ of: delivery }: { of: ShownDelivery }) {
  const t = useT('webhooks')
  const locale = useLocale()
  const moment = (at: string) => dateText(at, locale, 'moment')
  const said = useOutcome(delivery)
  return (
    <li className="grid gap-x-4 gap-y-2 border-line py-3.5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-ui font-semibold break-all">
            {delivery.eventName === testName ? t('log.test') : <code>{delivery.eventName}</code>}
          </h3>
          <StatusPill status={deliveryMarks[delivery.state]}>{t(`log.states.${delivery.state}`)}</StatusPill>
        </div>
        <p className="mt-1 text-sm text-muted">
          {moment(delivery.at)}
          {delivery.tries > 1 ? <> · {t('log.tries', { count: delivery.tries })}</> : null}
          {delivery.state === 'retrying' && delivery.nextAt ? (
            <> · {t('log.next', { date: moment(delivery.nextAt) })}</>
          ) : null}
        </p>
        {said ? <p className="mt-0.5 text-sm break-words text-ink2">{said}</p> : null}
      </div>
      {delivery.mayAgain ? (
        <Form method="post" className="self-center">
          <input type="hidden" name="do" value="again" />
          <input type="hidden" name="delivery" value={delivery.id} />
          <SubmitButton
            look="outline"
            size="md"
            className="min-h-11"
            aria-label={t('log.againOf', { type: delivery.eventName, date: moment(delivery.at) })}
          >
            {t('log.again')}
          </SubmitButton>
        </Form>
      ) : null}
    </li>
  )
}

/** What the receiver said, or why nothing came back. */
export function useOutcome({ problem, answerStatus, answer }: ShownDelivery): string {
  const t = useT('webhooks')
  if (problem) return t(`log.problems.${problem}`)
  if (answerStatus === null) return ''
  const text = answer?.trim()
  return text ? t('log.answerText', { status: answerStatus, text }) : t('log.answer', { status: answerStatus })
}
