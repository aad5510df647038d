import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { UndeliveredReason } from '#app/features/inbound-mail/undelivered.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BellRing, QrCode, Smartphone, UserRoundCog } from '#ui/icons.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { canRemind, isSigning, markOf, upNow } from '../overview/contract-row.ts'
import { contractAddress } from './asking.ts'
import type { ContractPageData, PageSigner } from './contract.data.ts'

/** Who signs when, step by step; those in one step sign at the same time. */
export function WhoSigns({ of }: { of: ContractPageData }) {
  const t = useWordsOf('contracts')
  const steps = [...Map.groupBy(of.signers, ({ step }) => step).entries()].sort(([one], [other]) => one - other)
  const isTogether = steps.some(([, those]) => those.length > 1)
  return (
    <Card
      title={t('page.who.title')}
      aside={isTogether ? <span className="text-sm text-muted">{t('page.who.together')}</span> : undefined}
    >
      <ol id="wie-tekent" className="isolate grid gap-6 md:auto-cols-fr md:grid-flow-col md:gap-0">
        {steps.map(([step, those], index) => (
          <li key={step} className="relative min-w-0">
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={`absolute top-10.5 right-1/2 hidden h-0.75 w-full md:block ${isPast(steps[index - 1]?.[1]) ? 'bg-okmark' : 'bg-line2'}`}
              />
            ) : null}
            <p className="mb-1 h-6 text-sm font-semibold text-muted md:text-center">
              {t('page.who.step', { step: index + 1 })}
            </p>
            <ul className="relative z-10 grid gap-6">
              {those.map((signer) => (
                <Signer key={signer.id} of={of} signer={signer} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const isPast = (signers: readonly PageSigner[] = []) => signers.every(({ status }) => status === 'signed')

function markFor(of: ContractPageData, signer: PageSigner): Status {
  if (signer.status === 'signed') return 'done'
  if (signer.status === 'declined') return 'err'
  if (!upNow(of).some(({ id }) => id === signer.id)) return 'todo'
  const mark = markOf(of)
  return mark === 'wait' ? 'now' : mark
}

/** What is known of one: when they signed and how, or when they were asked. */
function useSaid() {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  const at = (time: string | null) => (time ? dateText(time, locale, 'moment') : '')
  return (of: ContractPageData, signer: PageSigner): string[] => {
    const { status, via, reminders } = signer
    if (status === 'signed') return [[at(signer.signedAt), via ? t(`page.via.${via}`) : ''].filter(Boolean).join(', ')]
    if (status === 'declined') return [t('page.who.declined'), signer.reason ? `“${signer.reason}”` : '']
    if (status === 'waiting' || !isSigning(of)) return [isSigning(of) ? t('page.who.later') : '']
    return [
      status === 'viewed'
        ? t('page.who.viewed', { at: at(signer.viewedAt) })
        : t(signer.channel ? `page.who.invitedBy.${signer.channel}` : 'page.who.invited', { at: at(signer.invitedAt) }),
      signer.remindedAt
        ? t(reminders === 1 ? 'page.who.remindedOnce' : 'page.who.reminded', {
            at: at(signer.remindedAt),
            times: reminders,
          })
        : '',
    ]
  }
}

const quiet =
  'inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-semibold text-primaryink no-underline hover:underline'

function Signer({ of, signer }: { of: ContractPageData; signer: PageSigner }) {
  const t = useWordsOf('contracts')
  const said = useSaid()(of, signer)
  const mark = markFor(of, signer)
  const isUp = mark === 'now' || mark === 'warn' || (mark === 'err' && signer.status !== 'declined')
  return (
    <li className="relative min-w-0 max-md:grid max-md:grid-cols-[2rem_minmax(0,1fr)] max-md:gap-x-3 md:px-1.5 md:text-center">
      <span className="grid h-8 place-items-center">
        <span className="rounded-full bg-surface">
          <StatusMark status={mark} className={isUp ? 'size-8' : 'size-6'} />
        </span>
      </span>
      <div className="min-w-0">
        <span className={`block text-sm font-bold md:mt-1.5 ${isUp ? 'text-primaryink' : ''}`}>
          {t(`page.roles.${signer.role}`)}
        </span>
        <span className="block text-ui break-words">{signer.name || t('page.who.nobody')}</span>
        <span className="sr-only">{t(`overview.signer.${signer.status}`)}</span>
        {signer.passedOnBy ? (
          <span className="block text-sm text-muted">{t('page.who.passedOnBy', { name: signer.passedOnBy })}</span>
        ) : null}
        {said.filter(Boolean).map((line) => (
          <span key={line} className="block text-sm break-words text-muted">
            {line}
          </span>
        ))}
        {of.isOurs && signer.status !== 'signed' ? (
          <span className={`block text-sm break-words ${signer.reached ? 'text-muted' : 'font-semibold text-errink'}`}>
            {signer.reached ? <Address of={signer.reached} /> : t('page.who.unreachable')}
          </span>
        ) : null}
        {of.isOurs && signer.status !== 'signed' && signer.undelivered ? (
          <UndeliveredReason why={signer.undelivered} todo={signer.isReplaceable ? 'replace' : null} />
        ) : null}
        <Buttons of={of} signer={signer} isUp={isUp} />
      </div>
    </li>
  )
}

/** An address breaks where one would break it oneself. */
const Address = ({ of }: { of: string }) =>
  of.split(/(?<=@)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))

function Buttons({ of, signer, isUp }: { of: ContractPageData; signer: PageSigner; isUp: boolean }) {
  const t = useWordsOf('contracts')
  const { site } = useRoot()
  const isNamedOnce = signer.role === 'school' && !site.flags.inviteSchoolRepresentative
  const mayReplace = signer.isReplaceable && !isNamedOnce && !['void', 'expired', 'declined'].includes(of.status)
  if (!of.isOurs) return null
  const name = signer.name || t(`page.roles.${signer.role}`)
  return (
    <div className="mt-1 flex flex-wrap gap-x-3 md:justify-center">
      {isUp && signer.can.replaceSigner ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="remind" />
          <input type="hidden" name="signer" value={signer.id} />
          <SubmitButton
            look="ghost"
            size="sm"
            className="min-h-11 px-1! text-primaryink!"
            disabled={!canRemind(signer)}
            title={canRemind(signer) ? undefined : t('overview.resting')}
            aria-label={t('page.remindName', { name })}
          >
            <BellRing className="size-4" />
            {t('overview.remind')}
          </SubmitButton>
        </Form>
      ) : null}
      {isUp && signer.can.replaceSigner && signer.isTextable ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="remind" />
          <input type="hidden" name="by" value="sms" />
          <input type="hidden" name="signer" value={signer.id} />
          <SubmitButton
            look="ghost"
            size="sm"
            className="min-h-11 px-1! text-primaryink!"
            aria-label={t('page.textName', { name })}
          >
            <Smartphone className="size-4" />
            {t('page.text')}
          </SubmitButton>
        </Form>
      ) : null}
      {isUp && signer.can.showSignerCode ? (
        <Link to={`/contracts/${of.id}/qr-sign/${signer.id}`} className={quiet} aria-label={t('page.qrFor', { name })}>
          <QrCode className="size-4" />
          {t('page.qr')}
        </Link>
      ) : null}
      {mayReplace ? (
        <Link
          to={contractAddress(of.id, 'replace', signer.id)}
          preventScrollReset
          className={quiet}
          aria-label={t('page.replaceFor', { name })}
        >
          <UserRoundCog className="size-4" />
          {t('page.replace')}
        </Link>
      ) : null}
    </div>
  )
}
