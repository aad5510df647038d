import { Link, useSearchParams } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { X } from '#ui/icons.tsx'
import { useReasonBox } from '#ui/reason-box.tsx'
import { queueAddress } from './queue-address.ts'

/** Opens the box for the reason, for who has no scripts. */
const refusing = 'afwijzen'

/** The box for the reason of a no. It opens by the button, and comes open when what was written in it is not right. */
export function useRefusing(field: string, isWrong: boolean) {
  const [asked] = useSearchParams()
  return useReasonBox(field, isWrong || asked.has(refusing))
}

type Props = { opener: ReturnType<typeof useReasonBox>['opener']; path: string; id: string; children: string }
const look = 'whitespace-nowrap max-md:flex-1 max-md:gap-1.5 max-md:px-2'

export function RefuseButton({ opener, path, id, children }: Props) {
  const words = (
    <>
      <X className="size-5 shrink-0 stroke-2" />
      {children}
    </>
  )
  return useIsHydrated() ? (
    <Button look="outline" className={look} {...opener}>
      {words}
    </Button>
  ) : (
    <Link to={queueAddress(path, { id, [refusing]: '1' })} className={buttonClass('outline', 'xl', look)}>
      {words}
    </Link>
  )
}

/** Closes the box again. */
export function CancelRefusing({ close, path, id }: { close(): void; path: string; id: string }) {
  const t = useT('ui')
  return useIsHydrated() ? (
    <Button look="outline" onClick={close}>
      {t('cancel')}
    </Button>
  ) : (
    <Link to={queueAddress(path, { id })} className={buttonClass('outline')}>
      {t('cancel')}
    </Link>
  )
}
