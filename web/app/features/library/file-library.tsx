import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ContentTabs } from '#app/features/content/desk/content-tabs.tsx'
import { apiContext } from '#lib/context.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { libraryRules } from '#protocol/features/library.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { sizeText } from '#ui/file-rules.ts'
import { CloudUpload, FolderOpen } from '#ui/icons.tsx'
import { TabCount } from '#ui/link-tabs.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import { useCurrentInSight } from '#ui/use-current-in-sight.ts'
import type { Route } from './+types/file-library'
import { DropZone } from './drop-zone.tsx'
import { fileAction } from './file-action.server.ts'
import { FilePanel } from './file-panel.tsx'
import { FileTile } from './file-tile.tsx'
import { Finder } from './finder.tsx'
import { readLibrary } from './library.data.server.ts'
import { libraryHome, libraryTabs } from './library-tabs.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'library', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  return readLibrary(context.get(apiContext), new URL(request.url).searchParams)
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepContent')
  return fileAction(context, request)
}

/** All files of the site: found by tab, folder or word, with one of them open beside the others. */
export default function FileLibrary({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('library')
  const locale = useLocale()
  const isAwake = useIsHydrated()
  const [asked] = useSearchParams()
  const uploads = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const { files, page, last, summary, tab, search, folder, open } = loaderData
  const row = useCurrentInSight<HTMLUListElement>(tab)
  const missing = summary.undescribed
  const sums = {
    count: summary.all,
    size: sizeText(summary.bytes, locale),
    most: `${libraryRules.siteBytes / 1_000_000_000} GB`,
  }
  /** The same list with something else about it; on its first page, and with nothing open. */
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(asked)
    for (const [name, value] of Object.entries({ bestand: null, page: null, ...change }))
      if (value) next.set(name, value)
      else next.delete(name)
    return next.size > 0 ? `${libraryHome}?${next}` : libraryHome
  }
  const nothing = tab === 'removed' ? 'noneRemoved' : search || folder || tab !== 'all' ? 'none' : 'empty'
  return (
    <div className="wrap-wide py-6">
      <ContentTabs />
      <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="mr-auto min-w-0">
          <h1 className="text-h1">
            {missing > 0 ? t(missing === 1 ? 'missing.one' : 'missing.many', { count: missing }) : t('title')}
          </h1>
          <p className="mt-1 text-lead text-ink2">
            {t(sums.count === 1 ? 'sums.one' : 'sums.many', sums)} {t('lead')}
          </p>
        </div>
        {isAwake ? (
          <Button className="max-sm:w-full" onClick={() => input.current?.click()}>
            <CloudUpload className="size-5" />
            {t('upload.button')}
          </Button>
        ) : (
          <a href="#bestanden" className={buttonClass('primary', 'xl', 'max-sm:w-full')}>
            <CloudUpload className="size-5" />
            {t('upload.button')}
          </a>
        )}
      </div>
      <UploadList {...uploads} />
      <nav aria-label={t('tabs.label')} className="mt-5">
        <ul ref={row} className={tabBar}>
          {libraryTabs.map((each) => (
            <li key={each} className="flex">
              <Link
                to={to({ toon: each === 'all' ? null : each })}
                aria-current={each === tab ? 'page' : undefined}
                className={`${tabLink} ${currentTab}`}
              >
                {t(`tabs.${each}`)}
                <TabCount count={summary[each]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Finder tab={tab} search={search} folder={folder} folders={summary.folders} />
      <div
        className={`mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${open ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]' : ''}`}
      >
        <div className={open ? 'max-lg:order-last' : ''}>
          {files.length > 0 ? (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
              {files.map((file) => (
                <FileTile
                  key={file.id}
                  file={file}
                  to={to({ bestand: file.id, page: asked.get('page') })}
                  isOpen={file.id === open?.file.id}
                />
              ))}
            </ul>
          ) : (
            <EmptyState icon={FolderOpen} title={t(`${nothing}.title`)} text={t(`${nothing}.text`)} />
          )}
          <div className="mt-5 flex justify-center empty:hidden">
            <Pager page={page} last={last} to={(number) => to({ page: number > 1 ? String(number) : null })} />
          </div>
          <DropZone input={input} isAwake={isAwake} answer={open ? undefined : actionData} onFiles={uploads.add} />
        </div>
        {open ? (
          <FilePanel
            key={`${open.file.id} ${open.file.updatedAt}`}
            open={open}
            folders={summary.folders}
            answer={actionData}
            home={to({ page: asked.get('page') })}
          />
        ) : null}
      </div>
    </div>
  )
}
