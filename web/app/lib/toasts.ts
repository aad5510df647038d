import { toast as times } from './constants.ts'

export type ToastColor = 'success' | 'danger' | 'warning' | 'info' | 'primary' | 'muted'
/** What undoes something is also pressed by its key; see `useQueueKeys`. */
type ToastAction = { label: string; run?: () => void; to?: string; isUndo?: boolean }
export type Toast = {
  id: string
  createdAt: number
  /** From 0 to 1, over its duration. */
  progress: number
  duration: number
  title: string
  message?: string
  color: ToastColor
  closable: boolean
  action?: ToastAction
}
export type ToastInput = Pick<Toast, 'title'> & Partial<Omit<Toast, 'title' | 'createdAt' | 'progress'>>
type Hold = 'unseen' | 'hover' | 'focus'

let toasts: readonly Toast[] = []
let seen: readonly string[] = []
let counter = 0
let clock: ReturnType<typeof setInterval> | undefined
let lastTick = 0
const holds = new Map<string, Set<Hold>>()
const listeners = new Set<() => void>()
const tickers = new Set<() => void>()

/** Shows a message in the corner of the page. It can be called from anywhere; one with a known id is not shown twice. */
export function showToast(input: ToastInput): string {
  const id = input.id ?? `toast-${++counter}`
  if (seen.includes(id)) return id
  seen = [...seen.slice(-50), id]
  holds.set(id, new Set(['unseen']))
  const duration = input.action ? times.actionDuration : times.duration
  const given = { color: 'info', duration, closable: true, ...input } as const
  if (input.action) makeRoom()
  change([...toasts, { ...given, id, createdAt: Date.now(), progress: 0 }])
  return id
}

/** What can be undone now is seen now: the oldest offer leaves for it, unless somebody is at it. */
function makeRoom(): void {
  if (toasts.length < times.mostVisible) return
  const isFree = ({ id, action }: Toast) => action && !holds.get(id)?.size
  const oldest = toasts.find(isFree)
  if (oldest) closeToast(oldest.id)
}

export function closeToast(id: string): void {
  holds.delete(id)
  change(toasts.filter((each) => each.id !== id))
}

/** Its time stands still until it is on the screen, and while somebody points at it or is in it. */
export function holdToast(id: string, why: Hold, isHeld: boolean): void {
  const reasons = holds.get(id) ?? new Set()
  if (isHeld) reasons.add(why)
  else reasons.delete(why)
  holds.set(id, reasons)
}

export const allToasts = (): readonly Toast[] => toasts

/** Called when a toast comes or goes. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called whenever progress was made: too often for rendering, right for moving a line. */
export function watchProgress(listener: () => void): () => void {
  tickers.add(listener)
  return () => tickers.delete(listener)
}

function change(next: readonly Toast[]): void {
  toasts = next
  if (toasts.length > 0 && clock === undefined) {
    lastTick = Date.now()
    clock = setInterval(tick, times.tick)
  } else if (toasts.length === 0) {
    clearInterval(clock)
    clock = undefined
  }
  for (const listener of listeners) listener()
}

/** Counts the time that really went by: a browser that is busy ticks less often. */
function tick(): void {
  const now = Date.now()
  const passed = now - lastTick
  lastTick = now
  for (const each of toasts.slice(0, times.mostVisible)) {
    if (holds.get(each.id)?.size) continue
    each.progress = Math.min(1, each.progress + passed / each.duration)
    if (each.progress === 1) closeToast(each.id)
  }
  for (const ticker of tickers) ticker()
}
