import { useT } from '#lib/i18n.tsx'
import type { Shape } from '#protocol/tenants/themes.ts'

type Props = { name: string; value: string; shapes: readonly Shape[]; standard: Shape }

/** How round corners are: each choice shows itself. */
export function ShapeChoice({ name, value, shapes, standard }: Props) {
  const t = useT('settings')
  const choices = [{ value: '', shape: standard, label: t('look.standard') }].concat(
    shapes.map((shape) => ({ value: shape, shape, label: t(`look.shapes.${shape}`) })),
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui font-semibold text-ink">{t('look.fields.shape')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-14 items-center gap-3 rounded-field border border-fieldline px-3.5 py-2 text-ui has-checked:border-primarymark has-checked:bg-primaryfaint has-checked:font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              className="size-5 shrink-0 accent-[var(--primary-mark)]"
            />
            <span aria-hidden="true" data-shape={choice.shape} className="shrink-0">
              <span className="block size-7 rounded-tl-[var(--r-card)] border-t-3 border-l-3 border-primarymark bg-primaryfaint" />
            </span>
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
