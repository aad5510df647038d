import { useState } from 'react'
import { TextLine } from '#app/features/forms/builder/settings/small-inputs.tsx'
import { PickPicture } from '#app/features/library/pick-picture.tsx'
import { PickStock } from '#app/features/stock-images/pick-stock.tsx'
import { useT } from '#lib/i18n.tsx'
import { shortText } from '#lib/seo.ts'
import { useRoot } from '#lib/use-root.ts'
import { libraryDownloadPath, libraryFileOf, librarySharePath, shareSize } from '#protocol/features/library-paths.ts'
import { sharedDrawing } from '#protocol/features/stock-paths.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Palette } from '#ui/icons.tsx'
import { LangSwitch } from './lang-switch.tsx'
import { useFound } from './use-found.tsx'
import type { Lang, PageBuilder } from './use-page-builder.ts'

/** What a search engine shows of the page, and a link that somebody shares; in the language one chooses. */
export function PageFound({ path, of }: { path: string; of: PageBuilder }) {
  const t = useT('content')
  const { site } = useRoot()
  const [lang, setLang] = useState<Lang>('nl')
  const { title, summary, description, share } = of.content
  const said = (texts: { nl: string; en: string }) => texts[lang].trim() || texts.nl.trim()
  const name = said(title) || t('pages.head.untitled')
  const words = said(description) || said(summary) || name
  return (
    <Card title={t('pages.side.search')}>
      <div className="grid gap-4">
        <LangSwitch shown={lang} onShow={setLang} />
        <TextLine
          label={t(`pages.side.description.${lang}`)}
          hint={t('pages.side.descriptionHint', { count: description[lang].length })}
          value={description[lang]}
          rows={3}
          maxLength={300}
          lang={lang}
          placeholder={summary[lang]}
          onValue={(text) => of.write('description', lang, text.replace(/\n/g, ' '))}
        />
        <div lang={lang} className="rounded-tile border border-line p-3">
          <p className="text-sm text-muted">{t('pages.side.found')}</p>
          <p className="mt-1 text-sm break-all text-ink2">{path}</p>
          <p className="text-h4 break-words text-infoink">
            {name} - {site.appName}
          </p>
          <p className="text-sm break-words text-ink2">{shortText(words)}</p>
        </div>
        <ShareChoice share={share} onShare={of.share} />
        <div lang={lang} className="overflow-clip rounded-tile border border-line">
          <SharedPicture share={share} />
          <div className="p-3">
            <p className="text-sm text-muted">{t('pages.side.shared')}</p>
            <p className="mt-1 font-semibold break-words">{name}</p>
            <p className="line-clamp-2 text-sm break-words text-ink2">{words}</p>
          </div>
        </div>
      </div>
    </Card>
  )
}

function SharedPicture({ share }: { share: string | undefined }) {
  const { site } = useRoot()
  const { pictures } = useFound().found
  const picture = pictures[libraryFileOf(share) ?? '']
  const own = sharedDrawing(share) ?? (picture && librarySharePath(picture.fileId))
  return (
    <img
      src={own ?? `/share.png?v=${site.look}`}
      alt=""
      {...shareSize}
      loading="lazy"
      className="aspect-[1200/630] w-full bg-sunken object-cover"
    />
  )
}

type ChoiceProps = { share: string | undefined; onShare(path: string | null): void }

function ShareChoice({ share, onShare }: ChoiceProps) {
  const t = useT('content')
  const { addPicture } = useFound()
  const [isDrawing, setIsDrawing] = useState(false)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-ui font-semibold">{t('pages.side.share')}</legend>
      <p className="text-sm text-muted">{t(share ? 'pages.side.shareOwn' : 'pages.side.shareSite')}</p>
      <div className="flex flex-wrap gap-2">
        <PickPicture
          label={t('pages.fields.fromLibrary')}
          onPick={(picture) => {
            addPicture(picture)
            onShare(libraryDownloadPath(picture.id))
          }}
        />
        <Button look="outline" onClick={() => setIsDrawing(true)}>
          <Palette className="size-5" />
          {t('pages.fields.fromStock')}
        </Button>
        {share ? (
          <Button look="ghost" onClick={() => onShare(null)}>
            {t('pages.side.shareNone')}
          </Button>
        ) : null}
      </div>
      {isDrawing ? (
        <PickStock
          onClose={() => setIsDrawing(false)}
          onPick={({ src }) => {
            setIsDrawing(false)
            onShare(src)
          }}
        />
      ) : null}
    </fieldset>
  )
}
