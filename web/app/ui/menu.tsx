import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover, Text } from 'react-aria-components/Menu'
import { useNavigate } from 'react-router'
import { AriaLocale } from './aria-locale.tsx'
import type { IconDrawing } from './icon-drawing.tsx'

export type MenuEntry = {
  key: string
  label: string
  icon?: IconDrawing
  hint?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** Where it leads, or else what it does. */
  to?: string
  onAction?(): void
}
export type MenuPart = { title?: string; entries: MenuEntry[] }

type Props = {
  label: string
  parts: MenuPart[] | (() => MenuPart[])
  className: string
  children: ReactNode
  align?: 'start' | 'end'
}

/** A button with things to do. The list only exists while it is open, so that a thousand rows may each have one. */
export function Menu({ label, parts, className, children, align = 'end' }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<'first' | 'last'>()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
    // The press that a browser makes of Enter counts as one of a pointer, and would leave the focus on the list.
    event.preventDefault()
    setOpened(event.key === 'ArrowUp' ? 'last' : 'first')
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={() => setOpened('first')}
        onKeyDown={onKeyDown}
        className={className}
      >
        {children}
      </button>
      {opened ? (
        <MenuList
          label={label}
          parts={typeof parts === 'function' ? parts() : parts}
          button={button}
          align={align}
          first={opened}
          close={() => setOpened(undefined)}
        />
      ) : null}
    </>
  )
}

type ListProps = Pick<Props, 'label' | 'align'> & {
  parts: MenuPart[]
  button: React.RefObject<HTMLButtonElement | null>
  first: 'first' | 'last'
  close(): void
}

function MenuList({ label, parts, align, button, first, close }: ListProps) {
  const navigate = useNavigate()
  const entries = parts.flatMap((part) => part.entries)
  return (
    <AriaLocale>
      <RouterProvider navigate={navigate}>
        <Popover
          isOpen
          onOpenChange={(isOpen) => isOpen || close()}
          triggerRef={button}
          placement={align === 'end' ? 'bottom end' : 'bottom start'}
          offset={6}
          className="min-w-52 max-w-[calc(100vw-2rem)] rounded-[min(20px,var(--r-panel))] border border-line bg-surface p-2 shadow-e3 outline-none"
        >
          <AriaMenu
            aria-label={label}
            autoFocus={first}
            disabledKeys={entries.filter(({ isDisabled }) => isDisabled).map(({ key }) => key)}
            onAction={(key) => entries.find((entry) => entry.key === key)?.onAction?.()}
            onClose={close}
            className="max-h-[inherit] overflow-auto outline-none"
          >
            {parts.map((part, index) => (
              <MenuSection
                key={part.title ?? part.entries[0]?.key ?? index}
                aria-label={part.title ?? label}
                className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
              >
                {part.title ? (
                  <Header className="px-3 pt-1.5 pb-1 text-cap font-semibold text-muted">{part.title}</Header>
                ) : null}
                {part.entries.map((entry) => (
                  <Entry {...entry} key={entry.key} id={entry.key} />
                ))}
              </MenuSection>
            ))}
          </AriaMenu>
        </Popover>
      </RouterProvider>
    </AriaLocale>
  )
}

function Entry({ id, label, icon: Icon, hint, isDanger, to }: MenuEntry & { id: string }) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={to}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-[min(var(--r-tile),14px)] px-3 py-2 text-ui font-medium no-underline -outline-offset-2 data-disabled:cursor-default data-disabled:opacity-50 data-focused:bg-sunken ${isDanger ? 'text-errink' : 'text-ink'}`}
    >
      {Icon ? <Icon className={`size-5 shrink-0 ${isDanger ? '' : 'text-muted'}`} /> : null}
      <span className="min-w-0">
        <Text slot="label" className="block">
          {label}
        </Text>
        {hint ? (
          <Text slot="description" className="block text-cap font-normal text-muted">
            {hint}
          </Text>
        ) : null}
      </span>
    </MenuItem>
  )
}
