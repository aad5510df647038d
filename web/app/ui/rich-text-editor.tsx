import { useRef, useState } from 'react'
import { cleanDoc, plainTextOf, type RichDoc } from '../../../protocol/src/vacancy-text.ts'
import { useFilledIn } from '../lib/filled-in.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { boxClass, edgeOf, FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { RichText } from './rich-text.tsx'
import { docOf, readDoc, textLength } from './rich-text-doc.ts'

type Editor = typeof import('./rich-text-tiptap.tsx').default
type Props = FieldProps & { defaultValue?: unknown; maxLength?: number; isDisabled?: boolean }

/**
 * A text with headings, lists and links. The form gets it as JSON. The editor itself is large, so it comes when one
 * enters the field; until then one reads what is there. Without scripts one writes plain lines.
 */
export function RichTextEditor({ defaultValue, maxLength, isDisabled, ...props }: Props) {
  const t = useT('ui')
  const state = useField(props)
  const isHydrated = useIsHydrated()
  const [doc, setDoc] = useState<RichDoc>(() => (state.typed ? docOf(state.typed) : cleanDoc(defaultValue)))
  // The editor keeps its own text; with another one it begins anew.
  const [edition, setEdition] = useState(0)
  const hidden = useFilledIn(({ texts }) => {
    setDoc(readDoc(texts[0]))
    setEdition(edition + 1)
    setIsEntered(false)
  })
  const box = useRef<HTMLDivElement>(null)
  const [Editor, setEditor] = useState<Editor>()
  const [isEntered, setIsEntered] = useState(false)
  const fetchEditor = () =>
    import('./rich-text-tiptap.tsx').then(
      (module) => {
        // Who is already somewhere else stays there.
        setIsEntered(Boolean(box.current?.contains(document.activeElement)))
        setEditor(() => module.default)
      },
      // Without a connection nothing changes; entering again tries again.
      () => {},
    )
  const length = textLength(doc)
  const value = length > 0 ? JSON.stringify(doc) : ''
  const left = (maxLength ?? Number.POSITIVE_INFINITY) - length
  const isNear = maxLength !== undefined && left <= Math.max(20, maxLength * 0.1)
  const checkDoc = () => {
    if (left < 0) state.setProblem({ code: 'tooLong', params: { max: maxLength ?? 0 } })
    else
      state.setProblem(length === 0 && state.isRequired ? { code: 'required' } : undefined, { [props.name]: [value] })
  }
  const waitingClass = 'min-h-44 max-h-[60vh] overflow-y-auto px-4 py-3'
  const counter = isNear ? (
    <span role="status" className={left < 0 ? 'font-medium text-errink' : undefined}>
      {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
    </span>
  ) : null
  return (
    <FieldFrame of={props} state={state} aside={counter}>
      <input ref={hidden} type="hidden" name={props.name} value={value} disabled={isDisabled} />
      <noscript>
        <textarea
          id={state.id}
          name={props.name}
          defaultValue={plainTextOf(doc)}
          rows={8}
          disabled={isDisabled}
          aria-invalid={state.error ? true : undefined}
          aria-describedby={state.describedBy}
          className={boxClass(state.error, 'min-h-44 resize-y px-4 py-3')}
        />
      </noscript>
      <div
        className={`noscript:hidden rounded-field border-[1.5px] has-[[contenteditable]:focus-visible]:outline-3 has-[[contenteditable]:focus-visible]:outline-offset-2 has-[[contenteditable]:focus-visible]:outline-[var(--focus)] ${edgeOf(state.error)} ${isDisabled ? 'bg-sunken text-muted' : 'bg-surface'}`}
      >
        {Editor && !isDisabled ? (
          <Editor
            key={edition}
            id={state.id}
            label={props.label}
            describedBy={state.describedBy}
            isInvalid={Boolean(state.error)}
            isEntered={isEntered}
            initial={doc}
            onChange={setDoc}
            onLeave={checkDoc}
          />
        ) : isHydrated && !isDisabled ? (
          // biome-ignore lint/a11y/useSemanticElements: it shows headings and lists, which no field of a browser can
          <div
            ref={box}
            id={state.id}
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-label={props.label}
            aria-describedby={state.describedBy}
            aria-invalid={Boolean(state.error)}
            onFocus={fetchEditor}
            // A link in the text is something to edit here, not to follow.
            onClickCapture={(event) => event.preventDefault()}
            className={`cursor-text rounded-[inherit] ${waitingClass}`}
          >
            <RichText doc={doc} />
          </div>
        ) : (
          <div className={waitingClass}>
            <RichText doc={doc} />
          </div>
        )}
      </div>
    </FieldFrame>
  )
}
