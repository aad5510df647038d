import { lazy, Suspense } from 'react'
import { ChoiceLine, NumberLine, TextLine } from '#app/features/forms/builder/settings/small-inputs.tsx'
import { useT } from '#lib/i18n.tsx'
import { type FaqBlock, mapShows, type NumbersBlock, type SimpleBlock } from '#protocol/features/content/blocks.ts'
import { Button } from '#ui/button.tsx'
import { Plus, Trash2 } from '#ui/icons.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { FormChoice } from './form-choice.tsx'
import { LinkLine } from './link-line.tsx'
import { emptyText, type PickedForPage, pictureWith } from './page-parts.ts'
import { PictureFields } from './picture-fields.tsx'
import { QueryFields } from './query-fields.tsx'
import type { Lang } from './use-page-builder.ts'
import { VideoLine } from './video-line.tsx'

const RichField = lazy(() => import('./rich-field.tsx'))

type Common<B> = { block: B; lang: Lang; isFirst?: boolean; onChange(block: B, tag: string | null): void }

type LineName = 'heading' | 'caption' | 'label' | 'quote' | 'name' | 'role' | 'videoTitle'

type Props = Common<SimpleBlock> & {
  /** For both languages at once; without it a picture is chosen for this one. */
  onPicture?(picked: PickedForPage): void
}

/** What can be said in a block, in one language. */
export function SimpleFields({ block, lang, isFirst = false, onChange, onPicture }: Props) {
  const t = useT('content')
  const line = (name: LineName, value: string, onValue: (value: string) => void, maxLength: number, rows?: number) => (
    <TextLine {...{ value, onValue, maxLength, rows, lang }} label={t(`pages.fields.${name}`)} />
  )
  switch (block.type) {
    case 'heading':
      return (
        <div className="grid gap-3">
          {line('heading', block.text, (text) => onChange({ ...block, text }, 'text'), 160)}
          <ChoiceLine
            label={t('pages.fields.level')}
            value={String(block.level)}
            options={['2', '3'].map((value) => ({ value, label: t(`pages.fields.level${value}`) }))}
            onValue={(value) => onChange({ ...block, level: value === '3' ? 3 : 2 }, null)}
          />
        </div>
      )
    case 'text':
      return (
        <Suspense fallback={<RichText doc={block.doc} />}>
          <RichField
            label={t('pages.fields.text')}
            doc={block.doc}
            lang={lang}
            isFirst={isFirst}
            onChange={(doc) => onChange({ ...block, doc }, 'doc')}
          />
        </Suspense>
      )
    case 'picture':
      return (
        <div className="grid gap-3">
          <PictureFields
            block={block}
            lang={lang}
            onAlt={(alt) => onChange({ ...block, alt }, 'alt')}
            onPick={(picked) => (onPicture ? onPicture(picked) : onChange(pictureWith(block, picked, lang), null))}
          />
          {line('caption', block.caption ?? '', (caption) => onChange({ ...block, caption }, 'caption'), 200)}
        </div>
      )
    case 'callToAction':
      return (
        <div className="grid gap-3">
          {line('label', block.label, (label) => onChange({ ...block, label }, 'label'), 80)}
          <LinkLine
            label={t('pages.fields.href')}
            value={block.href}
            onValue={(href) => onChange({ ...block, href }, 'href')}
          />
        </div>
      )
    case 'vacancyList':
      return (
        <div className="grid gap-3">
          <QueryFields block={block} onChange={onChange} />
          <NumberLine
            label={t('pages.fields.count')}
            min={1}
            value={block.count}
            onValue={(count) => onChange({ ...block, count: Math.min(12, count ?? 1) }, 'count')}
          />
        </div>
      )
    case 'map':
      return (
        <div className="grid gap-3">
          <ChoiceLine
            label={t('pages.fields.shows')}
            value={block.shows}
            options={mapShows.map((value) => ({ value, label: t(`pages.fields.mapShows.${value}`) }))}
            onValue={(value) => onChange({ ...block, shows: value === 'address' ? value : 'vacancies' }, null)}
          />
          {block.shows === 'vacancies' ? <QueryFields block={block} onChange={onChange} /> : null}
        </div>
      )
    case 'video':
      return (
        <div className="grid gap-3">
          <VideoLine value={block.url} onValue={(url) => onChange({ ...block, url }, 'url')} />
          {line('videoTitle', block.title, (title) => onChange({ ...block, title }, 'title'), 120)}
        </div>
      )
    case 'faq':
      return <FaqFields block={block} lang={lang} onChange={onChange} />
    case 'numbers':
      return <NumberFields block={block} lang={lang} onChange={onChange} />
    case 'quote':
      return (
        <div className="grid gap-3">
          {line('quote', block.text, (text) => onChange({ ...block, text }, 'text'), 400, 3)}
          {line('name', block.name, (name) => onChange({ ...block, name }, 'name'), 80)}
          {line('role', block.role ?? '', (role) => onChange({ ...block, role }, 'role'), 80)}
        </div>
      )
    case 'form':
      return <FormChoice value={block.formId} lang={lang} onValue={(formId) => onChange({ ...block, formId }, null)} />
  }
}

