import { Link } from 'react-router'
import { dateNear, dateText, today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { scanPath, withdrawPaperSheet } from '#protocol/features/paper-sheets.ts'
import { buttonClass, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FileText } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { hoursText } from '../hours-text.ts'
import type { Paper, Sheet } from './sheet.data.ts'

type Props = { of: Sheet; paper: Paper; isWithdrawing: boolean; errors: FormError[] }

/** A total from a signed sheet of paper, between the days: who entered it, and the sheet itself to look at. */
export function PaperRow({ of: { isOpen }, paper, isWithdrawing, errors }: Props) {
  const t = useT('hours')
  const locale = useLocale()
  const isBack = paper.status === 'withdrawn'
  const day = (value: string) => dateNear(value, locale, today())
  const mayWithdraw = paper.canWithdraw && isOpen && !isBack
  return (
    <li className="border-b border-paperline py-3.5 print:break-inside-avoid print:py-1">
      <div className="flex items-start gap-3">
        <StatusMark status={isBack ? 'warn' : 'done'} className="mt-0.5 size-5" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t('days', { first: day(paper.firstDay), last: day(paper.lastDay) })}</p>
          <p className="text-ui text-paperink">
            {t('paper.entered', {
              who: paper.enteredBy ?? t('paper.school'),
              day: dateText(paper.enteredAt, locale, 'full'),
            })}
          </p>
          {paper.remark ? <p className="mt-1 text-ui break-words">“{paper.remark}”</p> : null}
          {isBack ? (
            <p className="mt-1 text-ui break-words">
              {t('paper.withdrawn', {
                who: paper.withdrawnBy ?? t('paper.school'),
                reason: paper.withdrawnReason ?? '',
              })}
            </p>
          ) : null}
        </div>
        <p className={`shrink-0 font-semibold tabular-nums ${isBack ? 'text-paperink line-through' : ''}`}>
          {t('count', { hours: hoursText(paper.minutes, locale) })}
        </p>
      </div>
      {isWithdrawing && mayWithdraw ? (
        <WithdrawForm paper={paper} errors={errors} />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2 pl-8 empty:hidden print:hidden">
          {paper.hasScan ? (
            <a
              href={scanPath(paper.id)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('soft', 'md', 'min-h-11')}
            >
              <FileText className="size-4.5" />
              {t('paper.see')}
            </a>
          ) : null}
          {mayWithdraw ? (
            <Link to={`?intrekken=${paper.id}`} preventScrollReset className={buttonClass('ghost', 'md', 'min-h-11')}>
              {t('paper.withdraw')}
            </Link>
          ) : null}
        </div>
      )}
    </li>
  )
}

function WithdrawForm({ paper: { id }, errors }: { paper: Paper; errors: FormError[] }) {
  const t = useT('hours')
  const labels = { reason: t('paper.why') }
  return (
    <CommandForm
      command={withdrawPaperSheet}
      errors={errors}
      labels={labels}
      className="mt-3 grid gap-4 pl-8 print:hidden"
    >
      <input type="hidden" name="entryId" value={id} />
      <Field name="reason" label={labels.reason} hint={t('fields.whyHint')} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="do" value="withdraw">
          {t('paper.withdraw')}
        </SubmitButton>
        <Link to="?" preventScrollReset className={buttonClass('ghost', 'xl')}>
          {t('do.cancel')}
        </Link>
      </div>
    </CommandForm>
  )
}
