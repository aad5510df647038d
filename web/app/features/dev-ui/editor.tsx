import { data } from 'react-router'
import { checkInput, readInput } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { RichTextEditor } from '#ui/rich-text-editor.tsx'
import type { Route } from './+types/editor'
import { sampleStory, sampleTexts } from './sample-form.ts'
import { Sent } from './sent.tsx'

export async function action({ request }: Route.ActionArgs) {
  const sent = readInput(sampleTexts.input, await request.formData())
  const errors = checkInput(sampleTexts.input, sent)
  return data({ errors, sent }, errors.length > 0 ? 422 : 200)
}

/** Longer texts. The editor is large, so that it has a page of its own. */
export default function Editor({ actionData }: Route.ComponentProps) {
  const t = useT('dev-ui')
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <CommandForm
        command={sampleTexts}
        errors={actionData?.errors}
        labels={{ story: t('editor.story') }}
        className="grid content-start gap-6"
      >
        <RichTextEditor
          name="story"
          label={t('editor.story')}
          hint={t('editor.hint')}
          defaultValue={sampleStory}
          maxLength={200}
        />
        <RichTextEditor name="closed" label={t('editor.closed')} defaultValue={sampleStory} isDisabled />
        <div>
          <SubmitButton>{t('inputs.send')}</SubmitButton>
        </div>
      </CommandForm>
      <div className="grid content-start gap-6">
        <section>
          <h2 className="mb-3 text-h4">{t('editor.shown')}</h2>
          <RichText doc={sampleStory} className="rounded-card border border-line bg-surface p-5" />
        </section>
        <Sent input={actionData?.sent} />
      </div>
    </div>
  )
}