const withItem = <T,>(items: T[], at: number, item: T): T[] => items.map((each, index) => (index === at ? item : each))

function FaqFields({ block, lang, onChange }: Common<FaqBlock>) {
  const t = useT('content')
  const set = (items: FaqBlock['items'], tag: string | null) => onChange({ ...block, items }, tag)
  return (
    <div className="grid gap-4">
      {block.items.map(({ question, answer }, at) => (
        <fieldset key={at} className="grid min-w-0 gap-2 rounded-tile border border-line p-3">
          <legend className="sr-only">{t('pages.fields.questionOf', { number: at + 1 })}</legend>
          <TextLine
            label={t('pages.fields.question')}
            value={question}
            maxLength={200}
            lang={lang}
            onValue={(text) => set(withItem(block.items, at, { question: text, answer }), `question ${at}`)}
          />
          <p className="text-ui font-semibold">{t('pages.fields.answer')}</p>
          <Suspense fallback={<RichText doc={answer} />}>
            <RichField
              label={t('pages.fields.answer')}
              doc={answer}
              lang={lang}
              onChange={(doc) => set(withItem(block.items, at, { question, answer: doc }), `answer ${at}`)}
            />
          </Suspense>
          {block.items.length > 1 ? (
            <RemoveItem
              number={at + 1}
              onRemove={() =>
                set(
                  block.items.filter((_, index) => index !== at),
                  null,
                )
              }
            />
          ) : null}
        </fieldset>
      ))}
      {block.items.length < 40 ? (
        <AddItem
          words={t('pages.fields.addQuestion')}
          onAdd={() => set([...block.items, { question: '', answer: emptyText }], null)}
        />
      ) : null}
    </div>
  )
}

function NumberFields({ block, lang, onChange }: Common<NumbersBlock>) {
  const t = useT('content')
  const set = (items: NumbersBlock['items'], tag: string | null) => onChange({ ...block, items }, tag)
  return (
    <div className="grid gap-4">
      {block.items.map((item, at) => (
        <fieldset key={at} className="grid min-w-0 gap-2 rounded-tile border border-line p-3 sm:grid-cols-[6rem_1fr]">
          <legend className="sr-only">{t('pages.fields.numberOf', { number: at + 1 })}</legend>
          <TextLine
            label={t('pages.fields.value')}
            value={item.value}
            maxLength={12}
            lang={lang}
            onValue={(value) => set(withItem(block.items, at, { ...item, value }), `value ${at}`)}
          />
          <TextLine
            label={t('pages.fields.numberLabel')}
            value={item.label}
            maxLength={60}
            lang={lang}
            onValue={(label) => set(withItem(block.items, at, { ...item, label }), `label ${at}`)}
          />
          {block.items.length > 1 ? (
            <RemoveItem
              number={at + 1}
              onRemove={() =>
                set(
                  block.items.filter((_, index) => index !== at),
                  null,
                )
              }
            />
          ) : null}
        </fieldset>
      ))}
      {block.items.length < 4 ? (
        <AddItem
          words={t('pages.fields.addNumber')}
          onAdd={() => set([...block.items, { value: '', label: '' }], null)}
        />
      ) : null}
    </div>
  )
}

export function AddItem({ words, onAdd }: { words: string; onAdd(): void }) {
  return (
    <Button look="outline" size="sm" className="min-h-11 justify-self-start" onClick={onAdd}>
      <Plus className="size-4" />
      {words}
    </Button>
  )
}

export function RemoveItem({ number, onRemove }: { number: number; onRemove(): void }) {
  const t = useT('content')
  return (
    <Button
      look="ghost"
      size="sm"
      className="min-h-11 justify-self-start"
      aria-label={t('pages.fields.removeItem', { number })}
      onClick={onRemove}
    >
      <Trash2 className="size-4" />
      {t('pages.edit.remove')}
    </Button>
  )
}
