import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError, placeOf, useField } from '#ui/field-frame.tsx'
import { RotateCcw } from '#ui/icons.tsx'

/** Paper to draw on. The pen comes with `plain/draw.ts`. */
export function SignaturePad({ name, label }: { name: string; label: string }) {
  const t = useT('contracts')
  const state = useField({ name, label })
  const value = state.typed?.at(-1) ?? ''
  const words = { empty: label, drawn: t('sign.signature.drawn') }
  return (
    <div id={placeOf(name)} className="group-has-[[value=type]:checked]/sign:hidden">
      <input type="hidden" name={name} defaultValue={value} />
      <div className="relative">
        <canvas
          role="img"
          aria-label={value ? words.drawn : words.empty}
          aria-busy="true"
          data-empty={words.empty}
          data-drawn={words.drawn}
          className={`block h-44 w-full touch-none rounded-tile border-2 bg-white ${state.error ? 'border-errmark' : 'border-fieldline'}`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-6 bottom-9 border-b-2 border-dashed border-[#c6d0dd] text-sm leading-none font-bold text-[#5b6b82]"
        >
          ×
        </span>
        <Button
          look="ghost"
          size="md"
          data-again=""
          className="absolute top-2 right-2 min-h-11 bg-[#eef2f7]! text-[#0b1628]!"
        >
          <RotateCcw className="size-4" />
          {t('sign.signature.again')}
        </Button>
      </div>
      {state.error ? <FieldError id={`${state.id}-error`}>{state.error}</FieldError> : null}
      <p className="mt-1.5 text-sm text-muted">{t('sign.signature.hint')}</p>
    </div>
  )
}
