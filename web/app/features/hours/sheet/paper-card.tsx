import { Link } from 'react-router'
import { today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { blankSheetPath, enterPaperSheet, scanRules } from '#protocol/features/paper-sheets.ts'
import { ButtonLink, buttonClass, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FileUp, Printer } from '#ui/icons.tsx'
import type { Sheet } from './sheet.data.ts'

/** A sheet to fill in with a pen. For the student it is the first thing on the page. */
export function BlankButton({ of: { id }, isFirst = false }: { of: Sheet; isFirst?: boolean }) {
  const t = useT('hours')
  return (
    <a
      href={blankSheetPath(id)}
      target="_blank"
      rel="noreferrer"
      className={buttonClass(isFirst ? 'primary' : 'outline', 'xl', 'max-sm:w-full')}
    >
      <Printer className="size-5" />
      {t('paper.blank')}
    </a>
  )
}

/** What one does here: print, let the host sign, hand in. */
export function PaperSteps({ of }: { of: Sheet }) {
  const t = useT('hours')
  if (!of.isOwn || !of.hasPaper || !of.isOpen) return null
  return (
    <Card title={t('paper.how')}>
      <ol className="grid list-decimal gap-2 pl-5 text-ui text-muted">
        <li>{t('paper.step1')}</li>
        <li>{t('paper.step2')}</li>
        <li>{t('paper.step3')}</li>
      </ol>
    </Card>
  )
}

/** The school copies the total of the paper that was handed in, and keeps a photo of it. */
export function PaperCard({ of, isEntering }: { of: Sheet; isEntering: boolean }) {
  const t = useT('hours')
  if (!of.can.enterPaper || !of.isOpen || isEntering) return null
  return (
    <Card title={t('paper.title')}>
      <p className="text-ui text-muted">{t('paper.lead')}</p>
      <div className="mt-4 grid gap-2">
        <ButtonLink to="?papier=nieuw">
          <FileUp className="size-5" />
          {t('paper.enter')}
        </ButtonLink>
        <BlankButton of={of} />
      </div>
    </Card>
  )
}

/** What the command calls otherwise than the form. */
const named: Record<string, string> = { fileId: 'scan' }

export function PaperForm({ of, errors }: { of: Sheet; errors: FormError[] }) {
  const t = useT('hours')
  const labels = {
    firstDay: t('paper.firstDay'),
    lastDay: t('paper.lastDay'),
    hours: t('fields.hours'),
    scan: t('paper.scan'),
    remark: t('paper.remark'),
  }
  const last = of.endDate && of.endDate < today() ? of.endDate : today()
  const bounds = { ...(of.startDate ? { min: of.startDate } : {}), max: last }
  return (
    <CommandForm
      command={enterPaperSheet}
      errors={errors.map((each) => ({ ...each, field: named[each.field ?? ''] ?? each.field }))}
      labels={labels}
      encType="multipart/form-data"
      className="mb-5 grid gap-4 rounded-card border-2 border-primarymark bg-surface p-4 md:p-5 print:hidden"
    >
      <h2 className="text-h3">{t('paper.title')}</h2>
      <input type="hidden" name="do" value="paper" />
      <div className="grid gap-4 md:grid-cols-3">
        <DateField name="firstDay" label={labels.firstDay} defaultValue={of.startDate ?? ''} {...bounds} />
        <DateField name="lastDay" label={labels.lastDay} defaultValue={last} {...bounds} />
        <Field name="hours" label={labels.hours} rule={undefined} inputMode="decimal" isOptional={false} />
      </div>
      <p className="-mt-2 text-sm text-muted">{t('paper.hoursHint')}</p>
      <FileDrop
        name="scan"
        label={labels.scan}
        hint={t('paper.scanHint')}
        types={t('paper.types')}
        accept={[...scanRules.types]}
        maxBytes={scanRules.maxBytes}
        isOptional={false}
      />
      <Field name="remark" label={labels.remark} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t('paper.save')}</SubmitButton>
        <Link to="?" preventScrollReset className={buttonClass('ghost', 'xl')}>
          {t('do.cancel')}
        </Link>
      </div>
    </CommandForm>
  )
}
