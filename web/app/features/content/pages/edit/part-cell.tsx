import { useT } from '#lib/i18n.tsx'
import type { Block } from '#protocol/features/content/blocks.ts'
import { isCopied, isTranslated, type PagePart } from '#protocol/features/content/page-content.ts'
import { libraryFileOf } from '#protocol/features/library-paths.ts'
import { Button } from '#ui/button.tsx'
import { Languages } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { BlockView } from '../../blocks.tsx'
import type { Found } from '../../found.ts'
import { ColumnFields } from './column-fields.tsx'
import { excerptOf, type PickedForPage } from './page-parts.ts'
import { ShownList } from './shown-list.tsx'
import { SimpleFields } from './simple-fields.tsx'
import { useFound } from './use-found.tsx'
import type { Lang, PageBuilder } from './use-page-builder.ts'

type Props = {
  part: PagePart
  lang: Lang
  number: number
  after: number
  isOpen: boolean
  isFirst: boolean
  of: PageBuilder
}

/** The id of what opens a block, so that the focus comes back to it. */
export const opensId = (key: string, lang: Lang) => `open-${key}-${lang}`

/** One block in one language: as visitors see it, and to be written once it is open. */
export function PartCell({ part, lang, number, after, isOpen, isFirst, of }: Props) {
  const t = useT('content')
  const { found } = useFound()
  const block = part[lang]
  if (!block && !isTranslated(part))
    return (
      <div className="rounded-tile border border-dashed border-line2 p-4">
        <div inert className="line-clamp-3 text-ui text-ink2 italic">
          {excerptOf(part.nl)}
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <StatusPill status="warn">{t('pages.edit.notTranslated')}</StatusPill>
          <Button
            id={opensId(part.key, lang)}
            look="outline"
            size="sm"
            className="min-h-11"
            aria-label={t('pages.edit.translateOf', { number })}
            onClick={() => of.translate(part.key, part.nl)}
          >
            <Languages className="size-4" />
            {t('pages.edit.translate')}
          </Button>
        </div>
      </div>
    )
  const shown = block ?? part.nl
  if (isOpen && block)
    return (
      <div data-lang={lang} className="min-w-0">
        <Fields
          block={block}
          lang={lang}
          isFirst={isFirst}
          onChange={(next, tag) => of.set(part.key, lang, next, tag)}
          onPicture={(picked) => of.setPicture(part.key, picked)}
        />
        {asksBank(shown) ? (
          <div inert className="mt-4">
            <ShownList block={shown} after={after} />
          </div>
        ) : null}
        {lang === 'en' ? <CopiedLine part={part} number={number} of={of} /> : null}
        {lang === 'en' ? (
          <Button look="ghost" size="sm" className="mt-2 min-h-11" onClick={() => of.set(part.key, 'en', null)}>
            {t('pages.edit.untranslate')}
          </Button>
        ) : null}
      </div>
    )
  const name = t(`pages.kinds.${shown.type}.name`)
  const view = (
    <div className="relative min-w-0 rounded-tile p-1 hover:bg-sunken">
      <div inert className="min-w-0">
        {isGone(shown, found) ? (
          <p className="py-3 text-ui text-errink">
            {t(shown.type === 'form' ? 'pages.fields.formGone' : 'pages.fields.pictureGone')}
          </p>
        ) : asksBank(shown) ? (
          <ShownList block={shown} after={after} />
        ) : isEmpty(shown) ? (
          <p className="py-3 text-ui text-muted italic">{t('pages.edit.empty', { name })}</p>
        ) : (
          <BlockView block={shown} found={found} after={after} />
        )}
      </div>
      <button
        type="button"
        id={opensId(part.key, lang)}
        aria-label={t(`pages.edit.open.${lang}`, { number, name, words: excerptOf(shown) })}
        onClick={() => of.show({ key: part.key, lang })}
        className="absolute inset-0 cursor-text rounded-tile"
      />
    </div>
  )
  return lang === 'nl' ? (
    view
  ) : (
    <div className="min-w-0">
      {view}
      <CopiedLine part={part} number={number} of={of} />
    </div>
  )
}

/** English that still says what the Dutch says: nobody translated it, or it needs no other words. */
function CopiedLine({ part, number, of }: Pick<Props, 'part' | 'number' | 'of'>) {
  const t = useT('content')
  if (!isCopied(part) || isTranslated(part)) return null
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <StatusPill status="warn">{t('pages.edit.notTranslated')}</StatusPill>
      <Button
        look="ghost"
        size="sm"
        className="min-h-11"
        aria-label={t('pages.edit.isSameOf', { number })}
        onClick={() => of.sayIsSame(part.key)}
      >
        {t('pages.edit.isSame')}
      </Button>
    </div>
  )
}

/** A picture that is no longer in the library, or a form that is not for anybody. */
function isGone(block: Block, { pictures, forms }: Found): boolean {
  if (block.type === 'form') return block.formId !== '' && !forms[block.formId]
  const file = block.type === 'picture' ? libraryFileOf(block.src) : null
  return file !== null && !pictures[file]
}

const asksBank = (block: Block) => block.type === 'vacancyList' || block.type === 'map'

const isEmpty = (block: Block) =>
  block.type !== 'columns' &&
  excerptOf(block).trim() === '' &&
  !('src' in block && block.src) &&
  !('formId' in block && block.formId)

type FieldsProps = {
  block: Block
  lang: Lang
  isFirst: boolean
  onChange(block: Block, tag: string | null): void
  onPicture(picked: PickedForPage): void
}
function Fields({ block, lang, isFirst, onChange, onPicture }: FieldsProps) {
  return block.type === 'columns' ? (
    <ColumnFields block={block} lang={lang} onChange={onChange} />
  ) : (
    <SimpleFields {...{ block, lang, isFirst, onChange, onPicture }} />
  )
}
