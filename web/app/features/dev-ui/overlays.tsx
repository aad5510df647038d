import { useState } from 'react'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Chip, FilterChip } from '#ui/chip.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Archive, CircleHelp, Copy, Ellipsis, MessageCircle, Pencil, SearchX, Sprout } from '#ui/icons.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Menu } from '#ui/menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { Ring, RingSpinner } from '#ui/ring.tsx'
import { Busy } from '#ui/states/busy.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { Sample } from './sample.tsx'

/** What comes over the page, what one walks along, and what stands there when there is nothing. */
export default function Overlays() {
  const t = useT('dev-ui')
  return (
    <>
      <Sample title={t('overlays.dialogs')}>
        <Questions />
      </Sample>
      <Sample title={t('overlays.menus')}>
        <Small />
      </Sample>
      <Sample title={t('overlays.ways')}>
        <Ways />
      </Sample>
      <Sample title={t('overlays.marks')}>
        <Marks />
      </Sample>
      <Sample title={t('overlays.states')}>
        <States />
      </Sample>
    </>
  )
}

function Questions() {
  const t = useT('dev-ui')
  const [opened, setOpened] = useState<'dialog' | 'sheet'>()
  const { confirm, dialog } = useConfirm()
  const close = () => setOpened(undefined)
  const remove = async () => {
    const isSure = await confirm({
      title: t('overlays.removeTitle'),
      text: t('overlays.removeText'),
      verb: t('overlays.remove'),
      isDanger: true,
    })
    if (isSure) showToast({ title: t('overlays.removed'), color: 'success' })
  }
  const archive = () =>
    showToast({
      title: t('overlays.archived'),
      color: 'success',
      action: { label: t('overlays.undo'), run: () => showToast({ title: t('overlays.undone') }) },
    })
  return (
    <>
      <Button look="outline" onClick={() => setOpened('dialog')}>
        {t('overlays.openDialog')}
      </Button>
      <Button look="outline" onClick={() => setOpened('sheet')}>
        {t('overlays.openSheet')}
      </Button>
      <Button look="outline" onClick={remove}>
        {t('overlays.remove')}
      </Button>
      <Button look="outline" onClick={archive}>
        {t('looks.danger')}
      </Button>
      <Dialog
        isOpen={opened !== undefined}
        isSheet={opened === 'sheet'}
        onClose={close}
        title={t('overlays.hoursTitle')}
        text={t('overlays.hoursText')}
        actions={
          <>
            <Button look="outline" onClick={close}>
              {t('looks.ghost')}
            </Button>
            <Button onClick={close}>{t('overlays.saveHours')}</Button>
          </>
        }
      />
      {dialog}
    </>
  )
}

function Small() {
  const t = useT('dev-ui')
  const say = (key: string) => () => showToast({ title: t(`overlays.${key}`) })
  return (
    <>
      <Menu
        label={t('overlays.menu')}
        align="start"
        className={buttonClass('outline', 'xl')}
        parts={[
          {
            title: t('overlays.internship'),
            entries: [
              { key: 'edit', label: t('overlays.edit'), icon: Pencil, onAction: say('edit') },
              {
                key: 'copy',
                label: t('overlays.copy'),
                icon: Copy,
                hint: t('overlays.copyHint'),
                onAction: say('copy'),
              },
              { key: 'message', label: t('overlays.message'), icon: MessageCircle, isDisabled: true },
            ],
          },
          {
            entries: [
              { key: 'archive', label: t('looks.danger'), icon: Archive, isDanger: true, onAction: say('archived') },
            ],
          },
        ]}
      >
        <Ellipsis className="size-5" />
        {t('overlays.menu')}
      </Menu>
      <Popover summary={t('overlays.popover')} summaryClassName={buttonClass('outline', 'xl')}>
        <p className="text-ui">{t('overlays.popoverText')}</p>
      </Popover>
      <Tooltip text={t('overlays.help')}>
        <button
          type="button"
          aria-label={t('overlays.help')}
          className="grid size-12 place-items-center rounded-control text-ink2 hover:bg-sunken"
        >
          <CircleHelp className="size-5" />
        </button>
      </Tooltip>
    </>
  )
}

