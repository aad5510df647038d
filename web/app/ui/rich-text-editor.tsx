import { lazy, Suspense, useState } from 'react'
import { useFilledIn } from '../lib/filled-in.ts'
import { useIsHydrated } from '../lib/hydrated.ts'
import { useT } from '../lib/i18n.tsx'
import { edgeOf, FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { RichText } from './rich-text.tsx'
import { cleanDoc, type RichDoc, readDoc, textLength } from './rich-text-doc.ts'

const Editor = lazy(() => import('./rich-text-tiptap.tsx'))

type Props = FieldProps & { defaultValue?: unknown; maxLength?: number; isDisabled?: boolean }

/**
 * A text with headings, lists and links. The form gets it as JSON. The editor itself is large, so it comes when the page
 * already stands; until then one reads what is there.
 */
export function RichTextEditor({ defaultValue, maxLength, isDisabled, ...props }: Props) {
  const t = useT('ui')
  const state = useField(props)
  const isHydrated = useIsHydrated()
  const [doc, setDoc] = useState<RichDoc>(() => (state.typed ? readDoc(state.typed.at(-1)) : cleanDoc(defaultValue)))
  // The editor keeps its own text; with another one it begins anew.
  const [edition, setEdition] = useState(0)
  const hidden = useFilledIn(({ texts }) => {
    setDoc(readDoc(texts[0]))
    setEdition(edition + 1)
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
  const waiting = (
    <div className="min-h-44 px-4 py-3">
      <RichText doc={doc} />
    </div>
  )
  const counter = isNear ? (
    <span role="status" className={left < 0 ? 'font-medium text-errink' : undefined}>
      {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
    </span>
  ) : null
  return (
    <FieldFrame of={props} state={state} aside={counter}>
      <input ref={hidden} type="hidden" name={props.name} value={value} disabled={isDisabled} />
      <div
        className={`rounded-field border-[1.5px] has-[[contenteditable]:focus-visible]:outline-3 has-[[contenteditable]:focus-visible]:outline-offset-2 has-[[contenteditable]:focus-visible]:outline-[var(--focus)] ${edgeOf(state.error)} ${isDisabled ? 'bg-sunken text-muted' : 'bg-surface'}`}
      >
        {isHydrated && !isDisabled ? (
          <Suspense fallback={waiting}>
            <Editor
              key={edition}
              id={state.id}
              label={props.label}
              describedBy={state.describedBy}
              isInvalid={Boolean(state.error)}
              initial={doc}
              onChange={setDoc}
              onLeave={checkDoc}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </FieldFrame>
  )
}
