import { useId, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { isSafeLink } from '#protocol/shared/rich-text.ts'
import { boxClass, FieldError } from '#ui/field-frame.tsx'
import { addressOf } from '#ui/link-dialog.tsx'

/** Where something leads. What cannot be an address stays in the box, with why, and goes no further. */
export function LinkLine({ label, value, onValue }: { label: string; value: string; onValue(value: string): void }) {
  const t = useT('content')
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [isLeft, setIsLeft] = useState(false)
  const hrefOf = (text: string) => (text === '' || isSafeLink(text) ? text : addressOf(text))
  const isWrong = isLeft && hrefOf(typed.trim()) === undefined
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-ui font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={typed}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setIsLeft(false)
          const href = hrefOf(currentTarget.value.trim())
          if (href !== undefined && isSafeLink(href || '/')) onValue(href)
        }}
        onBlur={() => setIsLeft(true)}
        className={`${boxClass(isWrong ? 'url' : undefined, 'px-3.5')} min-h-11`}
      />
      {isWrong ? (
        <FieldError id={`${id}-error`}>{t('pages.fields.linkWrong')}</FieldError>
      ) : (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {t('pages.fields.linkHint')}
        </p>
      )}
    </div>
  )
}
