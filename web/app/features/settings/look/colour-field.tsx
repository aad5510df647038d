import { useRef } from 'react'
import { tellInput } from '#lib/fill-control.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { type Palette, shades } from '#protocol/tenants/palettes.ts'
import { isHexColour } from '#protocol/tenants/shades.ts'
import { boxClass, FieldFrame, useField } from '#ui/field-frame.tsx'

type Props = { name: string; label: string; text: string; given: string; palette: Palette }

/**
 * One colour, chosen or typed; the eleven shades that are made of it stand below. A whole set can be pasted as well. What is
 * typed comes first, also for the keyboard: that is where a mistake can be.
 */
export function ColourField({ name, label, text, given: typed, palette }: Props) {
  const t = useT('settings')
  const props = { name, label, hint: t('look.colourHint'), isOptional: true }
  const state = useField(props)
  const box = useRef<HTMLInputElement>(null)
  const given = typed.trim()
  const isWhole = /^#[0-9a-f]{6}$/i.test(given)
  return (
    <FieldFrame of={props} state={state}>
      <div className="flex items-center gap-3">
        <input
          ref={box}
          id={state.id}
          name={name}
          defaultValue={state.typed?.at(-1) ?? text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={state.error ? true : undefined}
          aria-describedby={state.describedBy}
          className={boxClass(state.error, 'px-4')}
        />
        {useIsHydrated() ? (
          <input
            type="color"
            aria-label={t('look.pick', { label })}
            value={isWhole ? given.toLowerCase() : palette[600]}
            onChange={({ currentTarget }) => {
              if (!box.current) return
              box.current.value = currentTarget.value
              tellInput(box.current)
            }}
            className="order-first h-12 w-16 shrink-0 cursor-pointer rounded-field border-[1.5px] border-fieldline bg-surface p-1"
          />
        ) : null}
      </div>
      {given && (given.startsWith('{') || isHexColour(given)) ? <Shades palette={palette} /> : null}
    </FieldFrame>
  )
}

/** Not by a style attribute, which the page does not allow: a drawing has its own colours. */
function Shades({ palette }: { palette: Palette }) {
  const t = useT('settings')
  return (
    <svg viewBox="0 0 110 12" role="img" aria-label={t('look.made')} className="mt-2 h-9 w-full rounded-tile">
      {shades.map((shade, at) => (
        <rect key={shade} x={at * 10} width="10.1" height="12" fill={palette[shade]}>
          <title>{`${shade} ${palette[shade]}`}</title>
        </rect>
      ))}
    </svg>
  )
}
