import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Button, Spinner } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ArrowLeft, Search, X } from '#ui/icons.tsx'
import { Preview } from './preview.tsx'
import { forgetRecent, keepRecent, readRecent } from './recent.ts'
import { ResultList } from './result-list.tsx'
import { RecentRow, SearchKeys } from './search-foot.tsx'
import { FailedSearch, NothingFound } from './search-states.tsx'
import type { Option } from './use-options.ts'
import { useSearch } from './use-search.ts'

const round = 'grid size-11 shrink-0 place-items-center rounded-full text-ink2 hover:bg-sunken'

/** Everything that one may see, by a few letters. The page behind it is out of reach until it closes. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const t = useT('search')
  const { site, session } = useRoot()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isEager, setIsEager] = useState(false)
  // Whoever acts as somebody else leaves no traces of it.
  const key = session && !session.acting ? `zoeken ${site.key} ${session.user.id}` : ''
  const [recents, setRecents] = useState(() => (key ? readRecent(key) : []))
  const search = useSearch(recents)
  const { words, groups, options, active, isBusy } = search
  const isTooShort = words !== '' && !search.isWanted

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    input.current?.focus()
  }, [])

  const close = () => dialog.current?.close()
  const remember = ({ recent }: Option, isElsewhere: boolean) => {
    if (key && recent) keepRecent(key, recent)
    if (!isElsewhere) close()
  }
  const onClick = (option: Option, { ctrlKey, metaKey, shiftKey }: React.MouseEvent) =>
    remember(option, ctrlKey || metaKey || shiftKey)
  const open = (option: Option, isElsewhere = false) => {
    remember(option, isElsewhere)
    if (isElsewhere) window.open(option.to, '_blank', 'noopener')
    else void navigate(option.to)
  }
  // Whoever presses Enter before the answer is there means what will come, not what still stands there.
  useEffect(() => {
    if (!isEager || isBusy) return
    setIsEager(false)
    if (active) open(active)
  })
  const type = (text: string) => {
    search.type(text)
    setIsEager(false)
    input.current?.focus()
  }
  const press = (event: React.KeyboardEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') search.step(1)
    else if (event.key === 'ArrowUp') search.step(-1)
    else if (event.key === 'Enter' && isBusy && search.isFresh) setIsEager(true)
    else if (event.key === 'Enter' && active) open(active, isElsewhere)
    // Past the last group the key goes on to what else there is.
    else if (event.key !== 'Tab' || !search.stepGroup(event.shiftKey ? -1 : 1)) return
    event.preventDefault()
  }
  const status = isTooShort ? t('oneLetter') : search.isWanted && !isBusy ? t('count', { count: search.count }) : ''
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it closes it; by the keyboard Escape does
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface p-0 text-ink backdrop:bg-[var(--scrim)] md:mx-auto md:mt-[7vh] md:h-[min(52rem,84vh)] md:w-[min(58rem,calc(100vw-2.5rem))] md:rounded-panel md:border md:border-line md:shadow-e3"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 px-2 pt-2 md:gap-3 md:px-6 md:pt-4">
          <button type="button" aria-label={t('back')} onClick={close} className={`${round} md:hidden`}>
            <ArrowLeft className="size-5" />
          </button>
          <Search className="size-6 shrink-0 text-muted max-md:hidden" />
          <input
            ref={input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={search.q}
            placeholder={t('placeholder')}
            aria-label={t('title')}
            aria-describedby="zoek-uitleg"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? 'zoek-lijst' : undefined}
            aria-activedescendant={active?.id}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            className="h-12 min-w-0 flex-1 bg-transparent text-lg text-ink outline-none placeholder:text-muted placeholder-shown:text-ellipsis max-md:text-base"
          />
          <p id="zoek-uitleg" className="sr-only">
            {t('help')}
          </p>
          {isBusy ? <Spinner /> : null}
          <p role="status" className="shrink-0 text-ui text-muted max-md:sr-only">
            {status}
          </p>
          {search.q ? (
            <button type="button" aria-label={t('clear')} onClick={() => type('')} className={round}>
              <X className="size-5" />
            </button>
          ) : null}
          <Button look="outline" size="sm" onClick={close} className="max-md:hidden">
            <span className="sr-only">{t('close')}</span>
            {t('keys.escape')}
          </Button>
        </div>
        {search.isWanted && search.all.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: buttons, of which none is sent
          <div role="group" aria-label={t('kinds')} className="flex shrink-0 gap-2 overflow-x-auto px-3 py-2 md:px-6">
            {[{ name: '', title: t('everything'), count: search.count }, ...search.all].map(
              ({ name, title, count }) => (
                <Chip key={name} isOn={search.kind === name} onClick={() => search.chooseKind(name)}>
                  <span className="whitespace-nowrap">{title}</span> <span className="num">{count}</span>
                </Chip>
              ),
            )}
          </div>
        ) : null}
        <div className="mt-2 flex min-h-0 flex-1 border-y border-line">
          <div className="min-w-0 flex-1 overflow-y-auto overscroll-contain p-2 md:p-3">
            {isTooShort ? <p className="px-3 py-2 text-ui text-muted">{t('oneLetter')}</p> : null}
            {search.isFailed ? <FailedSearch onRetry={search.retry} /> : null}
            {search.isEmpty ? (
              <NothingFound words={words} onWider={search.isNarrow ? () => type(words) : undefined} />
            ) : null}
            {options.length > 0 ? (
              <ResultList
                groups={groups}
                active={active?.id}
                typed={words}
                isBusy={isBusy}
                onPoint={({ id }) => search.choose(id)}
                onOpen={onClick}
              />
            ) : null}
            {recents.length > 0 && words === '' ? (
              <Button
                look="ghost"
                size="sm"
                className="min-h-11"
                onClick={() => {
                  forgetRecent(key)
                  setRecents([])
                  input.current?.focus()
                }}
              >
                {t('forget')}
              </Button>
            ) : null}
          </div>
          {active && options.some(({ about }) => about.length > 0) ? (
            <div className="w-80 shrink-0 border-l border-line bg-sunken max-lg:hidden">
              <Preview option={active} onOpen={(event) => onClick(active, event)} />
            </div>
          ) : null}
        </div>
        {recents.length > 0 && words !== '' ? <RecentRow recents={recents} onOpen={close} /> : null}
        <SearchKeys />
      </div>
    </dialog>
  )
}
