import { useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import type { FormAnswer } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { type LibrarySummary, updateLibraryFile } from '#protocol/features/library.ts'
import { libraryPicturePath } from '#protocol/features/library-paths.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { sizeText } from '#ui/file-rules.ts'
import { X } from '#ui/icons.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { FileTools } from './file-tools.tsx'
import { FocusField } from './focus-field.tsx'
import type { OpenFile } from './library.data.server.ts'
import { RestoreForm } from './restore-form.tsx'

type Props = { open: OpenFile; folders: LibrarySummary['folders']; answer?: FormAnswer; home: string }

/** One file: what it shows in words, where it lies and stands, another one in its place, or away with it. */
export function FilePanel({ open, folders, answer, home }: Props) {
  const t = useT('library')
  const { file } = open
  return (
    <section
      aria-labelledby="bestand"
      className="min-w-0 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <div className="mb-4 flex items-start gap-3">
        <div className="mr-auto min-w-0">
          <p className="text-sm font-semibold text-muted">{t(`kinds.${file.kind}`)}</p>
          <h2 id="bestand" className="text-h3 break-words">
            {file.name}
          </h2>
        </div>
        <Link
          to={home}
          preventScrollReset
          aria-label={t('close')}
          className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
        >
          <X className="size-5" />
        </Link>
      </div>
      {file.status === 'removed' ? (
        <RestoreForm id={file.id} />
      ) : (
        <DescribeForm file={file} folders={folders} answer={answer} home={home} />
      )}
      <Facts open={open} />
      {file.status === 'removed' ? null : <FileTools open={open} answer={answer} />}
    </section>
  )
}

type FormProps = { file: OpenFile['file'] } & Pick<Props, 'folders' | 'answer' | 'home'>

function DescribeForm({ file, folders, answer, home }: FormProps) {
  const t = useT('library')
  const [isChanged, setIsChanged] = useState(false)
  const labels = {
    name: t('fields.name'),
    folder: t('fields.folder'),
    altNl: t('fields.altNl'),
    altEn: t('fields.altEn'),
  }
  return (
    <RuledForm
      rules={updateLibraryFile.input}
      errors={answer?.errors.filter(({ field }) => field !== 'file')}
      labels={labels}
      onInput={() => setIsChanged(true)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="do" value="change" />
      <input type="hidden" name="id" value={file.id} />
      <input type="hidden" name="since" value={file.updatedAt} />
      {file.kind === 'picture' ? (
        <>
          <FocusField src={libraryPicturePath(file.fileId, 960)} x={file.focusX} y={file.focusY} />
          <TextArea isOneOf name="altNl" label={labels.altNl} hint={t('hints.alt')} defaultValue={file.altNl ?? ''} />
          <TextArea
            isOneOf
            name="altEn"
            label={labels.altEn}
            hint={t('hints.altEn')}
            defaultValue={file.altEn ?? ''}
            lang="en"
          />
          <Checkbox
            name="isDecorative"
            label={t('fields.decorative')}
            hint={t('hints.decorative')}
            defaultChecked={file.isDecorative}
          />
        </>
      ) : null}
      <Field name="name" label={labels.name} defaultValue={file.name} />
      <Field
        name="folder"
        label={labels.folder}
        hint={t('hints.folder')}
        defaultValue={file.folder ?? ''}
        list="mappen"
      />
      <datalist id="mappen">
        {folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={home} look="outline" preventScrollReset className="max-sm:flex-1">
          {t('close')}
        </ButtonLink>
        <SubmitButton className="max-sm:flex-1">{t('save')}</SubmitButton>
      </div>
      <UnsavedGuard isChanged={isChanged} />
    </RuledForm>
  )
}

function Facts({ open: { file, pages } }: { open: OpenFile }) {
  const t = useT('library')
  const locale = useLocale()
  const { width, height, size, createdAt, useCount } = file
  return (
    <>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line pt-5 text-ui [&>dd]:text-right [&>dt]:text-ink2">
        <dt>{t('facts.size')}</dt>
        <dd>
          {width && height ? `${width} × ${height}, ` : ''}
          {sizeText(size, locale)}
        </dd>
        <dt>{t('facts.added')}</dt>
        <dd>{dateText(createdAt, locale, 'full')}</dd>
        <dt>{t('facts.uses')}</dt>
        <dd>
          {useCount === 0 ? t('facts.nowhere') : t(useCount === 1 ? 'facts.one' : 'facts.many', { count: useCount })}
        </dd>
      </dl>
      {pages.length > 0 ? (
        <ul className="mt-1 text-ui">
          {pages.map(({ id, kind, slug, titleNl, titleEn }) => (
            <li key={id}>
              <Link
                to={kind === 'news' ? `/nieuws/${slug}` : `/${slug}`}
                className="inline-flex min-h-11 items-center font-semibold text-primaryink underline underline-offset-3"
              >
                {(locale === 'en' && titleEn) || titleNl}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
