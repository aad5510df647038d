import { useT } from '#lib/i18n.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { TextArea } from '#ui/text-area.tsx'

export function TextSamples() {
  const t = useT('dev-ui')
  return (
    <>
      <Field name="name" label={t('inputs.fields.name')} hint={t('inputs.hints.name')} />
      <Field name="nickname" label={t('inputs.fields.nickname')} />
      <Field name="email" label={t('inputs.fields.email')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field name="phone" label={t('inputs.fields.phone')} />
        <Field name="website" label={t('inputs.fields.website')} />
      </div>
      <TextArea name="motivation" label={t('inputs.fields.motivation')} hint={t('inputs.hints.motivation')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field name="hours" label={t('inputs.fields.hours')} unit={t('inputs.hours')} />
        <Field name="seats" label={t('inputs.fields.seats')} />
      </div>
      <FileDrop
        name="files"
        label={t('inputs.fields.files')}
        types={t('inputs.fileTypes')}
        accept={['.csv', '.xlsx']}
        maxBytes={10_000_000}
        maxFiles={2}
        isOptional
      />
    </>
  )
}
