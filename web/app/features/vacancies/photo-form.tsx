import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { photoPath, photoRules } from '../../../../protocol/src/vacancy-pictures.ts'
import type { FormError } from '../../lib/form.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RuledForm } from '../../ui/command-form.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What is narrower looks blurred across the page. */
const enoughWidth = 800

/** What is no picture at all is told by the form when it is sent. */
const widthOf = (file: File): Promise<number> =>
  createImageBitmap(file).then(
    ({ width }) => width,
    () => Number.POSITIVE_INFINITY,
  )

/** A form of its own: a photo is saved at once, whatever else is being filled in. */
export function PhotoForm({ photoId, errors }: { photoId: string | null; errors?: FormError[] }) {
  const t = useT('vacancies')
  const isBusy = useNavigation().state !== 'idle'
  const [isNarrow, setIsNarrow] = useState(false)
  return (
    <Card title={t('photo.title')} className="mt-6 max-w-[46rem]">
      <p className="text-ui text-muted">{t('photo.lead')}</p>
      {photoId ? (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <img
            src={photoPath(photoId, 640)}
            alt=""
            className="aspect-[5/2] w-72 max-w-full rounded-tile object-cover"
          />
          <Form method="post">
            <input type="hidden" name="about" value="photo" />
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
              {t('photo.remove')}
            </Button>
          </Form>
        </div>
      ) : null}
      <RuledForm
        key={photoId}
        errors={errors}
        labels={{ photo: t('photo.field') }}
        encType="multipart/form-data"
        className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="about" value="photo" />
        <FileDrop
          name="photo"
          label={t('photo.field')}
          types={t('photo.types')}
          accept={[...photoRules.types]}
          maxBytes={photoRules.maxBytes}
          onFiles={async ([file]) => setIsNarrow(file !== undefined && (await widthOf(file)) < enoughWidth)}
        />
        {isNarrow ? <Notice>{t('photo.narrow', { width: enoughWidth })}</Notice> : null}
        <SubmitButton look="soft">{t('photo.save')}</SubmitButton>
      </RuledForm>
    </Card>
  )
}
