import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { useT } from '#lib/i18n.tsx'
import { stockImagePath, stockImages } from '#protocol/features/vacancies/vacancy-pictures.ts'

/** One of our own drawings, or none. The browser's radio buttons with a picture each. */
export function StockChoice({ chosen }: { chosen: string }) {
  const t = useT('vacancies')
  const nameOf = useSectorName()
  const tile =
    'relative flex aspect-2/1 items-center justify-center overflow-hidden rounded-tile border-2 border-line text-sm text-muted has-checked:border-primarymark has-checked:outline-2 has-checked:outline-[var(--primary-mark)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]'
  return (
    <fieldset className="sm:col-span-6">
      <legend className="text-ui font-semibold">{t('fields.stockImage')}</legend>
      <p className="mt-0.5 text-sm text-muted">{t('fields.stockHint')}</p>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {['', ...stockImages].map((name) => (
          <label key={name} className={tile}>
            <input
              type="radio"
              name="stockImage"
              value={name}
              defaultChecked={name === chosen}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {name ? (
              <img src={stockImagePath(name)} alt={nameOf(name)} loading="lazy" className="size-full" />
            ) : (
              <span className="px-2 text-center">{t('fields.noStock')}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
