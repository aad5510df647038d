import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { sectors } from '#protocol/shared/sectors.ts'

const pictures = sectors.map((name) => ({ name, src: `/stock/${name}.svg` }))

/** The pictures that every site has. */
export function PictureChoice({ src, onChoose }: { src: string; onChoose(src: string): void }) {
  const t = useT('content')
  const sector = useT('stagebank')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui font-semibold">{t('pages.fields.picture')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {pictures.map((picture) => (
          <label
            key={picture.src}
            className="relative overflow-hidden rounded-tile border-2 border-line has-checked:border-primary has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)]"
          >
            <input
              type="radio"
              name={name}
              checked={picture.src === src}
              onChange={() => onChoose(picture.src)}
              className="absolute inset-0 appearance-none outline-none"
            />
            <img
              src={picture.src}
              alt={sector(`sectors.${picture.name}`)}
              width={1200}
              height={600}
              loading="lazy"
              className="aspect-2/1 w-full object-cover"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
