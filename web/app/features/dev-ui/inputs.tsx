import { useState } from 'react'
import { data } from 'react-router'
import { checkInput, type FormAnswer, readInput } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { DateRangeField } from '#ui/date-range-field.tsx'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/inputs'
import { ChoiceSamples } from './choice-samples.tsx'
import { sampleForm } from './sample-form.ts'
import { Sent } from './sent.tsx'

/** Reads the form as a real page would, and shows what it read. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const input = readInput(sampleForm.input, form)
  const files = form.getAll('files').flatMap((file) => (typeof file === 'object' && file.size > 0 ? file.name : []))
  const errors = checkInput(sampleForm.input, input)
  const answer: FormAnswer & { sent: object } = { isSaved: errors.length === 0, errors, sent: { ...input, files } }
  return data(answer, errors.length > 0 ? 422 : 200)
}

/** Every control with its label, hint, rule and problem, in one form that shows what it would send. */
export default function Inputs({ actionData }: Route.ComponentProps) {
  const t = useT('dev-ui')
  const [changed, setChanged] = useState<{ before: unknown }>()
  const isChanged = changed !== undefined && !(actionData?.isSaved && changed.before !== actionData)
  const labels = Object.fromEntries(Object.keys(sampleForm.input).map((name) => [name, t(`inputs.fields.${name}`)]))
  return (
    <section className="max-w-[42rem]">
      <h2 className="mb-4 text-h3">{t('inputs.form')}</h2>
      <CommandForm
        command={sampleForm}
        errors={actionData?.errors}
        labels={labels}
        encType="multipart/form-data"
        onInput={() => setChanged({ before: actionData })}
        className="grid gap-6 rounded-card border border-line bg-surface p-5 pb-0 md:p-7 md:pb-0"
      >
        <TextSamples />
        <ChoiceSamples />
        <DateSamples />
        <FormFooter cancelTo="/dev/ui" isChanged={isChanged} />
        <UnsavedGuard isChanged={isChanged} />
      </CommandForm>
      <div className="mt-4">
        <Sent input={actionData?.sent} />
      </div>
    </section>
  )
}

function DateSamples() {
  const t = useT('dev-ui')
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <DateField name="startDate" label={t('inputs.fields.startDate')} min="2026-01-01" max="2027-12-31" />
        <TimeField name="time" label={t('inputs.fields.time')} min="08:00" max="18:00" />
      </div>
      <DateRangeField
        names={{ start: 'periodStart', end: 'periodEnd' }}
        label={t('inputs.fields.period')}
        defaultValue={{ start: '2026-03-02', end: '2026-04-24' }}
      />
    </>
  )
}

function TextSamples() {
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
