import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { type FormAnswer, writtenBy } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useRoot } from '#lib/use-root.ts'
import type { Target } from '#ui/drag/drop-target.ts'
import type { MenuData } from './menu.data.server.ts'
import { arrangedOf, dropLine, type Lines, linesOf, moveLine, placeOf, type Way } from './tree.ts'

/** What moves along with an item, so that the focus stays on it. */
export const handleId = (id: string) => `greep-${id}`

const wayOf: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/**
 * The menu in the order that one gives it by mouse, finger or keyboard. Each move is saved at once; while one is on its way
 * the next waits, so that the last one is the one that stays.
 */
export function useMenuOrder({ menuId, items }: Pick<MenuData, 'menuId' | 'items'>) {
  const t = useT('content')
  const { session } = useRoot()
  const fetcher = useFetcher<FormAnswer>()
  const { revalidate } = useRevalidator()
  const loaded = useMemo(() => linesOf(items), [items])
  const [own, setOwn] = useState<Lines>()
  const [told, setTold] = useState('')
  const sent = useRef<Lines>(undefined)
  const answered = useRef<FormAnswer>(undefined)
  const focusNext = useRef<string>(undefined)
  const lines = own ?? loaded
  const isIdle = fetcher.state === 'idle'
  useEffect(() => {
    if (!own || !isIdle) return
    const answer = fetcher.data
    const isAnswered = sent.current !== undefined && answer !== undefined && answer !== answered.current
    // Still on its way: the answer comes with another state of the fetcher.
    if (sent.current && !isAnswered) return
    if (isAnswered) {
      answered.current = answer
      const isLast = sent.current === own
      sent.current = undefined
      if (!answer.isSaved) {
        showToast({ title: t('menus.order.failed'), message: answer.errors[0]?.text, color: 'danger' })
        void revalidate()
        return setOwn(undefined)
      }
      if (isLast) return setOwn(undefined)
    }
    sent.current = own
    const form = { do: 'arrange', menuId, items: JSON.stringify(arrangedOf(own)) }
    void fetcher.submit({ ...form, [writtenBy]: session?.user.id ?? '' }, { method: 'post' })
  }, [own, isIdle, fetcher, menuId, session, t, revalidate])
  // The line was drawn anew at its new place.
  useEffect(() => {
    if (focusNext.current && lines.length > 0) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [lines])
  const nameOf = (id: string | null) => items.find((item) => item.id === id)?.title ?? ''
  const put = (id: string, next: Lines, focus?: string) => {
    if (next === lines) return setTold(t('menus.order.stuck', { name: nameOf(id) }))
    focusNext.current = focus
    setOwn(next)
    const { position, count, aboveId } = placeOf(next, id)
    const place = { name: nameOf(id), position, count }
    setTold(aboveId ? t('menus.order.below', { ...place, above: nameOf(aboveId) }) : t('menus.order.at', place))
  }
  return {
    lines,
    told,
    isSaving: own !== undefined,
    move: (id: string, way: Way) => put(id, moveLine(lines, id, way)),
    drop: (id: string, target: Target) => put(id, dropLine(lines, id, target)),
    onKeyDown: (id: string) => (event: KeyboardEvent<HTMLElement>) => {
      const way = event.altKey ? wayOf[event.key] : undefined
      if (!way) return
      event.preventDefault()
      put(id, moveLine(lines, id, way), event.currentTarget.id)
    },
  }
}
export type MenuOrder = ReturnType<typeof useMenuOrder>
