import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormError } from '../lib/form.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import type { Translate } from '../lib/i18n.tsx'
import { Button, Spinner, SubmitButton } from './button.tsx'
import { Card } from './card.tsx'
import { RuledForm } from './command-form.tsx'
import { FileDrop } from './file-drop.tsx'
import { Trash2 } from './icons.tsx'

type Props = {
  /** What the picture is called in what is sent, where `about` says the same; see `savePicture`. */
  field: string
  pictureId: string | null
  rules: { types: readonly string[]; maxBytes: number }
  errors?: FormError[]
  /** title, field, types, save, saving and remove. */
  words: Translate
  lead?: string
  /** The picture that is there now. */
  shown: ReactNode
  className?: string
  onFile?(file: File | undefined): void
  /** About the file that was chosen. */
  children?: ReactNode
}

/** A form of its own: choosing a picture saves it, whatever else is being filled in. The button is for no scripts. */
export function PictureForm({ field, pictureId, rules, errors, words, lead, shown, className, ...chosen }: Props) {
  const { state, formData } = useNavigation()
  const isHydrated = useIsHydrated()
  const send = useRef<HTMLDivElement>(null)
  const isBusy = state !== 'idle'
  const about = <input type="hidden" name="about" value={field} />
  return (
    <Card title={words('title')} className={className}>
      {lead ? <p className="mb-4 text-ui text-muted">{lead}</p> : null}
      <div className="flex flex-wrap items-center gap-4 empty:hidden">
        {shown}
        {pictureId ? (
          <Form method="post" onSubmit={() => chosen.onFile?.(undefined)}>
            {about}
            <Button
              type="submit"
              name="remove"
              value="true"
              look="outline"
              size="md"
              disabled={isBusy}
              className="min-h-11"
            >
              <Trash2 className="size-4" />
              {words('remove')}
            </Button>
          </Form>
        ) : null}
      </div>
      <RuledForm
        key={pictureId}
        errors={errors}
        labels={{ [field]: words('field') }}
        encType="multipart/form-data"
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {about}
        <FileDrop
          name={field}
          label={words('field')}
          types={words('types')}
          accept={[...rules.types]}
          maxBytes={rules.maxBytes}
          onFiles={([file]) => {
            chosen.onFile?.(file)
            if (file) send.current?.closest('form')?.requestSubmit()
          }}
        />
        {chosen.children}
        <div ref={send} role="status" className="flex items-center gap-2 text-ui text-muted empty:hidden">
          {formData?.has(field) ? (
            <>
              <Spinner />
              {words('saving')}
            </>
          ) : isHydrated ? null : (
            <SubmitButton look="soft">{words('save')}</SubmitButton>
          )}
        </div>
      </RuledForm>
    </Card>
  )
}
