import { useMemo, useState } from 'react'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { type ImportColumn, importFields } from '#protocol/features/imports.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import type { Import, Years } from '../imports.data.ts'
import { forCount } from '../plural.ts'
import { CancelButton } from './cancel-button.tsx'
import { HeadingRow, nameOf } from './heading-row.tsx'
import { Notice } from './notice.tsx'
import { PlainSelect } from './plain-select.tsx'
import { WizardLayout } from './wizard-layout.tsx'

const wrongColumn: Record<string, string> = {
  'import.fieldTwice': 'columns.twice',
  'import.fieldMissing': 'columns.missing',
}

type Props = { found: Import; years: Years; errors: FormError[] }

/** What the columns of the file hold. What was recognised is filled in; the rest is chosen or left out. */
export function ColumnsStep({ found, years, errors }: Props) {
  const t = useT('imports')
  const [fields, setFields] = useState<string[]>(found.columns.map(({ field }) => field ?? ''))
  const told = useMemo(
    () =>
      errors.map((error) => {
        const key = wrongColumn[error.code]
        return key ? { ...error, text: t(key, { name: t(`fields.${String(error.params?.name)}`) }) } : error
      }),
    [errors, t],
  )
  const isSchool = found.kind === 'students' || found.kind === 'groups'
  const matched = fields.filter(Boolean).length
  const open = found.columns.filter(({ filled }, index) => filled > 0 && !fields[index]).length
  const isAsked = errors.some(({ code }) => code === 'import.answersLost')
  const choose = (at: number, field: string) => setFields(fields.map((each, index) => (index === at ? field : each)))
  return (
    <WizardLayout
      step="columns"
      kind={found.kind}
      notes={{ file: found.fileName, ...(open > 0 ? { columns: t('columns.open', { count: open }) } : {}) }}
    >
      <h1 className="text-[28px] leading-9 md:text-h1">{t('columns.title')}</h1>
      <p className="mt-1.5 text-lead text-ink2">{t('columns.lead', { matched, count: fields.length })}</p>
      {found.isRepeated ? <Notice>{t('columns.repeated')}</Notice> : null}
      <RuledForm errors={told} className="mt-6 [&>[role=alert]]:mb-6">
        <input type="hidden" name="do" value="map" />
        <input type="hidden" name="kind" value={found.kind} />
        {isAsked ? <input type="hidden" name="discards" value="true" /> : null}
        <HeadingRow found={found} />
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <div
            aria-hidden="true"
            className="hidden grid-cols-2 gap-6 border-b border-line px-6 py-3 text-cap font-semibold text-ink2 md:grid"
          >
            <span>{t('columns.inFile')}</span>
            <span>{t('columns.here')}</span>
          </div>
          <ul>
            {found.columns.map((column, index) => (
              <ColumnLine
                // A file may have two columns of one name: the place is what tells them apart.
                key={`${index} ${column.heading}`}
                column={column}
                heading={nameOf(found, index) || t('columns.nth', { number: index + 1 })}
                value={fields[index] ?? ''}
                isDouble={fields.slice(0, index).some((each) => each !== '' && each === fields[index])}
                options={importFields[found.kind]}
                onChange={(field) => choose(index, field)}
              />
            ))}
          </ul>
        </div>
        <section aria-labelledby="instellingen" className="mt-6 rounded-card border border-line bg-surface p-5 md:p-6">
          <h2 id="instellingen" className="text-h3">
            {t('columns.settings')}
          </h2>
          <div className="mt-4 grid gap-5 md:grid-cols-2">
            {isSchool ? (
              <SelectField
                name="schoolYearId"
                label={t('columns.schoolYear')}
                defaultValue={found.settings.schoolYearId ?? ''}
                options={years.map(({ id, name }) => ({ value: id, label: name }))}
              />
            ) : null}
            {found.kind === 'students' ? (
              <Field
                name="emailPattern"
                label={t('columns.pattern')}
                hint={t('columns.patternHint', { nummer: '{nummer}' })}
                isOptional
                defaultValue={found.settings.emailPattern ?? ''}
              />
            ) : null}
          </div>
          <div className="mt-4 grid gap-2">
            {found.kind === 'students' ? (
              <Checkbox
                name="makesClasses"
                label={t('columns.makesClasses')}
                defaultChecked={found.settings.makesClasses}
              />
            ) : null}
            <Checkbox name="remembers" label={t('columns.remembers')} defaultChecked={found.settings.remembers} />
          </div>
        </section>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <SubmitButton>{t(isAsked ? 'columns.discard' : 'columns.submit')}</SubmitButton>
          {found.status === 'previewed' ? (
            <ButtonLink to={`/importeren/${found.id}`} look="outline">
              {t('columns.backToCheck')}
            </ButtonLink>
          ) : null}
        </div>
      </RuledForm>
      <CancelButton />
    </WizardLayout>
  )
}

type LineProps = {
  column: ImportColumn
  heading: string
  value: string
  isDouble: boolean
  options: readonly string[]
  onChange(field: string): void
}

function ColumnLine({ column, heading, value, isDouble, options, onChange }: LineProps) {
  const t = useT('imports')
  const unknown = column.unknown?.field === value ? column.unknown.count : 0
  const state: Status = isDouble || unknown > 0 ? 'warn' : value ? 'done' : 'skip'
  return (
    <li
      className={`grid items-center gap-x-6 gap-y-2 border-line px-5 py-2.5 not-first:border-t md:grid-cols-2 md:px-6 ${state === 'warn' ? 'bg-warnsoft' : ''}`}
    >
      <div className="flex min-w-0 items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={heading}>
            {heading}
          </p>
          <p className="truncate text-sm text-muted">{column.samples.join(', ') || t('columns.empty')}</p>
        </div>
        <Line state={state} />
      </div>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <PlainSelect
            name="fields"
            aria-label={t('columns.choose', { heading })}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            isOpen={isDouble}
          >
            <option value="">{t('columns.none')}</option>
            {options.map((field) => (
              <option key={field} value={field}>
                {t(`fields.${field}`)}
              </option>
            ))}
          </PlainSelect>
          {isDouble ? <p className="mt-1 text-sm font-medium text-warnink">{t('columns.double')}</p> : null}
          {unknown > 0 ? (
            <p className="mt-1 text-sm font-medium text-warnink">
              {t(forCount(value === 'email' ? 'columns.unknownEmail' : 'columns.unknown', unknown), { count: unknown })}
            </p>
          ) : null}
        </div>
        <StatusMark status={state} className="mt-3 size-5" />
      </div>
    </li>
  )
}

const lines: Partial<Record<Status, string>> = { done: 'var(--ok-mark)', warn: 'var(--warn-mark)' }

/** The line from the file to its place here. */
function Line({ state }: { state: Status }) {
  const colour = lines[state] ?? 'var(--line-2)'
  return (
    <svg viewBox="0 0 56 10" aria-hidden="true" className="h-2.5 w-14 shrink-0 max-md:hidden">
      <path d="M0 5h48" stroke={colour} strokeWidth="3" strokeDasharray={state === 'skip' ? '2 3' : undefined} />
      <circle cx="50" cy="5" r="5" fill={colour} />
    </svg>
  )
}
