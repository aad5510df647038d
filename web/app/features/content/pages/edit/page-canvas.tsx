import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { lacksEnglish, missingEnglish } from '#protocol/features/content/page-content.ts'
import type { Target } from '#ui/drag/drop-target.ts'
import { useStepDrag } from '#ui/drag/use-step-drag.ts'
import { boxClass } from '#ui/field-frame.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { levelsBefore } from '../../heading-levels.ts'
import { AddBlock } from './add-block.tsx'
import { LangSwitch, langs } from './lang-switch.tsx'
import { placeOf } from './page-parts.ts'
import { handleId, PartRow } from './part-row.tsx'
import type { Lang, PageBuilder } from './use-page-builder.ts'

/** The page as it will look, in both languages side by side, to be written on. */
export function PageCanvas({ of }: { of: PageBuilder }) {
  const t = useT('content')
  const helpId = useId()
  const addId = useId()
  const { content, open, moveBy, move } = of
  const [shown, setShown] = useState<Lang>('nl')
  const [told, setTold] = useState('')
  const focusNext = useRef<string>(undefined)
  const drop = (key: string, target: Target) => {
    const from = placeOf(content, key)
    const gap = 'gap' in target ? target.gap : target.beside + (target.beside > from ? 1 : 0)
    move(key, gap > from ? gap - 1 : gap)
  }
  const { list, drag, handle } = useStepDrag(drop)
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [content.parts])
  const onKeyDown = (key: string) => (event: KeyboardEvent<HTMLElement>) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (!by) return
    event.preventDefault()
    const to = placeOf(content, key) + by
    if (to < 0 || to >= content.parts.length) return setTold(t('pages.edit.stuck'))
    focusNext.current = handleId(key)
    moveBy(key, by)
    setTold(t('pages.edit.at', { position: to + 1, count: content.parts.length }))
  }
  // What held the focus goes with the block; it stays nearby, where undoing is a key away.
  const remove = (at: number, name: string) => {
    const { parts } = content
    const { key } = parts[at] ?? {}
    if (!key) return
    const beside = parts[at + 1] ?? parts[at - 1]
    focusNext.current = beside ? handleId(beside.key) : addId
    of.remove(key)
    setTold(t('pages.edit.removed', { name }))
  }
  const levels = levelsBefore(
    content.parts.map(({ nl }) => nl),
    1,
  )
  const missing = missingEnglish(content)
  const over = drag?.over
  const gapOf = (at: number) => over && ('gap' in over ? over.gap : over.beside) === at
  return (
    <div>
      <LangSwitch shown={shown} onShow={setShown} className="mb-3 lg:hidden" />
      <div className="mb-2 hidden grid-cols-2 gap-x-8 pl-9 text-ui lg:grid">
        {langs.map((lang) => (
          <p key={lang}>
            <span className="font-semibold">{t(`pages.lang.${lang}`)}</span>{' '}
            <span className="text-muted">
              {lang === 'en' && missing > 0 ? t('pages.edit.missing', { count: missing }) : t('pages.edit.complete')}
            </span>
          </p>
        ))}
      </div>
      <div className="rounded-card border border-line bg-surface p-3 md:p-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 pl-9 lg:grid-cols-2">
          {langs.map((lang) => (
            <div key={lang} lang={lang} className={`grid min-w-0 gap-3 ${lang === shown ? '' : 'max-lg:hidden'}`}>
              <TopField of={of} name="title" lang={lang} />
              <TopField of={of} name="summary" lang={lang} />
            </div>
          ))}
        </div>
        <p id={helpId} className="sr-only">
          {t('pages.edit.help')}
        </p>
        <ol ref={list} aria-label={t('pages.edit.blocks')} className="mt-6 grid gap-5">
          {content.parts.map((part, at) => (
            <li
              key={part.key}
              id={`deel-${part.key}`}
              data-step={at}
              className={`min-w-0 scroll-mt-36 ${gapOf(at) ? 'border-t-2 border-primarymark' : ''}`}
            >
              <PartRow
                {...{ part, at, shown, of, helpId }}
                count={content.parts.length}
                after={levels[at] ?? 1}
                open={open?.key === part.key ? open.lang : null}
                isHeld={drag?.key === part.key}
                handle={handle(part.key)}
                onKeyDown={onKeyDown(part.key)}
                onRemove={(name) => remove(at, name)}
              />
            </li>
          ))}
        </ol>
        {content.parts.length === 0 ? <p className="pl-9 text-ui text-muted">{t('pages.edit.nothing')}</p> : null}
        <div className={`mt-5 pl-9 ${gapOf(content.parts.length) ? 'border-t-2 border-primarymark' : ''}`}>
          <AddBlock id={addId} onAdd={(type) => of.add(type)} />
        </div>
        <p role="status" className="sr-only">
          {told}
        </p>
      </div>
    </div>
  )
}

const looks = { title: 'text-h1 font-bold', summary: 'text-lead text-ink2' } as const
const most = { title: 120, summary: 300 } as const

/** The title and the lines below it, as large as they will be. */
function TopField({ of, name, lang }: { of: PageBuilder; name: 'title' | 'summary'; lang: Lang }) {
  const t = useT('content')
  const box = (
    <textarea
      aria-label={t(`pages.edit.${name}.${lang}`)}
      placeholder={t(`pages.edit.${name}.${lang}`)}
      value={of.content[name][lang]}
      maxLength={most[name]}
      rows={1}
      onChange={({ currentTarget }) => of.write(name, lang, currentTarget.value.replace(/\n/g, ' '))}
      className={`${boxClass(undefined, 'px-3 py-2')} field-sizing-content resize-none border-transparent hover:border-line2 ${looks[name]}`}
    />
  )
  if (lang === 'nl' || !lacksEnglish(of.content, name)) return box
  return (
    <div>
      {box}
      <StatusPill status="warn">{t('pages.edit.notTranslated')}</StatusPill>
    </div>
  )
}
