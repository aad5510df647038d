import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** A colleague saved the route first. Nothing of theirs is overwritten. */
export default function LateDialog({ keepMine, loadTheirs }: { keepMine(): void; loadTheirs(): void }) {
  const t = useT('workflows')
  return (
    <Dialog
      isOpen
      onClose={keepMine}
      title={t('late.title')}
      text={t('late.text')}
      actions={
        <>
          <Button look="outline" onClick={keepMine}>
            {t('late.keep')}
          </Button>
          <Button onClick={loadTheirs}>{t('late.load')}</Button>
        </>
      }
    />
  )
}
