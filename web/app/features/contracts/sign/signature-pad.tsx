import { useEffect, useRef, useState } from 'react'
import type Pad from 'signature_pad'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError, placeOf, useField } from '#ui/field-frame.tsx'
import { RotateCcw } from '#ui/icons.tsx'
import { type Drawn, drawingOf, fitted } from './drawing.ts'

/** As the product has always drawn. */
const pen = {
  minWidth: 0.5,
  maxWidth: 2.5,
  minDistance: 5,
  throttle: 16,
  backgroundColor: '#fff',
  penColor: '#000',
}
const nothing: Drawn = { width: 1, height: 1, lines: [] }

type Props = { name: string; label: string; onFail(): void }

/** White paper and a black pen, also in the dark. A phone that is turned keeps what was drawn. */
export function SignaturePad({ name, label, onFail }: Props) {
  const t = useT('contracts')
  const state = useField({ name, label })
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(null)
  const drawn = useRef(nothing)
  const [isReady, setReady] = useState(false)
  const [value, setValue] = useState('')
  const fail = useRef(onFail)
  fail.current = onFail

  useEffect(() => {
    const paper = canvas.current
    if (!paper) return
    const stop = new AbortController()
    const begin = (made: Pad) => {
      pad.current = made
      const watching = new ResizeObserver(() => {
        const size = sizeTo(paper)
        made.clear()
        made.fromData(fitted(drawn.current, size))
      })
      watching.observe(paper)
      made.addEventListener('endStroke', () => {
        const { width, height } = paper.getBoundingClientRect()
        drawn.current = { width, height, lines: made.toData() }
        setValue(JSON.stringify(drawingOf(drawn.current)))
        state.setProblem(undefined)
      })
      stop.signal.addEventListener('abort', () => {
        watching.disconnect()
        made.off()
      })
      setReady(true)
    }
    // The page can be read before the pen is there; where it does not come, one types.
    import('signature_pad').then(
      ({ default: Made }) => stop.signal.aborted || begin(new Made(paper, pen)),
      () => fail.current(),
    )
    return () => stop.abort()
    // The pen is made once; what it tells goes by references.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  }, [])

  const again = () => {
    drawn.current = nothing
    setValue('')
    pad.current?.clear()
  }
  return (
    <div id={placeOf(name)}>
      <input type="hidden" name={name} value={value} />
      <div className="relative">
        <canvas
          ref={canvas}
          role="img"
          aria-label={value ? t('sign.signature.drawn') : label}
          aria-busy={!isReady}
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
          className="absolute top-2 right-2 min-h-11 bg-[#eef2f7]! text-[#0b1628]!"
          onClick={again}
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

/** As many dots as the screen has. */
function sizeTo(paper: HTMLCanvasElement): { width: number; height: number } {
  const { width, height } = paper.getBoundingClientRect()
  const scale = Math.max(window.devicePixelRatio, 1)
  paper.width = width * scale
  paper.height = height * scale
  paper.getContext('2d')?.scale(scale, scale)
  return { width, height }
}
