import { useT } from '#lib/i18n.tsx'
import { isDrawn } from '#protocol/features/forms/answers.ts'
import type { SignatureField } from '#protocol/features/forms/content.ts'
import { Button } from '#ui/button.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { RotateCcw } from '#ui/icons.tsx'
import { type AskedProps, textOf } from './field-parts.ts'

/** One's name as a signature, or paper to draw on: the pen comes with the script of the page (`data-pad`). */
export function SignatureInput({ field, answer, ids }: AskedProps<SignatureField>) {
  const t = useT('forms')
  const value = textOf(answer)
  if (field.look === 'typed')
    return (
      <input
        id={ids.id}
        name={ids.name}
        defaultValue={value}
        autoComplete="name"
        maxLength={120}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.isWrong}
        aria-required={field.required ? true : undefined}
        className={`${boxClass(ids.isWrong && 'x', 'px-4')} font-serif text-xl italic aria-invalid:border-errmark`}
      />
    )
  const path = isDrawn(value) ? value.slice('path:'.length) : ''
  return (
    <div data-pad={field.key} className="relative">
      <input type="hidden" name={ids.name} defaultValue={path ? value : ''} />
      <svg
        viewBox="0 0 600 200"
        role="img"
        aria-label={path ? t('fields.drawn') : t('fields.draw')}
        className={`block w-full touch-none rounded-tile border-2 bg-white ${ids.isWrong ? 'border-errmark' : 'border-fieldline'}`}
      >
        <path d="M40 160H560" stroke="#c6d0dd" strokeWidth="2" strokeDasharray="8 8" />
        <path
          d={path}
          data-ink=""
          fill="none"
          stroke="#0b1628"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Button
        look="ghost"
        size="md"
        data-again=""
        className="absolute top-2 right-2 min-h-11 bg-[#eef2f7]! text-[#0b1628]!"
      >
        <RotateCcw className="size-4" />
        {t('fields.again')}
      </Button>
      <label className="mt-2 block text-ui text-muted">
        {t('fields.orType')}
        <input
          name={ids.name}
          defaultValue={path ? '' : value}
          autoComplete="name"
          maxLength={120}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.isWrong}
          className={`${boxClass(ids.isWrong && 'x', 'mt-1 px-4')} font-serif text-xl text-ink italic aria-invalid:border-errmark`}
        />
      </label>
    </div>
  )
}
