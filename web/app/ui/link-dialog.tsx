import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { safeHref } from '#protocol/features/vacancies/vacancy-text.ts'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import { boxClass, FieldError } from './field-frame.tsx'

/** People leave out the first part of an address, or copy one from before it was secure. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim().replace(/^http:\/\//i, 'https://')
  if (/^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/.test(text)) return safeHref(`mailto:${text}`)
  return safeHref(text) ?? (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? safeHref(`https://${text}`) : undefined)
}

/** Where the chosen words lead. Without chosen words the address itself is put in the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const t = useT('ui')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const current = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(current)
  const [isWrong, setIsWrong] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const leave = () => {
    dialog.current?.close()
    editor.commands.focus()
  }
  const place = () => {
    const href = addressOf(typed)
    if (!href) return setIsWrong(true)
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !current) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain.insertContent([{ type: 'text', text: typed.trim(), marks }]).run()
    } else chain.setLink({ href }).run()
    leave()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-panel border border-line bg-surface p-6 text-ink shadow-e3 backdrop:bg-[var(--scrim)]"
    >
      <h2 id={`${id}-title`} className="text-h3">
        {t('editor.linkTitle')}
      </h2>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-ui font-semibold">
        {t('editor.address')}
      </label>
      <p id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm text-muted">
        {t('editor.addressHint')}
      </p>
      <input
        id={id}
        value={typed}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint${isWrong ? ` ${id}-error` : ''}`}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around the editor must not be sent.
          event.preventDefault()
          place()
        }}
        className={boxClass(isWrong ? 'url' : undefined, 'mb-1.5 px-4')}
      />
      {isWrong ? <FieldError id={`${id}-error`}>{t('problems.url')}</FieldError> : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {current ? (
          <Button
            look="ghost"
            className="mr-auto"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              leave()
            }}
          >
            {t('editor.removeLink')}
          </Button>
        ) : null}
        <Button look="outline" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button onClick={place}>{t('editor.setLink')}</Button>
      </div>
    </dialog>
  )
}
