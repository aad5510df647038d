import type { OpenedRow } from '#lib/conflict.ts'
import type { FormAnswer } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { keysOf, recordOf } from '#protocol/shared/guards.ts'
import { type TextName, textFields, textNames } from '#protocol/tenants/site-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { TextArea } from '#ui/text-area.tsx'

type Props = {
  row: Record<TextName, string> & OpenedRow
  untranslated: TextName[]
  answer?: FormAnswer & { typed?: Record<string, string[]> }
  onChange(): void
}

/** Both languages of a text stand side by side, where there is room. */
const parts = {
  contact: ['organization', 'email', 'address', 'phone', 'hoursNl', 'hoursEn'],
  footer: ['footerNl', 'footerEn'],
  privacy: ['privacyOfficer', 'privacyEmail', 'privacyDate', 'keptNl', 'keptEn'],
  access: ['accessEmail', 'accessDate', 'limitsNl', 'limitsEn'],
} as const satisfies Record<string, TextName[]>
const hinted = ['address', 'hours', 'kept', 'limits'] as const
/** Both languages have the same, so that their boxes stand beside each other. */
const hintOf = (name: TextName) => hinted.find((each) => each === name.replace(/(Nl|En)$/, ''))

export function TextsForm({ row, untranslated, answer, onChange }: Props) {
  const t = useT('settings')
  const labels = recordOf(textNames, (name) => t(`texts.fields.${name}`))
  const field = (name: TextName) => {
    const hint = hintOf(name)
    const given = {
      name,
      label: labels[name],
      defaultValue: row[name],
      ...(hint && { hint: t(`texts.hints.${hint}`) }),
    }
    return (
      <div key={name} className={`min-w-0 ${name.endsWith('Nl') ? 'sm:col-start-1' : ''}`}>
        {textFields[name].format === 'lines' ? <TextArea {...given} /> : <Field {...given} />}
        {untranslated.includes(name) ? (
          <p className="mt-2">
            <Badge tone="warn">{t('texts.untranslated')}</Badge>
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <RuledForm
      rules={textFields}
      errors={answer?.errors}
      typed={answer?.typed}
      conflict={answer?.conflict}
      opened={row}
      labels={labels}
      className="mt-5 grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-5"
      onInput={onChange}
    >
      <FormSaved answer={answer}>{t('texts.saved')}</FormSaved>
      {keysOf(parts).map((part) => (
        <Card key={part} title={t(`texts.parts.${part}.title`)}>
          <p className="-mt-1 mb-5 text-ui text-muted">{t(`texts.parts.${part}.text`)}</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">{parts[part].map(field)}</div>
        </Card>
      ))}
      <div>
        <SubmitButton>{t('texts.save')}</SubmitButton>
      </div>
    </RuledForm>
  )
}
