import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { LibrarySummary } from '#protocol/features/library.ts'
import { Button } from '#ui/button.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { Search } from '#ui/icons.tsx'
import type { LibraryTab } from './library-tabs.ts'

type Props = { tab: LibraryTab; search: string; folder: string | null; folders: LibrarySummary['folders'] }

/** Words and a folder, as a plain form whose answer has an address. */
export function Finder({ tab, search, folder, folders }: Props) {
  const t = useT('library')
  return (
    <Form role="search" className="mt-4 flex flex-wrap items-end gap-3" key={`${search} ${folder}`}>
      {tab === 'all' ? null : <input type="hidden" name="toon" value={tab} />}
      <label className="min-w-0 flex-1 basis-52 text-ui font-semibold max-sm:basis-full sm:max-w-80">
        {t('search')}
        <input
          type="search"
          name="zoek"
          defaultValue={search}
          maxLength={100}
          className={boxClass(undefined, 'mt-1.5 px-4 font-normal')}
        />
      </label>
      {folders.length > 0 ? (
        <label className="min-w-0 text-ui font-semibold max-sm:flex-1">
          {t('fields.folder')}
          <select
            name="map"
            defaultValue={folder ?? ''}
            className={boxClass(undefined, 'mt-1.5 px-4 font-normal')}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="">{t('allFolders')}</option>
            {folders.map(({ name, count }) => (
              <option key={name} value={name}>{`${name} (${count})`}</option>
            ))}
          </select>
        </label>
      ) : null}
      <Button type="submit" look="outline">
        <Search className="size-5" />
        {t('find')}
      </Button>
    </Form>
  )
}
