import { useRevalidator } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, Spinner } from '../button.tsx'
import { CloudOff, RotateCw } from '../icons.tsx'
import { RingIcon } from './empty-state.tsx'

type Props = { title?: string; text?: string; onRetry?(): void; isBusy?: boolean }

/** A part of a page that could not be fetched. The rest of the page goes on. */
export function ErrorState({ title, text, onRetry, isBusy }: Props) {
  const t = useT('states')
  const { revalidate, state } = useRevalidator()
  const isTrying = isBusy ?? state === 'loading'
  return (
    <div role="alert" className="flex flex-col items-center px-5 py-8 text-center">
      <RingIcon icon={CloudOff} tone="err" />
      <h2 className="mt-4 text-h3">{title ?? t('error')}</h2>
      <p className="mt-1 max-w-80 text-ui text-balance text-muted">{text ?? t('errorWhy')}</p>
      <Button
        look="outline"
        className="mt-5"
        disabled={isTrying}
        aria-busy={isTrying}
        onClick={() => (onRetry ? onRetry() : void revalidate())}
      >
        {isTrying ? <Spinner /> : <RotateCw className="size-5 text-muted" />}
        {t('retry')}
      </Button>
    </div>
  )
}