function Ways() {
  const t = useT('dev-ui')
  const parts = ['hours', 'contract', 'approval'] as const
  return (
    <div className="w-full space-y-8">
      <Breadcrumbs
        steps={[
          { label: t('title'), to: '/dev/ui' },
          { label: t('sections.table'), to: '/dev/ui/table' },
        ]}
        here={t('sections.overlays')}
      />
      <Tabs
        label={t('overlays.tabs')}
        tabs={parts.map((part, index) => ({
          id: part,
          label: t(`phases.${part}`),
          count: index * 12,
          content: <p>{t(`overlays.about.${part}`)}</p>,
        }))}
      />
      <LinkTabs
        label={t('overlays.linkTabs')}
        tabs={[
          { to: '/dev/ui/overlays', label: t('sections.overlays') },
          { to: '/dev/ui/table', label: t('sections.table') },
          { to: '/dev/ui/charts', label: t('sections.charts') },
        ]}
      />
      <div className="max-w-72">
        <Stepper
          label={t('overlays.stepper')}
          progress={t('step')}
          steps={(['search', 'approval', 'contract', 'hours'] as const).map((id, index) => ({
            id,
            label: t(`phases.${id}`),
            to: '/dev/ui/overlays',
            note: index === 2 ? t('overlays.stepNote') : undefined,
            state: index < 2 ? 'done' : index === 2 ? 'now' : 'todo',
          }))}
        />
      </div>
    </div>
  )
}

function Marks() {
  const t = useT('dev-ui')
  const locale = useLocale()
  const [isOn, setIsOn] = useState(false)
  const tones = ['count', 'plain', 'primary', 'ok', 'warn', 'err', 'info'] as const
  return (
    <>
      <span className="flex min-h-11 flex-wrap items-center gap-2">
        {tones.map((tone, index) => (
          <Badge key={tone} tone={tone}>
            {index + 3}
          </Badge>
        ))}
      </span>
      <Chip isOn={isOn} onClick={() => setIsOn(!isOn)}>
        {t('phases.contract')}
      </Chip>
      <FilterChip to="/dev/ui/overlays" label={t('overlays.removeChip')}>
        {t('overlays.chip')}
      </FilterChip>
      <Ring value={18.5} max={30} top={numberText(18.5, locale)} bottom={t('ofHours', { target: 30 })} size="md" />
      <Ring value={7} max={30} top="7" bottom={t('ofHours', { target: 30 })} size="sm" />
      <RingSpinner className="size-11" />
    </>
  )
}

function States() {
  const t = useT('dev-ui')
  const card = 'rounded-card border border-line bg-surface'
  return (
    <div className="grid w-full gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
      <div className={card}>
        <EmptyState
          headingLevel={3}
          icon={Sprout}
          title={t('overlays.firstUse')}
          text={t('overlays.firstUseWhy')}
          action={<Button look="outline">{t('overlays.firstUseAction')}</Button>}
        />
      </div>
      <div className={card}>
        <EmptyState
          headingLevel={3}
          icon={SearchX}
          title={t('overlays.noResults')}
          text={t('overlays.noResultsWhy')}
          action={<Button>{t('overlays.wider')}</Button>}
        />
      </div>
      <div className={card}>
        <ErrorState />
      </div>
      <div className={`${card} p-5`}>
        <Skeleton shape="list" count={4} />
      </div>
      <div className={`${card} py-2`}>
        <Skeleton shape="table" count={5} />
      </div>
      <div className={card}>
        <Busy>{t('overlays.fetching')}</Busy>
      </div>
      <div className="md:col-span-2 lg:col-span-3">
        <Skeleton shape="card" />
      </div>
    </div>
  )
}
