import { useT } from '#lib/i18n.tsx'
import type { TableFile } from '#protocol/shared/table-files/table-file.ts'
import { buttonClass } from '#ui/button.tsx'
import { Download } from '#ui/icons.tsx'
import { Popover } from '#ui/popover.tsx'

const kinds: TableFile[] = ['xlsx', 'csv']
const entry = 'flex min-h-11 w-full items-center rounded-control px-3 text-left text-ui no-underline hover:bg-sunken'

/** A list as a file, of the kind that one wants to open. Not through the router: the answer is no page. */
export function ExportMenu({ to, isPost = false }: { to(kind: TableFile): string; isPost?: boolean }) {
  const t = useT('table')
  return (
    <div className="max-sm:flex-none! max-sm:px-0!">
      <Popover
        align="end"
        className="w-56"
        sheetTitle={t('export.open')}
        summaryClassName={buttonClass('outline', 'xl', 'cursor-pointer max-sm:size-12 max-sm:p-0')}
        summary={
          <>
            <Download className="size-5 text-muted" />
            <span className="max-sm:sr-only">{t('export.open')}</span>
          </>
        }
      >
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              {isPost ? (
                <form method="post" action={to(kind)}>
                  <button type="submit" className={entry}>
                    {t(`export.${kind}`)}
                  </button>
                </form>
              ) : (
                <a href={to(kind)} download className={entry}>
                  {t(`export.${kind}`)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}
