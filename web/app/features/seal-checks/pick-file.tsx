import { useT } from '#lib/i18n.tsx'
import { buttonClass, Spinner } from '#ui/button.tsx'
import { FilesInput } from '#ui/files-input.tsx'
import { FileText } from '#ui/icons.tsx'

type Props = { label: string; onFile(file: File): void; isBusy: boolean; look?: 'primary' | 'outline' }

/** A button that is the browser's own choice of a file: with a keyboard and by a voice it works like any other. */
export function PickFile({ label, onFile, isBusy, look = 'primary' }: Props) {
  const t = useT('seal-checks')
  return (
    <label
      className={buttonClass(
        look,
        'xl',
        'relative cursor-pointer max-md:w-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
      )}
    >
      {isBusy ? <Spinner /> : <FileText className="size-5" />}
      {isBusy ? t('choose.busy') : label}
      <FilesInput
        accept="application/pdf,.pdf"
        disabled={isBusy}
        className="absolute inset-0 cursor-pointer opacity-0"
        onFiles={([file]) => file && onFile(file)}
      />
    </label>
  )
}
