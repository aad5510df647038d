import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormError } from '../lib/form.ts'
import type { Translate } from '../lib/i18n.tsx'
import { Button, SubmitButton } from './button.tsx'
import { Card } from './card.tsx'
import { RuledForm } from './command-form.tsx'
import { FileDrop } from './file-drop.tsx'

type Props = {
  /** What the picture is called in what is sent, where `about` says the same; see `savePicture`. */
  field: string
  pictureId: string | null
  rules: { types: readonly string[]; maxBytes: number }
  errors?: FormError[]
  /** title, field, types, save and remove. */
  words: Translate
  lead?: string
  /** The picture that is there now. */
  shown: ReactNode
  className?: string
  onFile?(file: File | undefined): void
  /** About the file that was chosen. */
  children?: ReactNode
}

/** A form of its own: a picture is saved at once, whatever else is being filled in. */
export function PictureForm({ field, pictureId, rules, errors, words, lead, shown, className, ...chosen }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const about = <input type="hidden" name="about" value={field} />
  return (
    <Card title={words('title')} className={className}>
      {lead ? <p className="mb-4 text-ui text-muted">{lead}</p> : null}
      <div className="flex flex-wrap items-center gap-4 empty:hidden">
        {shown}
        {pictureId ? (
          <Form method="post">
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
              <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
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
          onFiles={([file]) => chosen.onFile?.(file)}
        />
        {chosen.children}
        <SubmitButton look="soft">{words('save')}</SubmitButton>
      </RuledForm>
    </Card>
  )
}
