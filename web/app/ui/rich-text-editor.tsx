import { useLayoutEffect, useRef, useState } from 'react'
import { cleanDoc, plainTextOf, type RichDoc } from '#protocol/features/vacancies/vacancy-text.ts'
import { useFilledIn } from '../lib/fill-control.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { boxClass, edgeOf, FieldFrame, type FieldProps, leavesForButton, useField } from './field-frame.tsx'
import { RichText } from './rich-text.tsx'
import { docOf, readDoc, stepsFromEnd, textLength, withLines } from './rich-text-doc.ts'
import type { Handover } from './rich-text-tiptap.tsx'

type Editor = typeof import('./rich-text-tiptap.tsx').default
type Props = FieldProps & { defaultValue?: unknown; maxLength?: number; isDisabled?: boolean }

/**
 * A text with headings, lists and links. The form gets it as JSON. The editor itself is large, so it comes when one
 * enters the field; until then one goes on in plain lines below what is there, which the editor takes over.
 */
export function RichTextEditor({ defaultValue, maxLength, isDisabled, ...props }: Props) {
  const t = useT('ui')
  const state = useField(props)
  const isHydrated = useIsHydrated()
  const [before, setBefore] = useState<RichDoc>(() => (state.typed ? docOf(state.typed) : cleanDoc(defaultValue)))
  const [doc, setDoc] = useState(before)
  const lines = useRef<HTMLTextAreaElement>(null)
  // The editor keeps its own text; with another one it begins anew.
  const [edition, setEdition] = useState(0)
  const hidden = useFilledIn(({ texts }) => {
    const filled = readDoc(texts[0])
    if (lines.current) lines.current.value = ''
    setBefore(filled)
    setDoc(filled)
    setEdition(edition + 1)
  })
  const [Editor, setEditor] = useState<Editor>()
  const [isTaken, setIsTaken] = useState(false)
  const { whenComposed, composing } = useComposing()
  const fetchEditor = () =>
    import('./rich-text-tiptap.tsx').then(
      (module) => whenComposed(() => setEditor(() => module.default)),
      // Without a connection one writes on in plain lines; entering again tries again.
      () => {},
    )
  // Somebody may be in it, and have typed, before the page listened.
  useLayoutEffect(() => {
    if (lines.current?.value) setDoc((given) => withLines(given, lines.current?.value ?? ''))
    if (lines.current && document.activeElement === lines.current) void fetchEditor()
  }, [])
  const takeOver = (begin: (handover: Handover) => void) =>
    whenComposed(() => {
      if (!lines.current) return
      const { value, selectionStart, selectionEnd } = lines.current
      const whole = withLines(before, value)
      // Who is already somewhere else stays there.
      const isIn = document.activeElement === lines.current
      const chosen = { from: stepsFromEnd(value, selectionStart), to: stepsFromEnd(value, selectionEnd) }
      begin({ doc: whole, ...(isIn ? { chosen } : {}) })
      setDoc(whole)
      setIsTaken(true)
    })
  const length = textLength(doc)
  const value = length > 0 ? JSON.stringify(doc) : ''
  const left = (maxLength ?? Number.POSITIVE_INFINITY) - length
  const isNear = maxLength !== undefined && left <= Math.max(20, maxLength * 0.1)
  const checkDoc = () => {
    if (left < 0) state.setProblem({ code: 'tooLong', params: { max: maxLength ?? 0 } })
    else
      state.setProblem(length === 0 && state.isRequired ? { code: 'required' } : undefined, { [props.name]: [value] })
  }
  const isBare = before.content.length === 0
  // Lines alone cannot change a heading or a link: without scripts such a text is written anew.
  const needsScripts = !isBare && !isDisabled
  const aboveId = `${state.id}-above`
  const counter = isNear ? (
    <span role="status" className={left < 0 ? 'font-medium text-errink' : undefined}>
      {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
    </span>
  ) : null
  return (
    <FieldFrame of={props} state={state} aside={counter}>
      <input ref={hidden} type="hidden" name={props.name} value={value} disabled={isDisabled} />
      {needsScripts ? (
        <noscript>
          <textarea
            id={state.id}
            name={props.name}
            defaultValue={plainTextOf(doc)}
            rows={8}
            aria-invalid={state.error ? true : undefined}
            aria-describedby={state.describedBy}
            className={boxClass(state.error, 'min-h-44 resize-y px-4 py-3')}
          />
        </noscript>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves the field */}
      <div
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) && !leavesForButton(event)) checkDoc()
        }}
        className={`relative rounded-field border-[1.5px] has-[:is(textarea,[contenteditable]):focus-visible]:outline-3 has-[:is(textarea,[contenteditable]):focus-visible]:outline-offset-2 has-[:is(textarea,[contenteditable]):focus-visible]:outline-[var(--focus)] ${needsScripts ? 'noscript:hidden' : ''} ${edgeOf(state.error)} ${isDisabled ? 'bg-sunken text-muted' : 'bg-surface'}`}
      >
        {Editor && !isDisabled ? (
          <Editor
            key={edition}
            id={state.id}
            label={props.label}
            describedBy={state.describedBy}
            isInvalid={Boolean(state.error)}
            initial={doc}
            onReady={takeOver}
            onChange={setDoc}
          />
        ) : null}
        {isTaken && !isDisabled ? null : (
          // The lines stay until the editor has them: a letter in between would be lost.
          <div className={Editor && !isDisabled ? 'sr-only' : 'flex max-h-[60vh] min-h-44 flex-col overflow-y-auto'}>
            {isBare ? null : (
              <div
                id={aboveId}
                // A link in the text is something to edit here, not to follow.
                onClickCapture={(event) => {
                  event.preventDefault()
                  lines.current?.focus()
                }}
                className={`px-4 pt-3 ${isDisabled ? '' : 'cursor-text'}`}
              >
                <RichText doc={before} />
              </div>
            )}
            {isDisabled ? null : (
              <textarea
                ref={lines}
                id={isHydrated || isBare ? (Editor ? undefined : state.id) : undefined}
                name={isHydrated || !isBare ? undefined : props.name}
                rows={1}
                aria-label={isHydrated ? props.label : undefined}
                aria-invalid={state.error ? true : undefined}
                aria-describedby={[isBare ? '' : aboveId, state.describedBy].filter(Boolean).join(' ') || undefined}
                onFocus={fetchEditor}
                onInput={({ currentTarget }) => setDoc(withLines(before, currentTarget.value))}
                {...composing}
                className="block w-full grow field-sizing-content resize-none bg-transparent px-4 py-3 text-base outline-none"
              />
            )}
          </div>
        )}
      </div>
    </FieldFrame>
  )
}

/** Letters that are put together out of several keys must not change fields halfway. */
function useComposing() {
  const isComposing = useRef(false)
  const next = useRef<() => void>(undefined)
  return {
    whenComposed(then: () => void) {
      if (isComposing.current) next.current = then
      else then()
    },
    composing: {
      onCompositionStart() {
        isComposing.current = true
      },
      onCompositionEnd() {
        isComposing.current = false
        next.current?.()
        next.current = undefined
      },
    },
  }
}
