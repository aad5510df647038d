import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { dateText } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { workPhotoPath, workPhotoRules } from '#protocol/features/uploads.ts'
import { buttonClass, Spinner, SubmitButton } from '#ui/button.tsx'
import { FilesInput } from '#ui/files-input.tsx'
import { Camera, Trash2 } from '#ui/icons.tsx'
import type { Entry, Sheet } from './sheet.data.ts'

const mayAdd = ({ isOpen }: Sheet, { can, status }: Entry) => can.setPhoto && isOpen && status !== 'locked'

/** What they made or did, small, with the large one behind it. Not on paper. */
export function DayPhoto({ entry, errors }: { entry: Entry; errors: FormError[] }) {
  const t = useT('hours')
  const locale = useLocale()
  const { id, day, hasPhoto, changedAt, can } = entry
  const said = errors
    .map(({ text, code }) => text ?? t(code === 'body.tooLarge' ? 'photo.tooLarge' : 'photo.wrong'))
    .join(' ')
  const version = `?v=${Date.parse(changedAt)}`
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 pl-8 empty:hidden print:hidden">
      {hasPhoto ? (
        <a href={workPhotoPath(id, 1600) + version} target="_blank" rel="noreferrer" className="rounded-tile">
          <img
            src={workPhotoPath(id, 480) + version}
            alt={t('photo.of', { day: dateText(day, locale, 'long') })}
            loading="lazy"
            width={112}
            height={84}
            className="h-21 w-28 rounded-tile border border-paperline bg-sunken object-cover"
          />
        </a>
      ) : null}
      {hasPhoto && can.removePhoto ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="entryId" value={id} />
          <SubmitButton name="do" value="removePhoto" look="ghost" size="md" className="min-h-11">
            <Trash2 className="size-4.5" />
            {t('photo.remove')}
          </SubmitButton>
        </Form>
      ) : null}
      {said ? (
        <p role="alert" className="w-full text-sm font-medium text-errink">
          {said}
        </p>
      ) : null}
    </div>
  )
}

/** A camera at the end of the line. Choosing is sending; on a phone the camera is among the choices. */
export function AddPhoto({ of, entry }: { of: Sheet; entry: Entry }) {
  const t = useT('hours')
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { state, formData } = useNavigation()
  const { id, day, hasPhoto } = entry
  if (!mayAdd(of, entry)) return null
  const isSending = state !== 'idle' && formData?.get('do') === 'photo' && formData.get('entryId') === id
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="-my-2.5 -mr-3 flex shrink-0 items-center print:hidden"
    >
      <input type="hidden" name="entryId" value={id} />
      <input type="hidden" name="do" value="photo" />
      <label className="relative grid size-11 place-items-center rounded-control text-paperink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]">
        {isSending ? <Spinner /> : <Camera className="size-4.5" />}
        <FilesInput
          name="photo"
          aria-label={t(hasPhoto ? 'photo.otherOf' : 'photo.addTo', { day: dateText(day, locale, 'long') })}
          accept={workPhotoRules.types.join(',')}
          onFiles={() => form.current?.requestSubmit()}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <noscript>
        <button type="submit" className={buttonClass('outline', 'md', 'min-h-11')}>
          {t('photo.send')}
        </button>
      </noscript>
    </Form>
  )
}
