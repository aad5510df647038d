import { useState } from 'react'
import { Link } from 'react-router'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import type { FormError } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { stockColours } from '#protocol/features/stock-paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Check, Copy, Download } from '#ui/icons.tsx'
import { Places, PutForm } from './put-form.tsx'
import { stockAddress } from './stock-address.ts'
import type { StockFound, Wanted } from './stock-images.data.server.ts'

type Props = {
  shown: NonNullable<StockFound['shown']>
  wanted: Wanted
  pages: StockFound['pages']
  errors: FormError[] | undefined
}

/** One drawing, large: what is to be seen on it, in which colours it can be had, and how to take it along. */
export function StockPanel({ shown, wanted, pages, errors }: Props) {
  const t = useT('stock-images')
  const sectorName = useSectorName()
  return (
    <section className="rounded-card border border-line bg-surface p-4 md:p-6">
      <img
        src={shown.looks[wanted.colours]}
        alt={shown.alt}
        width={240}
        height={160}
        className="h-auto w-full rounded-tile bg-sunken"
      />
      <p className="mt-4 text-sm font-semibold text-muted">{sectorName(shown.sector)}</p>
      <h2 className="mt-0.5 text-h3">{shown.title}</h2>
      <h3 className="mt-4 text-ui font-semibold">{t('alt')}</h3>
      <p className="mt-1 text-ui text-ink2">{shown.alt}</p>
      <h3 className="mt-4 text-ui font-semibold">{t('colours.title')}</h3>
      <ul className="mt-2 grid grid-cols-3 gap-3">
        {stockColours.map((colours) => (
          <li key={colours}>
            <Link
              to={stockAddress({ ...wanted, colours, name: shown.name })}
              preventScrollReset
              aria-current={colours === wanted.colours ? 'true' : undefined}
              className="group block rounded-tile text-sm text-ink2 no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-primaryink"
            >
              <img
                src={shown.looks[colours]}
                alt=""
                width={240}
                height={160}
                className="h-auto w-full rounded-[min(10px,var(--r-tile))] bg-sunken outline-offset-2 outline-primarymark group-aria-[current]:outline-3"
              />
              <span className="mt-2 block">{t(`colours.${colours}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <PutForm key={`${shown.name} ${wanted.colours}`} pages={pages} errors={errors} />
      <Places places={shown.places} />
      <CopyAddress key={shown.address} address={shown.address} />
      <h3 className="mt-5 text-ui font-semibold">{t('download.title')}</h3>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {shown.files.map(({ format, href, name }) => (
          <li key={format}>
            <a
              href={href}
              download={name}
              aria-label={t('download.as', { title: shown.title, format: format.toUpperCase() })}
              className={buttonClass('outline', 'md', 'w-full')}
            >
              <Download className="size-4.5 text-muted" />
              {format.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Without scripts the address stands there to be selected. */
function CopyAddress({ address }: { address: string }) {
  const t = useT('stock-images')
  const isHydrated = useIsHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <>
      <label className="mt-5 block">
        <span className="text-ui font-semibold">{t('use.label')}</span>
        <input
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="mt-2 min-h-11 w-full rounded-field border-[1.5px] border-fieldline bg-surface px-4 text-sm"
        />
      </label>
      {isHydrated ? (
        <Button look="outline" className="mt-3 w-full" onClick={() => void copy()}>
          <Icon className="size-5" />
          {t(isCopied ? 'use.copied' : 'use.copy')}
        </Button>
      ) : null}
      <span role="status" className="sr-only">
        {isCopied ? t('use.copied') : ''}
      </span>
    </>
  )
}
