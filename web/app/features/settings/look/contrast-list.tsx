import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { nearestReadable, type Pair, type PaletteName, pairsOf } from '#protocol/tenants/look-contrast.ts'
import type { Palette } from '#protocol/tenants/palettes.ts'
import { Button } from '#ui/button.tsx'
import { StatusMark } from '#ui/status-mark.tsx'

type Props = { name: PaletteName; palette: Palette; onTake(colour: string): void }

/** Whether text can be read in this colour, for every place where the site writes it; and the way out when it cannot. */
export function ContrastList({ name, palette, onTake }: Props) {
  const t = useT('settings')
  const pairs = pairsOf(name, palette)
  const bad = pairs.filter(({ isGood }) => !isGood)
  const nearest = bad.length > 0 ? nearestReadable(name, palette[600]) : null
  return (
    <div className="-mt-2 grid gap-3">
      <div role="status" className="grid gap-3">
        {bad.length > 0 ? (
          <div className="grid gap-3 rounded-tile bg-errsoft px-4 py-3 text-sm text-errink">
            <p className="flex gap-3">
              <StatusMark status="err" className="size-5" />
              <span>{t('look.contrast.bad')}</span>
            </p>
            <ul className="grid gap-2">
              {bad.map((pair) => (
                <Line key={`${pair.name} ${pair.mode}`} pair={pair} />
              ))}
            </ul>
          </div>
        ) : (
          <p className="flex gap-3 rounded-tile bg-oksoft px-4 py-3 text-sm text-okink">
            <StatusMark status="done" className="size-5" />
            <span>{t('look.contrast.good', { count: pairs.length })}</span>
          </p>
        )}
      </div>
      {nearest ? (
        <Button look="outline" size="md" className="min-h-11 justify-self-start" onClick={() => onTake(nearest)}>
          <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
            <circle cx="10" cy="10" r="9" fill={nearest} />
          </svg>
          {t('look.contrast.take', { colour: nearest })}
        </Button>
      ) : null}
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primaryink">
          {t('look.contrast.all')}
        </summary>
        <ul className="mt-1 grid gap-2">
          {pairs.map((pair) => (
            <Line key={`${pair.name} ${pair.mode}`} pair={pair} />
          ))}
        </ul>
      </details>
    </div>
  )
}

/** Not by a style attribute, which the page does not allow: a drawing has its own colours. */
function Line({ pair: { name, mode, ink, ground, ratio, isGood } }: { pair: Pair }) {
  const t = useT('settings')
  const locale = useLocale()
  const where = t(`look.contrast.pairs.${name}`)
  const params = { where, mode: t(`look.contrast.${mode}`), ratio: numberText(Math.floor(ratio * 10) / 10, locale) }
  return (
    <li className="flex items-center gap-3">
      <svg viewBox="0 0 44 28" className="h-7 w-11 shrink-0 rounded-tile" aria-hidden="true">
        <rect width="44" height="28" fill={ground} />
        <path d="M12 20 17 8h2l5 12m-10-4h8" fill="none" stroke={ink} strokeWidth="2.2" />
        <circle cx="30" cy="16.5" r="3.5" fill="none" stroke={ink} strokeWidth="2.2" />
      </svg>
      <StatusMark status={isGood ? 'done' : 'err'} className="size-4" />
      <span>{t(isGood ? 'look.contrast.passes' : 'look.contrast.fails', params)}</span>
    </li>
  )
}
