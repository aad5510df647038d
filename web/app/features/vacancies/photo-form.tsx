import { Trash2 } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { photoPath, photoRules } from '../../../../protocol/src/vacancies.ts'
import type { FormError } from '../../lib/form.ts'
import { useT } from '../../lib/i18n.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RuledForm } from '../../ui/command-form.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'

/** A form of its own: a photo is saved at once, whatever else is being filled in. */
export function PhotoForm({ photoId, errors }: { photoId: string | null; errors?: FormError[] }) {
  const t = useT('vacancies')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={t('photo.title')} className="mt-6 max-w-[46rem]">
      <p className="text-ui text-muted">{t('photo.lead')}</p>
      {photoId ? (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <img src={photoPath(photoId, 640)} alt="" className="h-28 w-auto max-w-full rounded-tile object-cover" />
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
        />
        <SubmitButton look="soft">{t('photo.save')}</SubmitButton>
      </RuledForm>
    </Card>
  )
}
