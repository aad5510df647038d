import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { chipClass, FilterChip } from '#ui/chip.tsx'
import { ChevronDown, Plus } from '#ui/icons.tsx'
import { Popover } from '#ui/popover.tsx'
import { FieldLinks, fieldLink } from './field-links.tsx'
import { NewWhere } from './new-where.tsx'
import type { ViewerData } from './view.server.ts'
import { viewAddress } from './view-address.ts'

const listClass = 'max-h-96 overflow-y-auto'

type Props = { data: ViewerData; problem?: 'missing' | 'invalid' }

/** What is shown, read as a sentence: each chip of it can be changed or taken away. */
export function Sentence({ data, problem }: Props) {
  const t = useT('data-viewer')
  const { view, sources, title, chips, folders, asking, groupedBy } = data
  const chip = (text: string) => (
    <>
      <span className="truncate">{text}</span>
      <ChevronDown className="size-4 shrink-0" />
    </>
  )
  return (
    <section aria-label={t('sentence')} className="mt-5 grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-ui text-ink2">
        <span>{t('show')}</span>
        <Popover
          summary={chip(title)}
          label={t('changeSource', { what: title })}
          summaryClassName={chipClass('on', 'cursor-pointer')}
          sheetTitle={t('sources')}
          className="w-80"
        >
          <ul className={listClass}>
            {sources.map(({ type, label }) => (
              <li key={type}>
                <Link
                  to={`?bron=${type}`}
                  aria-current={type === view.source ? 'true' : undefined}
                  className={`${fieldLink} ${type === view.source ? 'font-semibold text-primaryink' : ''}`}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Popover>
        {chips.map(({ label, how, value, to }, index) => {
          const said = t(`says.${how}`, { column: label, value })
          return (
            <span key={to} className="contents">
              <span>{t(index === 0 ? 'whose' : 'and')}</span>
              <FilterChip to={to} label={t('takeAway', { what: said })}>
                {said}
              </FilterChip>
            </span>
          )
        })}
        <Popover
          summary={
            <>
              <Plus className="size-4 shrink-0" />
              {t(chips.length === 0 ? 'addFirst' : 'add')}
            </>
          }
          summaryClassName={chipClass('dashed', 'cursor-pointer')}
          sheetTitle={t('addTitle')}
          className="w-80"
        >
          <FieldLinks folders={folders} to={(name) => viewAddress(view, { asking: name })} />
        </Popover>
      </div>
      {asking ? <NewWhere key={asking.name} view={view} column={asking} problem={problem} /> : null}
      <div className="flex flex-wrap items-center gap-2 text-ui text-ink2">
        <span>{t('groupBy')}</span>
        {groupedBy ? (
          <FilterChip to={viewAddress(view, { group: null })} label={t('takeAway', { what: groupedBy })}>
            {groupedBy}
          </FilterChip>
        ) : (
          <Popover
            summary={chip(t('nothing'))}
            summaryClassName={chipClass('dashed', 'cursor-pointer')}
            sheetTitle={t('groupTitle')}
            className="w-80"
          >
            <FieldLinks folders={folders} to={(name) => viewAddress(view, { group: name })} />
          </Popover>
        )}
      </div>
    </section>
  )
}
