import { useState } from 'react'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { photoPath, photoRules } from '#protocol/features/vacancies/vacancy-pictures.ts'
import { Notice } from '#ui/notice.tsx'
import { PictureForm } from '#ui/picture-form.tsx'

/** What is narrower looks blurred across the page. */
const enoughWidth = 800

/** What is no picture at all is told by the form when it is sent. */
const widthOf = (file: File): Promise<number> =>
  createImageBitmap(file).then(
    ({ width }) => width,
    () => Number.POSITIVE_INFINITY,
  )

export function PhotoForm({ photoId, errors }: { photoId: string | null; errors?: FormError[] }) {
  const t = useT('vacancies')
  const [isNarrow, setIsNarrow] = useState(false)
  return (
    <PictureForm
      field="photo"
      pictureId={photoId}
      rules={photoRules}
      errors={errors}
      words={(key) => t(`photo.${key}`)}
      lead={t('photo.lead')}
      shown={
        photoId ? (
          <img
            src={photoPath(photoId, 640)}
            alt=""
            className="aspect-[5/2] w-72 max-w-full rounded-tile object-cover"
          />
        ) : null
      }
      className="mt-6 max-w-[46rem]"
      onFile={async (file) => setIsNarrow(file !== undefined && (await widthOf(file)) < enoughWidth)}
    >
      {isNarrow ? <Notice>{t('photo.narrow', { width: enoughWidth })}</Notice> : null}
    </PictureForm>
  )
}
