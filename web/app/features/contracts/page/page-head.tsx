import { Form, Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import { ButtonLink, buttonClass, SubmitButton } from '#ui/button.tsx'
import {
  ArrowLeft,
  BellRing,
  CalendarPlus,
  CircleX,
  Download,
  Ellipsis,
  FilePenLine,
  FileUp,
  Pencil,
  QrCode,
  RotateCcw,
} from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { canRemind, daysOf, isSigning, namesText, upNow } from '../overview/contract-row.ts'
import { useHoldUp } from '../overview/hold-up.ts'
import { useDays } from '../overview/row-cells.tsx'
import { type Asking, contractAddress } from './asking.ts'
import type { ContractPageData } from './contract.data.ts'

/** Who it waits for and how long, of whom it is, and the one thing to do. */
export function PageHead({ of }: { of: ContractPageData }) {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  const days = useDays()
  const { sentence } = useHoldUp()(of)
  const up = upNow(of)
  const isMine = up.some(({ isMe }) => isMe)
  const names = namesText(
    up.map(({ name, role }) => (up.length > 1 ? name.split(' ')[0] : name) || t(`overview.roles.${role}`)),
    locale,
  )
  const title = up.length > 0 && !isMine ? t('page.waits', { names, days: days(daysOf(of)) }) : sentence
  const student = of.isOurs ? (
    <Link to={`/internships/${of.internshipId}`} className="font-semibold text-primaryink">
      {of.student.name}
    </Link>
  ) : (
    of.student.name
  )
  return (
    <header>
      <Link
        to="/contracts"
        className="inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-ink2 no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-4 stroke-2" />
        {t('overview.menu')}
      </Link>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-h1 break-words">{title}</h1>
          <p className="mt-1 text-lg text-ink2">
            {t('page.of')} {student} {t('page.with', { host: of.host })}{' '}
            <span className="whitespace-nowrap">{t('page.number', { number: of.number })}</span>
            {of.expiresOn && isSigning(of) ? (
              <span className="text-muted">, {t('page.before', { date: dateText(of.expiresOn, locale, 'full') })}</span>
            ) : null}
          </p>
          {of.amends ? (
            <p className="mt-1 text-ui text-muted">
              {t('page.amends')}{' '}
              <Link to={contractAddress(of.amends.id)} className="font-semibold">
                {of.amends.number}
              </Link>
            </p>
          ) : null}
        </div>
        <Actions of={of} />
      </div>
    </header>
  )
}

function Actions({ of }: { of: ContractPageData }) {
  const t = useWordsOf('contracts')
  const up = upNow(of)
  const own = up.find(({ isMe }) => isMe)
  const [first] = of.signers.filter(({ id, can }) => can.showSignerCode && up.some((each) => each.id === id))
  const mayRemind = of.isOurs && up.length > 0 && !own
  const firstName = up.length === 1 ? (up[0]?.name.split(' ')[0] ?? '') : ''
  const goesOn = goesOnBy(of)
  const entries = entriesOf(of, (key) => t(key)).filter(({ key }) => key !== goesOn)
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full">
      {of.isSealed || of.hasScan ? (
        <a href={`/api/v1/contracts/${of.id}/document`} download className={buttonClass('outline')}>
          <Download className="size-5 text-muted" />
          {t(of.isSealed ? 'page.pdf' : 'page.scan')}
        </a>
      ) : null}
      {first && of.isOurs && !own ? (
        <ButtonLink to={`/contracts/${of.id}/qr-sign/${first.id}`} look="outline">
          <QrCode className="size-5 text-muted" />
          {t('page.showQr')}
        </ButtonLink>
      ) : null}
      {own ? <ButtonLink to={`/contracts/${of.id}/sign/${own.id}`}>{t('overview.sign')}</ButtonLink> : null}
      {mayRemind ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="remind" />
          {up.map(({ id }) => (
            <input key={id} type="hidden" name="signer" value={id} />
          ))}
          <SubmitButton
            disabled={!up.some((each) => canRemind(each))}
            title={up.some((each) => canRemind(each)) ? undefined : t('overview.resting')}
          >
            <BellRing className="size-5" />
            {firstName ? t('page.remindName', { name: firstName }) : t('page.remindAll', { count: up.length })}
          </SubmitButton>
        </Form>
      ) : null}
      {of.isOurs && goesOn ? (
        <ButtonLink to={contractAddress(of.id, goesOn)} preventScrollReset>
          {t(`page.ask.${goesOn}.verb`)}
        </ButtonLink>
      ) : null}
      {of.isOurs && of.status === 'void' ? (
        <ButtonLink to={`/internships/${of.internshipId}/contract`}>{t('page.anew')}</ButtonLink>
      ) : null}
      {of.isOurs && entries.length > 0 ? (
        <Menu
          label={t('page.more')}
          parts={[{ entries }]}
          className="grid size-12 shrink-0 place-items-center rounded-control border border-line2 bg-surface text-ink hover:bg-sunken"
        >
          <Ellipsis className="size-5" />
        </Menu>
      ) : null}
    </div>
  )
}

/** What to do with one that came to a halt: the text of one that ran out is still right, that of one that was declined is not. */
const goesOnBy = ({ status, can }: ContractPageData): Asking | undefined =>
  status === 'expired' && can.extend ? 'extend' : status === 'declined' && can.reopenContract ? 'reopen' : undefined

const moves: readonly { name: Exclude<Asking, 'replace'>; can: string; icon: MenuEntry['icon']; isDanger?: boolean }[] =
  [
    { name: 'edit', can: 'editContract', icon: Pencil },
    { name: 'extend', can: 'extend', icon: CalendarPlus },
    { name: 'reopen', can: 'reopenContract', icon: RotateCcw },
    { name: 'amend', can: 'amendContract', icon: FilePenLine },
    { name: 'onPaper', can: 'markSignedOnPaper', icon: FileUp },
    { name: 'void', can: 'voidContract', icon: CircleX, isDanger: true },
  ]
const entriesOf = (of: ContractPageData, t: (key: string) => string): MenuEntry[] =>
  moves
    .filter(({ can }) => of.can[can as keyof typeof of.can])
    .map(({ name, icon, isDanger = false }) => ({
      key: name,
      label: t(`page.ask.${name}.verb`),
      icon,
      isDanger,
      to: contractAddress(of.id, name),
    }))
