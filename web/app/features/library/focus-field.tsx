import { type PointerEvent, useRef, useState } from 'react'
import { tellInput } from '#lib/fill-control.ts'
import { useT } from '#lib/i18n.tsx'
import { focusClass } from './focus-class.ts'

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))
/** How pages cut a picture, from wide to high. */
const cuts = [
  ['header', 'h-16 w-32'],
  ['card', 'h-16 w-18'],
  ['phone', 'h-16 w-12'],
] as const

/** What of a picture stays in sight when it is cut: drag the ring, or move the sliders by their arrow keys. */
export function FocusField({ src, x: givenX, y: givenY }: { src: string; x: number; y: number }) {
  const t = useT('library')
  const [{ x, y }, setPoint] = useState({ x: givenX, y: givenY })
  const fields = useRef<HTMLDivElement>(null)
  const point = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0 && event.type === 'pointermove') return
    const box = event.currentTarget.getBoundingClientRect()
    setPoint({
      x: within((100 * (event.clientX - box.left)) / box.width),
      y: within((100 * (event.clientY - box.top)) / box.height),
    })
    tellInput(fields.current)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('focus.title')}</legend>
      <div className="relative overflow-hidden rounded-tile bg-sunken">
        <img src={src} alt="" className="block max-h-80 w-full object-fill" />
        <svg
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            point(event)
          }}
          onPointerMove={point}
          className="absolute inset-0 size-full cursor-crosshair touch-none"
        >
          <circle cx={`${x}%`} cy={`${y}%`} r="21" fill="rgb(255 255 255 / 0.25)" stroke="#4b5563" strokeWidth="6" />
          <circle cx={`${x}%`} cy={`${y}%`} r="21" fill="none" stroke="white" strokeWidth="3" />
          <circle cx={`${x}%`} cy={`${y}%`} r="5" fill="#1d5fa8" stroke="white" strokeWidth="2.5" />
        </svg>
      </div>
      <p className="mt-2 text-sm text-ink2">
        <strong className="font-semibold text-ink">{t('focus.title')}.</strong> {t('focus.hint')}
      </p>
      <div ref={fields} className="mt-2 grid grid-cols-2 gap-4">
        <Slider name="focusX" label={t('focus.x')} value={x} onValue={(next) => setPoint({ x: next, y })} />
        <Slider name="focusY" label={t('focus.y')} value={y} onValue={(next) => setPoint({ x, y: next })} />
      </div>
      <div className="mt-2 flex flex-wrap gap-4">
        {cuts.map(([name, shape]) => (
          <figure key={name}>
            <img src={src} alt="" className={`rounded-tile ${shape} ${focusClass(x, y)}`} />
            <figcaption className="mt-1 text-cap text-muted">{t(`focus.cuts.${name}`)}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  )
}

type SliderProps = { name: string; label: string; value: number; onValue(value: number): void }

function Slider({ name, label, value, onValue }: SliderProps) {
  return (
    <label className="grid text-sm text-ink2">
      {label}
      <input
        type="range"
        name={name}
        min={0}
        max={100}
        value={value}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
        className="min-h-11 w-full accent-primarymark"
      />
    </label>
  )
}
