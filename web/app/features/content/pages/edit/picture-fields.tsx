import { useState } from 'react'
import { Link } from 'react-router'
import { TextLine } from '#app/features/forms/builder/settings/small-inputs.tsx'
import { PickPicture } from '#app/features/library/pick-picture.tsx'
import { pictureWords } from '#app/features/library/picture-words.ts'
import { PickStock } from '#app/features/stock-images/pick-stock.tsx'
import { useT } from '#lib/i18n.tsx'
import type { PictureBlock } from '#protocol/features/content/blocks.ts'
import { libraryDownloadPath, libraryFileOf } from '#protocol/features/library-paths.ts'
import { Button } from '#ui/button.tsx'
import { Palette } from '#ui/icons.tsx'
import { BlockView } from '../../blocks.tsx'
import type { PickedForPage } from './page-parts.ts'
import { useFound } from './use-found.tsx'
import type { Lang } from './use-page-builder.ts'

type Props = { block: PictureBlock; lang: Lang; onAlt(alt: string): void; onPick(picked: PickedForPage): void }

/** The picture as it will stand there, what it shows in words, and another one from the library or the drawings. */
export function PictureFields({ block, lang, onAlt, onPick }: Props) {
  const t = useT('content')
  const { found, addPicture } = useFound()
  const [isDrawing, setIsDrawing] = useState(false)
  const file = libraryFileOf(block.src)
  return (
    <>
      {block.src ? (
        <div inert>
          <BlockView block={{ ...block, caption: '' }} found={found} />
        </div>
      ) : (
        <p className="grid aspect-2/1 w-full place-items-center rounded-card border-2 border-dashed border-line2 p-4 text-center text-ui text-muted">
          {t('pages.fields.picture')}
        </p>
      )}
      <div data-first className="flex flex-wrap gap-2">
        <PickPicture
          label={t('pages.fields.fromLibrary')}
          onPick={(picture) => {
            addPicture(picture)
            onPick({ src: libraryDownloadPath(picture.id), alts: { nl: '', en: '' } })
          }}
        />
        <Button look="outline" onClick={() => setIsDrawing(true)}>
          <Palette className="size-5" />
          {t('pages.fields.fromStock')}
        </Button>
        {isDrawing ? (
          <PickStock
            onClose={() => setIsDrawing(false)}
            onPick={({ src, alts }) => {
              setIsDrawing(false)
              onPick({ src, alts })
            }}
          />
        ) : null}
      </div>
      {file ? (
        <LibraryWords file={file} lang={lang} />
      ) : (
        <TextLine
          label={t('pages.fields.alt')}
          hint={t('pages.fields.altHint')}
          error={block.src && !block.alt.trim() ? t('pages.fields.altMissing') : undefined}
          value={block.alt}
          maxLength={200}
          lang={lang}
          onValue={onAlt}
        />
      )}
    </>
  )
}

/** Words of the library are changed there, for every page at once. */
function LibraryWords({ file, lang }: { file: string; lang: Lang }) {
  const t = useT('content')
  const picture = useFound().found.pictures[file]
  if (!picture) return <p className="text-ui text-errink">{t('pages.fields.pictureGone')}</p>
  const words = pictureWords(picture, lang)
  return (
    <div className="text-ui">
      <p className="font-semibold">{t('pages.fields.alt')}</p>
      <p className="break-words text-ink2" lang={words.lang ?? lang}>
        {picture.isDecorative ? t('pages.fields.decoration') : words.alt}
      </p>
      {words.lang ? <p className="text-sm text-muted">{t('pages.fields.altInDutch')}</p> : null}
      <Link
        to={`/content/file-upload?bestand=${file}`}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primaryink underline underline-offset-3"
      >
        {t('pages.fields.changeWords')}
      </Link>
    </div>
  )
}
