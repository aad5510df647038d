import { useId, useState } from 'react'
import { TextLine } from '#app/features/forms/builder/settings/small-inputs.tsx'
import { useT } from '#lib/i18n.tsx'
import { ownApi } from '#lib/own-api.ts'
import { ApiError } from '#protocol/client.ts'
import { updateLibraryFile } from '#protocol/features/library.ts'
import { libraryPicturePath } from '#protocol/features/library-paths.ts'
import { Button, Spinner } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { focusClass } from './focus-class.ts'
import type { PickedPicture } from './pick-picture.tsx'

const names = ['altNl', 'altEn'] as const

/** A picture without words stands on no page: they are asked for here, unless it is decoration. English may come later. */
export function DescribePicture({ picture, onDone }: { picture: PickedPicture; onDone(picture: PickedPicture): void }) {
  const t = useT('library')
  const id = useId()
  const [words, setWords] = useState({ altNl: picture.altNl ?? '', altEn: picture.altEn ?? '' })
  const [isDecorative, setIsDecorative] = useState(picture.isDecorative)
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isMissing = !isDecorative && words.altNl.trim() === ''
  const use = async () => {
    setIsTried(true)
    if (isMissing) return
    setIsBusy(true)
    setProblem('')
    try {
      const said = { altNl: words.altNl.trim() || null, altEn: words.altEn.trim() || null, isDecorative }
      await ownApi().run(updateLibraryFile, picture.id, said)
      onDone({ ...picture, ...said })
    } catch (error) {
      setProblem(error instanceof ApiError && error.status < 500 ? error.message : t('pick.notSaved'))
      setIsBusy(false)
    }
  }
  return (
    <div className="grid gap-4">
      <img
        src={libraryPicturePath(picture.fileId, 960)}
        alt=""
        className={`aspect-2/1 w-full rounded-tile bg-sunken ${focusClass(picture.focusX, picture.focusY)}`}
      />
      {names.map((name) => (
        <TextLine
          key={name}
          label={t(`fields.${name}`)}
          hint={t(name === 'altNl' ? 'hints.alt' : 'hints.altEn')}
          error={isTried && isMissing && name === 'altNl' ? t('pick.missing') : undefined}
          value={words[name]}
          maxLength={250}
          lang={name === 'altNl' ? 'nl' : 'en'}
          onValue={(text) => setWords({ ...words, [name]: text })}
        />
      ))}
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-ui">
        <TickBox
          id={id}
          checked={isDecorative}
          onChange={({ currentTarget }) => setIsDecorative(currentTarget.checked)}
        />
        <span>
          {t('fields.decorative')}. <span className="text-muted">{t('hints.decorative')}</span>
        </span>
      </label>
      <div role="alert">{problem ? <Notice>{problem}</Notice> : null}</div>
      <Button onClick={() => void use()} disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? <Spinner /> : null}
        {t('pick.use')}
      </Button>
    </div>
  )
}
